import { type MoveOf, SKIP_ENERGIZE } from '../actions.ts';

/** Decline all Energizes that are left. */
export const skipEnergize: MoveOf<'skipEnergize'> = {
  type: 'skipEnergize',
  fields: {},
  candidates: () => [SKIP_ENERGIZE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-5' }),
  apply: (s) => void s.stack.pop(),
};
