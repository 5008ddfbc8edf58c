import { contentOf, type Energy, FIRES, type Fire, type PilotColour } from '@starboard/scramble';
import type { CSSProperties, ReactNode } from 'react';
import { weaponHue } from '../art/hues.ts';
import { IconRow } from '../Icons.tsx';
import { AssistToken, Badge, Pattern, ShieldDie } from '../Signs.tsx';
import { InvaderArt } from '../Sprite.tsx';
import theme from '../theme.module.css';
import css from './figures.module.css';

/** Pieces of the table on a piece of its sky. */
export function Panel({ children, small = false }: { readonly children: ReactNode; readonly small?: boolean }) {
  return (
    <span className={`${theme.scramble} ${css.panel}`} data-small={small} aria-hidden="true">
      {children}
    </span>
  );
}

interface EnemyProps {
  readonly kind: string;
  readonly colour: PilotColour;
  readonly shields: number;
  readonly lit?: boolean;
  readonly assist?: PilotColour;
  readonly hit?: boolean;
}

/** An Invader with its die and whose colour it is. */
export function Enemy({ kind, colour, shields, lit = false, assist, hit = false }: EnemyProps) {
  return (
    <span className={css.enemy} data-hit={hit} style={{ '--hue': `var(--pilot-${colour})` } as CSSProperties}>
      {assist && (
        <span className={css.assist}>
          <AssistToken colour={assist} />
        </span>
      )}
      <InvaderArt kind={kind} colour={colour} />
      <span className={css.foot}>
        <Badge colour={colour} />
        <span className={css.die}>
          <ShieldDie shields={shields} lit={lit} />
        </span>
      </span>
    </span>
  );
}

/** The three ways a shot spreads. */
export function Patterns() {
  return FIRES.map((fire: Fire) => (
    <span key={fire} className={css.pattern} style={{ '--hue': 'var(--gem-blue)' } as CSSProperties}>
      <Pattern fires={[fire]} />
    </span>
  ));
}

/** The icons of a weapon's board. */
export function Board({ weapon }: { readonly weapon: Energy }) {
  const { base } = contentOf({ cards: null });
  const at = (['red', 'blue', 'yellow', 'green'] as const).indexOf(weapon);
  return (
    <span className={css.board} style={{ '--hue': weaponHue(weapon) } as CSSProperties}>
      <IconRow icons={base[at].icons} />
    </span>
  );
}

/** Heat from 0 to 8, up to a level. */
export function Meter({ heat }: { readonly heat: number }) {
  return (
    <span className={css.meter}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => (
        <i key={level} data-on={level > 0 && level <= heat} data-tone={level > 5 ? 'red' : level > 3 ? 'hot' : 'warm'}>
          {level === 8 ? '!' : level}
        </i>
      ))}
    </span>
  );
}

/** From one thing to the next. */
export function Goes() {
  return <b className={css.goes}>→</b>;
}
