import { type MoveOf, SKIP_CONVERT } from '../actions.ts';

/** Decline all Converts that are left. */
export const skipConvert: MoveOf<'skipConvert'> = {
  type: 'skipConvert',
  fields: {},
  candidates: () => [SKIP_CONVERT],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-4' }),
  apply: (s) => void s.stack.pop(),
};
