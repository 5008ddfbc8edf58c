import { top, type Violation } from '@starboard/kernel';
import type { State } from '../types.ts';

/** Why the moves after a roll wait: two Defence Upgrades, or dice that are not rolled yet. */
export function rollFirst(s: State): Violation {
  if (top(s).step === 'chooseDefence') return { rule: 'SETTLERS-DEF-3' };
  return { rule: s.turn.rolls === 0 ? 'SETTLERS-TURN-2' : 'SETTLERS-TURN-5' };
}
