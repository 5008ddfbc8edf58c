import type { Seat } from '@starboard/kernel';
import { COLOURS, chart, races } from '@starboard/orbital';
import type { Desk } from './board.ts';
import css from './consequence.module.css';
import { Glyph, TypeChip } from './Signs.tsx';
import { WORDS } from './words.ts';

/** What the choice under the pointer leads to: exits that are left, and what it does to the race. */
export function Consequence({ desk }: { readonly desk: Desk }) {
  const { props, c, foreseen, me } = desk;
  const words = WORDS[props.lang];
  if (!foreseen) return null;
  const before = races(props.view);
  const changed = COLOURS.flatMap((colour, i) => {
    const [was, is] = [before[i], foreseen.races[i]];
    return was.counts[me] === is.counts[me] ? [] : [{ colour, was, is }];
  });
  const now = chart(c.exits, props.view.players[me].modules).usable;
  return (
    <p className={css.consequence} aria-hidden="true">
      {(foreseen.docking || foreseen.exits !== now) && (
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

function crownOf(was: readonly Seat[], is: readonly Seat[], me: Seat) {
  if (is.includes(me)) return is.length === 1 ? 'takesCrown' : 'sharesCrown';
  return was.includes(me) ? 'losesCrown' : undefined;
}
