import type { CSSProperties, ReactNode } from 'react';
import { Press, type Pressable } from './Press.tsx';
import css from './token.module.css';

/** The outlines of tokens in a square of 100. Colour is never the only sign. */
const SHAPES = {
  disc: 'M50 5a45 45 0 1 1 0 90 45 45 0 0 1 0-90Z',
  hexagon: 'M50 4 89 26.5v45L50 96 11 71.5v-45Z',
  diamond: 'M50 3 95 50 50 97 5 50Z',
  square: 'M18 8h64a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10H18A10 10 0 0 1 8 82V18A10 10 0 0 1 18 8Z',
  triangle: 'M50 7a8 8 0 0 1 7 4l37 66a8 8 0 0 1-7 12H13a8 8 0 0 1-7-12l37-66a8 8 0 0 1 7-4Z',
  shield: 'M50 4 90 16v34c0 24-17 38-40 46C27 88 10 74 10 50V16Z',
  drop: 'M50 3c20 26 36 38 36 59a36 36 0 0 1-72 0C14 41 30 29 50 3Z',
  star: 'M50 3 63 35l35 3-27 23 9 34-30-19-30 19 9-34L2 38l35-3Z',
} as const;

export type TokenShape = keyof typeof SHAPES;
export const TOKEN_SHAPES = Object.keys(SHAPES) as readonly TokenShape[];

interface TokenProps extends Pressable {
  readonly shape: TokenShape;
  /** What it is and how many, for those who cannot see it. */
  readonly label: string;
  readonly colour: string;
  /** How many lie there: a stack from two on. */
  readonly count?: number;
  /** A symbol on it. */
  readonly children?: ReactNode;
}

/** A token, as wide as `--token`: a thick plate with a rim, a symbol on it and, where there are several, their number. */
export function Token({ shape, label, colour, count = 1, children, ...press }: TokenProps) {
  const path = SHAPES[shape];
  const stack = Math.min(3, count);
  return (
    <Press {...press} label={label} className={css.token} style={{ '--piece': colour } as CSSProperties}>
      <svg className={css.plate} viewBox="-6 -16 112 130" aria-hidden="true" focusable="false">
        <ellipse className={css.shadow} cx="52" cy="96" rx="50" ry="15" />
        <path className={css.ring} d={path} transform="translate(0 7)" />
        <path className={css.ring} d={path} transform={`translate(0 ${-(stack - 1) * 8})`} />
        {Array.from({ length: stack }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a stack are equal.
          <g key={i} transform={`translate(0 ${-i * 8})`}>
            <path className={css.foot} d={path} transform="translate(0 7)" />
            <path className={css.side} d={path} />
          </g>
        ))}
        <g transform={`translate(0 ${-(stack - 1) * 8})`}>
          <path className={css.top} d={path} />
          <path className={css.rim} d={path} />
          <path className={css.groove} d={path} transform="translate(50 52) scale(.78) translate(-50 -52)" />
        </g>
      </svg>
      {children && (
        <span className={css.symbol} style={{ '--stack': stack - 1 } as CSSProperties}>
          {children}
        </span>
      )}
      {count !== 1 && <b className={css.count}>{count}</b>}
    </Press>
  );
}
