import { FIRE } from '../actions.ts';
import { shoot } from '../shot.ts';
import type { ScrambleMove } from './move.ts';

/** Fire at the Invader in front; all that the shot reaches is hit (SCRAMBLE-RULING-31). */
export const fire: ScrambleMove<'fire'> = {
  type: 'fire',
  candidates: () => [FIRE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-FIRE-1' }),
  apply(s, seat, _a, emit) {
    s.stack.pop();
    shoot(s, seat, emit);
  },
};
