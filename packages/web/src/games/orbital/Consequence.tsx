import type { Seat } from '@starboard/kernel';
import { byId, COLOURS, chart, OFFSET, type Placed, races } from '@starboard/orbital';
import type { Desk } from './board.ts';
import css from './consequence.module.css';
import type { Docking, Foreseen } from './foresight.ts';
import { Glyph, TypeChip } from './Signs.tsx';
import { WORDS } from './words.ts';

/** What the choice under the pointer leads to: exits that are left, and what it does to the race. */
export function Consequence({ desk, foreseen }: { readonly desk: Desk; readonly foreseen: Foreseen }) {
  const { props, c, me } = desk;
  const words = WORDS[props.lang];
  const before = races(props.view);
  const changed = COLOURS.flatMap((colour, i) => {
    const [was, is] = [before[i], foreseen.races[i]];
    return was.counts[me] === is.counts[me] ? [] : [{ colour, was, is }];
  });
  const { modules } = props.view.players[me];
  const now = chart(c.exits, modules).usable;
  const exits = foreseen.docking !== undefined || foreseen.exits !== now;
  if (!exits && changed.length === 0) return null;
  return (
    <p
      className={css.consequence}
      aria-hidden="true"
      data-above={foreseen.docking && liesLow(foreseen.docking, modules)}
    >
      {exits && (
        <span className={css.exits} data-few={foreseen.exits <= 1}>
          <Glyph mark="exit" />
          <b>{foreseen.exits}</b> {foreseen.exits === 1 ? words.lastExit : words.exitsLeft(foreseen.exits)}
        </span>
      )}
      {changed.map(({ colour, was, is }) => (
        <span key={colour}>
          <TypeChip colour={colour} />
          <b>{words.nextTo(was.counts[me], is.counts[me])}</b>
          {crownOf(was.leaders, is.leaders, me) && (
            <>
              <Glyph mark="crown" className={css.crown} /> {words[crownOf(was.leaders, is.leaders, me) ?? 'takesCrown']}
            </>
          )}
        </span>
      ))}
    </p>
  );
}

/** Whether a module would dock in the lower half: what it leads to stands above it then. */
function liesLow({ exit }: Docking, modules: readonly Placed[]): boolean {
  const ys = modules.map(({ y }) => y);
  const y = (byId(modules, exit.host)?.y ?? 0) + OFFSET[exit.side].y;
  return y > (Math.min(...ys) + Math.max(...ys)) / 2;
}

function crownOf(was: readonly Seat[], is: readonly Seat[], me: Seat) {
  if (is.includes(me)) return is.length === 1 ? 'takesCrown' : 'sharesCrown';
  return was.includes(me) ? 'losesCrown' : undefined;
}
