import { HOLD_FIRE } from '../actions.ts';
import type { ScrambleMove } from './move.ts';

/** Do not fire: every action of a weapon is optional. */
export const holdFire: ScrambleMove<'holdFire'> = {
  type: 'holdFire',
  candidates: () => [HOLD_FIRE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-FIRE-1' }),
  apply: (s) => void s.stack.pop(),
};
