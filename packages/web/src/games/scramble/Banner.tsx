import { FULL_TRACK, fleetIsGone, LAST_MOVE, roundsToEnd } from '@starboard/scramble';
import { memo } from 'react';
import css from './banner.module.css';
import { type Desk, sameTable } from './board.ts';
import { WORDS } from './words.ts';

/** What everybody should know until it is over: somebody has ten, or nothing is left to shoot at. */
export const Banner = memo(function Banner({ desk: { props, near } }: { readonly desk: Desk }) {
  const { view, seats, seat, lang } = props;
  const words = WORDS[lang];
  if (view.stack.length === 0) return null;
  const ten = view.pilots.findIndex(({ victory }) => victory.length >= FULL_TRACK);
  const said =
    ten >= 0
      ? words.ten(seat !== null && ten === near ? undefined : seats[ten].name)
      : fleetIsGone(view)
        ? `${words.onlyMeters}, ${words.roundsLeft(roundsToEnd(view), LAST_MOVE)}`
        : undefined;
  return said ? (
    <p className={css.banner} role="status" data-part="banner">
      <span>{said}</span>
    </p>
  ) : null;
}, sameTable);
