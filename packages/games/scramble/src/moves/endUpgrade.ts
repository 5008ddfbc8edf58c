import { END_UPGRADE, type MoveOf } from '../actions.ts';

/** Finish buying and repairing. */
export const endUpgrade: MoveOf<'endUpgrade'> = {
  type: 'endUpgrade',
  fields: {},
  candidates: () => [END_UPGRADE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-TURN-2' }),
  apply: (s) => void s.stack.pop(),
};
