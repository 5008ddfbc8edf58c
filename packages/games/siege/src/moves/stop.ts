import { top } from '@starboard/kernel';
import { type MoveOf, STOP } from '../actions.ts';

/** End giving or throwing away, from the second card on. */
export const stop: MoveOf<'stop'> = {
  type: 'stop',
  fields: {},
  candidates: () => [STOP],
  check(s) {
    const frame = top(s);
    if (frame.step === 'give' && frame.given === 0) return { rule: 'SIEGE-RULING-41' };
    if (frame.step === 'jettison' && frame.thrown === 0) return { rule: 'SIEGE-RULING-58' };
    return undefined;
  },
  notNow: () => ({ rule: 'SIEGE-DEPLOY-2' }),
  apply: (s) => void s.stack.pop(),
};
