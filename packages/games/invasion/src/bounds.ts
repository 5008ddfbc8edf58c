import type { Bounds } from '@starboard/kernel';
import { DUEL_CAP, REROLLS, STAGING } from './content/staging.ts';
import { ROUNDS } from './types.ts';

export const MOST_SEATS = 6;

/** The longest list is that of assignments in round 3. */
export const bounds: Bounds = { decisions: longest(), candidates: 126 };

/** The most decisions of a match: every die a Missile that all but its owner counter, in every turn and in the duel. */
function longest(): number {
  const { defense, value } = STAGING[3];
  const missile = MOST_SEATS + (MOST_SEATS - 1) * value;
  const turn = REROLLS + 1 + defense * missile;
  return ROUNDS.length * MOST_SEATS * turn + DUEL_CAP * MOST_SEATS * missile;
}
