import { END_UPGRADE } from '../actions.ts';
import type { ScrambleMove } from './move.ts';

/** Finish buying and repairing. */
export const endUpgrade: ScrambleMove<'endUpgrade'> = {
  type: 'endUpgrade',
  candidates: () => [END_UPGRADE],
  check: () => undefined,
  notNow: () => ({ rule: 'SCRAMBLE-TURN-2' }),
  apply: (s) => void s.stack.pop(),
};
