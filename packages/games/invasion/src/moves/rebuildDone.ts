import { type MoveOf, REBUILD_DONE } from '../actions.ts';
import { poolOf, setPool } from '../missiles.ts';

/** Give up the rest of the rebuild points. */
export const rebuildDone: MoveOf<'rebuildDone'> = {
  type: 'rebuildDone',
  fields: {},
  candidates: () => [REBUILD_DONE],
  check: () => undefined,
  notNow: () => ({ rule: 'INVASION-REBUILD-1' }),
  apply(s, seat, _a, emit) {
    emit({ type: 'lost', seat, points: poolOf(s, seat) });
    setPool(s, seat, 0, emit);
  },
};
