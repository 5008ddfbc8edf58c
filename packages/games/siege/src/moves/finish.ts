import { top } from '@starboard/kernel';
import { FINISH, type MoveOf } from '../actions.ts';

/** End the turn, leaving the planet effect if it is still open. */
export const finish: MoveOf<'finish'> = {
  type: 'finish',
  fields: {},
  candidates: () => [FINISH],
  check: () => undefined,
  notNow(s) {
    const { step } = top(s);
    if (step === 'pull') return { rule: 'SIEGE-OFFICER-7' };
    if (step === 'additional') return { rule: 'SIEGE-RULING-35' };
    return { rule: step === 'aim' || step === 'deploy' ? 'SIEGE-TURN-4' : 'SIEGE-DEPLOY-2' };
  },
  apply: (s) => void s.stack.pop(),
};
