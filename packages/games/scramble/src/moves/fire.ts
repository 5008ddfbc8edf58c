import { FIRE, type MoveOf } from '../actions.ts';
import { shoot } from '../shot.ts';

/** Fire at the Invader in front; all that the shot reaches is hit (SCRAMBLE-RULING-31). */
export const fire: MoveOf<'fire'> = {
  type: 'fire',
  fields: {},
  candidates: () => [FIRE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-FIRE-1' }),
  apply(s, seat, _a, emit) {
    s.stack.pop();
    shoot(s, seat, emit);
  },
};
