import type { Seat } from '@starboard/kernel';
import { type MoveOf, PLACE_STARFIGHTER, SPACE } from '../actions.ts';
import { isWormhole } from '../grid.ts';
import type { State } from '../types.ts';

/** Choose the first space of a Starfighter. */
export const placeStarfighter: MoveOf<'placeStarfighter'> = {
  type: 'placeStarfighter',
  fields: { space: SPACE },
  candidates: (s) => PLACE_STARFIGHTER.slice(0, s.columns + 2),
  check(s, seat, { space }) {
    if (space > s.columns + 1) return { rule: 'SCRAMBLE-SETUP-13' };
    return freeToEnter(s, seat, space) ? undefined : { rule: 'SCRAMBLE-RULING-6' };
  },
  notNow: () => ({ rule: 'SCRAMBLE-SETUP-13' }),
  apply(s, seat, { space }, emit) {
    s.stack.pop();
    s.pilots[seat].space = space;
    emit({ type: 'starfighter', seat, space, columns: s.columns });
  },
};

/** Any number of Starfighters share an ordinary space, a Wormhole holds one (SCRAMBLE-BOARD-6). */
export function freeToEnter(s: State, seat: Seat, space: number): boolean {
  return !isWormhole(s, space) || s.pilots.every((p, other) => other === seat || p.space !== space);
}
