import { JUMP, MOVE } from '../actions.ts';
import { obstacle } from '../ring.ts';
import { trigger } from '../systems.ts';
import type { ScrambleMove } from './move.ts';

/** Move the Starfighter along the Player Row, or stay. */
export const fly: ScrambleMove<'move'> = {
  type: 'move',
  *candidates(s) {
    for (let to = 0; to <= s.columns + 1; to++) {
      yield MOVE[to];
      yield JUMP[to];
    }
  },
  check: (s, seat, { to, jump }) => obstacle(s, seat, to, jump),
  notNow: () => ({ rule: 'SCRAMBLE-ACT-3' }),
  apply(s, seat, { to, jump }, emit) {
    const p = s.pilots[seat];
    const from = p.space;
    s.stack.pop();
    p.space = to;
    s.turn.moved = to !== from;
    s.turn.jumped = jump;
    if (to !== from) emit({ type: 'move', seat, from, to, jump });
    trigger(s, seat, 'move', emit);
  },
};
