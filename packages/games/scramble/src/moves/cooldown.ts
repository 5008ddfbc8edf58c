import { COOLDOWN, type MoveOf } from '../actions.ts';
import { trigger } from '../systems.ts';

/** Spend the turn cooling down: only Gather follows. */
export const cooldown: MoveOf<'cooldown'> = {
  type: 'cooldown',
  fields: {},
  candidates: () => [COOLDOWN],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-TURN-1' }),
  apply(s, seat, _a, emit) {
    s.stack.pop();
    s.stack.push({ step: 'gather' }, { step: 'cool' });
    emit({ type: 'cooldown', seat });
    trigger(s, seat, 'cooldown', emit);
  },
};
