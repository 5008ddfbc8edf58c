import { JUMP, MOVE, type MoveOf, SPACE, YES_OR_NO } from '../actions.ts';
import { obstacle } from '../ring.ts';
import { trigger } from '../systems.ts';

/** Move the Starfighter along the Player Row, or stay. */
export const fly: MoveOf<'move'> = {
  type: 'move',
  fields: { to: SPACE, jump: YES_OR_NO },
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
    if (to !== from) emit({ type: 'move', seat, from, to, jump, columns: s.columns });
    trigger(s, seat, 'move', emit);
  },
};
