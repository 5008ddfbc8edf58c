import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../motion/Piece.tsx';
import { Zone } from '../motion/Zone.tsx';
import { RATIO } from './Card.tsx';
import { Press, type Pressable } from './Press.tsx';
import css from './pile.module.css';

interface PileProps extends Pressable {
  /** The zone that the pile is. */
  readonly zone: string;
  /** How many cards lie there, and what they are, for those who cannot see it. */
  readonly label: string;
  readonly count: number;
  /** What lies on top, as a piece (see `Piece`) and as it looks: a card or a back as wide as `--card`. */
  readonly top?: { readonly id: string; readonly card: ReactNode } | undefined;
  /** Few are left: it is marked. */
  readonly low?: boolean;
  readonly colour?: string;
  /** Width by height of its cards. */
  readonly ratio?: number;
}

/** How many edges are seen below the top card: a pile of thirty looks like many, one of two like two. */
export function edges(count: number): number {
  return count < 2 ? 0 : Math.min(7, 1 + Math.floor(Math.log2(count)));
}

/** A stack of cards with its count. Empty, it keeps its place as a well in the felt. */
export function Pile({ zone, label, count, top, low = false, colour, ratio = RATIO, ...press }: PileProps) {
  const style = {
    '--ratio': ratio,
    '--edges': edges(count),
    ...(colour ? { '--piece': colour } : {}),
  } as CSSProperties;
  return (
    <Zone id={zone} className={css.place} data-low={low} style={style}>
      <Press {...press} label={label} className={css.pile}>
        <span className={css.well} />
        {Array.from({ length: edges(count) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell the edges of cards apart.
          <span key={i} className={css.edge} style={{ '--n': i } as CSSProperties} />
        ))}
        {top && count > 0 && (
          <Piece as="span" id={top.id} className={css.top}>
            {top.card}
          </Piece>
        )}
        <b className={css.count}>{count}</b>
      </Press>
    </Zone>
  );
}
