import { KEEP } from '../actions.ts';
import { goTo } from '../turn.ts';
import type { InvasionMove } from './move.ts';

/** Re-roll nothing: step 2 is over, and the re-rolls that are left expire. */
export const keep: InvasionMove<'keep'> = {
  type: 'keep',
  candidates: () => [KEEP],
  check: () => undefined,
  notNow: () => ({ rule: 'INVASION-RULING-15' }),
  apply(s, seat, _a, emit) {
    emit({ type: 'keep', seat });
    goTo(s, { step: 'assign' });
  },
};
