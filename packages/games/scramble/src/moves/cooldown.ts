import { COOLDOWN } from '../actions.ts';
import { trigger } from '../systems.ts';
import type { ScrambleMove } from './move.ts';

/** Spend the turn cooling down: only Gather follows. */
export const cooldown: ScrambleMove<'cooldown'> = {
  type: 'cooldown',
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
