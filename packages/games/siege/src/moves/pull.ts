import type { Seat } from '@starboard/kernel';
import { type MoveOf, PLANET, PULL } from '../actions.ts';
import type { Planet, State } from '../types.ts';
import { forceValue, lastArrival, moveAlien } from '../zones.ts';

/** Marshal: one alien from a neighbouring planet. */
export const pull: MoveOf<'pull'> = {
  type: 'pull',
  fields: { from: PLANET },
  candidates: () => PULL,
  check(s, seat, { from }) {
    if (Math.abs(from - s.turn.planet) !== 1) return { rule: 'SIEGE-OFFICER-6', with: { planet: s.turn.planet } };
    return forceValue(s, seat, from) > 0 ? undefined : { rule: 'SIEGE-OFFICER-5' };
  },
  notNow: () => ({ rule: 'SIEGE-OFFICER-5' }),
  apply(s, seat, { from }, emit) {
    s.stack.pop();
    moveAlien(s, seat, lastArrival(s, seat, from), { from, to: s.turn.planet as Planet }, emit);
  },
};

/** The planets a Marshal can pull from now; the row is no ring (SIEGE-RULING-5). */
export function pullable(s: State, seat: Seat): Planet[] {
  const at = s.turn.planet;
  return [at - 1, at + 1].filter((p): p is Planet => p >= 1 && p <= 8 && forceValue(s, seat, p as Planet) > 0);
}
