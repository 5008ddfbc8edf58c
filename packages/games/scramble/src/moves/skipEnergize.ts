import { SKIP_ENERGIZE } from '../actions.ts';
import type { ScrambleMove } from './move.ts';

/** Decline all Energizes that are left. */
export const skipEnergize: ScrambleMove<'skipEnergize'> = {
  type: 'skipEnergize',
  candidates: () => [SKIP_ENERGIZE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-5' }),
  apply: (s) => void s.stack.pop(),
};
