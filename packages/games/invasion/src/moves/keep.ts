import { replaceTop } from '@starboard/kernel';
import { KEEP, type MoveOf } from '../actions.ts';

/** Re-roll nothing: step 2 is over, and the re-rolls that are left expire. */
export const keep: MoveOf<'keep'> = {
  type: 'keep',
  fields: {},
  candidates: () => [KEEP],
  check: () => undefined,
  notNow: () => ({ rule: 'INVASION-RULING-15' }),
  apply(s, seat, _a, emit) {
    emit({ type: 'keep', seat });
    replaceTop(s, { step: 'assign' });
  },
};
