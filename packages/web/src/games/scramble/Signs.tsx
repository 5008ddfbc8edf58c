import type { Fire, Gem, PilotColour, Special } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EMBLEMS } from './art/emblems.ts';
import { gemSvg } from './art/gems.ts';
import { pilotHue } from './art/hues.ts';
import * as icons from './icons.ts';
import css from './signs.module.css';

// The small signs of the table, each as large as the text around it.

export function GemArt({ gem, className }: { readonly gem: Gem; readonly className?: string | undefined }) {
  return (
    <span className={`${css.gem} ${className ?? ''}`} data-gem={gem}>
      <Picture name={`gem ${gem}`} draw={() => gemSvg(gem)} urgent className={css.art} />
    </span>
  );
}

/** Comet, crescent, wing, ring: the sign of a pilot, in the own hue unless a fill is named. */
export function Emblem({ colour, fill }: { readonly colour: PilotColour; readonly fill?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        fill={fill ?? pilotHue(colour)}
        d={EMBLEMS[colour]}
        className={css.emblem}
        data-pilot={colour}
      />
    </svg>
  );
}

/** The emblem in a dark disc, as Invaders carry it. */
export function Badge({ colour, own }: { readonly colour: PilotColour; readonly own?: boolean }) {
  return (
    <span className={css.badge} data-own={own} style={{ '--hue': pilotHue(colour) } as CSSProperties}>
      <Emblem colour={colour} />
    </span>
  );
}

/** An Assist token: a diamond in the hue of its pilot. */
export function AssistToken({ colour, spent }: { readonly colour: PilotColour; readonly spent?: boolean }) {
  return (
    <span className={css.assist} data-spent={spent} style={{ '--hue': pilotHue(colour) } as CSSProperties}>
      <Emblem colour={colour} fill="currentColor" />
    </span>
  );
}

const at = (r: number, i: number, n: number): string => {
  const a = (i / n) * 2 * Math.PI - Math.PI / 2;
  return `${(20 + r * Math.cos(a)).toFixed(1)},${(20 + r * Math.sin(a)).toFixed(1)}`;
};
const FACE = [0, 1, 2, 3, 4].map((i) => at(13.4, i, 5)).join(' ');
const SIDES = [0, 1, 2, 3, 4].map(
  (i) =>
    `${at(19, 2 * i, 10)} ${at(19, 2 * i + 1, 10)} ${at(19, 2 * i + 2, 10)} ${at(13.4, i + 1, 5)} ${at(13.4, i, 5)}`,
);

interface DieProps {
  readonly shields: number;
  /** Lit in the hue of the Invader once it is damaged. */
  readonly lit: boolean;
}

/** The Damage die: twelve-sided, grey while its Invader is whole. */
export function ShieldDie({ shields, lit }: DieProps) {
  return (
    <svg viewBox="0 0 40 40" className={css.die} data-lit={lit} aria-hidden="true" focusable="false">
      {SIDES.map((points, i) => (
        <polygon
          key={points}
          points={points}
          className={css.side}
          style={{ '--dark': [10, 34, 62, 50, 22][i] } as CSSProperties}
        />
      ))}
      <polygon points={FACE} className={css.face} />
      <text x="20" y="27" textAnchor="middle" className={css.count}>
        {shields}
      </text>
    </svg>
  );
}

const PATTERNS: Readonly<Record<Fire, readonly string[]>> = {
  scatter: ['0,2', '1,2', '2,2'],
  beam: ['1,2', '1,1', '1,0'],
  blast: ['1,2', '1,1', '0,1', '2,1'],
};

/** Which Invaders a shot hits, as nine pixels: the target below in white, the rest in the hue of the weapon. */
export function Pattern({ fires }: { readonly fires: readonly Fire[] }) {
  const hit = new Set(fires.flatMap((fire) => PATTERNS[fire]));
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      {[0, 1, 2].flatMap((y) =>
        [0, 1, 2].map((x) => {
          const kind = x === 1 && y === 2 ? 'target' : hit.has(`${x},${y}`) ? 'hit' : 'free';
          return (
            <rect
              key={`${x}${y}`}
              x={x * 8 + 0.8}
              y={y * 8 + 0.8}
              width="6.4"
              height="6.4"
              rx="1"
              className={css.pixel}
              data-kind={kind}
            />
          );
        }),
      )}
    </svg>
  );
}

export function MoveSign() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      <path d="M9 5L3 12l6 7M15 5l6 7-6 7" fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="square" />
    </svg>
  );
}

/** Through the Wormholes: the way around. */
export function RingSign() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      <path d="M5 17a9 9 0 1 1 14 0M19 11v6h-6" fill="none" stroke="currentColor" strokeWidth="3.2" />
    </svg>
  );
}

const BURST =
  'M12 0l2.6 7.200L21 3l-3.7 6.600L24 12l-6.7 2.400L21 21l-6.4-4.200L12 24l-2.6-7.200L3 21l3.7-6.600L0 12l6.7-2.400L3 3l6.4 4.200z';

export function PowerSign() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      <path d={BURST} fill="currentColor" />
    </svg>
  );
}

const HEXAGON = 'M12 1l9.5 5.500v11L12 23l-9.5-5.500v-11z';

export function Credit() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" className={css.sign} aria-hidden="true" focusable="false">
      <path d={HEXAGON} className={css.coin} />
      <path d="M14.8 9.600a3.6 3.6 0 1 0 0 4.8" className={css.cut} />
    </svg>
  );
}

/** One space of the Credit Meter. */
export function CreditPip({ kind }: { readonly kind: 'full' | 'coming' | 'going' | 'free' }) {
  return (
    <svg viewBox="0 0 24 24" className={css.pip} data-hued data-kind={kind} aria-hidden="true" focusable="false">
      <path d={HEXAGON} />
    </svg>
  );
}

const SPECIAL_ICONS: Readonly<Record<Exclude<Special, 'scavenge'>, string>> = {
  boost: icons.boost,
  vent: icons.vent,
  convert: icons.convert,
  energize: icons.energize,
};

export function SpecialSign({ special }: { readonly special: Special }) {
  return special === 'scavenge' ? <Credit /> : <Icon path={SPECIAL_ICONS[special]} className={css.sign} />;
}
