import { SKIP_CONVERT } from '../actions.ts';
import type { ScrambleMove } from './move.ts';

/** Decline all Converts that are left. */
export const skipConvert: ScrambleMove<'skipConvert'> = {
  type: 'skipConvert',
  candidates: () => [SKIP_CONVERT],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-4' }),
  apply: (s) => void s.stack.pop(),
};
