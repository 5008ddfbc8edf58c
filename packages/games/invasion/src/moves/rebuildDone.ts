import { REBUILD_DONE } from '../actions.ts';
import { poolOf, setPool } from '../missiles.ts';
import type { InvasionMove } from './move.ts';

/** Give up the rest of the rebuild points. */
export const rebuildDone: InvasionMove<'rebuildDone'> = {
  type: 'rebuildDone',
  candidates: () => [REBUILD_DONE],
  check: () => undefined,
  notNow: () => ({ rule: 'INVASION-REBUILD-1' }),
  apply(s, seat, _a, emit) {
    emit({ type: 'lost', seat, points: poolOf(s, seat) });
    setPool(s, seat, 0, emit);
  },
};
