import { type Emit, top, type Violation } from '@starboard/kernel';
import { contentOf } from './content.ts';
import { newTurn, poolSize } from './dice.ts';
import type { Event } from './events.ts';
import { endReason, stallLimit, tallies } from './scoring.ts';
import { CENTRE, NONE, type SettlersFrame, type State, type TurnEnd } from './types.ts';
import { anyAllowed, refill } from './zones.ts';

export const READY: SettlersFrame = Object.freeze({ step: 'ready' });
export const ROLLED: SettlersFrame = Object.freeze({ step: 'rolled' });

/** Why the moves after a roll wait: two Defence Upgrades, or dice that are not rolled yet. */
export function rollFirst(s: State): Violation {
  if (top(s).step === 'chooseDefence') return { rule: 'SETTLERS-DEF-3' };
  return { rule: s.turn.rolls === 0 ? 'SETTLERS-TURN-2' : 'SETTLERS-TURN-5' };
}

/** The last World has left the centre, and the Settlement row is empty (SETTLERS-END-1, SETTLERS-MODE-10). */
export function tableCleared(s: State): boolean {
  return !s.worlds.includes(CENTRE) && !s.upgrades.includes('settlementRow');
}

/** Why the turn ends before the next roll; undefined while it goes on. */
export function turnEnd(s: State): TurnEnd | undefined {
  const { turn } = s;
  if (poolSize(turn) === 0) return 'noDice';
  if (turn.worldClaimed && turn.upgradeClaimed) return 'bothClaimed';
  // Nothing is left to aim at (SETTLERS-RULING-28).
  return turn.target === NONE && !anyAllowed(s, contentOf(s.options)) ? 'nothingLeft' : undefined;
}

export function finishMatch(s: State, emit: Emit<Event>): void {
  s.stack = [];
  emit({ type: 'over', why: endReason(s), points: tallies(s).map(({ points }) => points) });
}

/** Ends the turn: all dice return, the display is refilled, the stall is counted, and the next seat has the dice. */
export function finishTurn(s: State, why: TurnEnd, emit: Emit<Event>): void {
  emit({ type: 'endTurn', seat: s.active, why });
  // Attacks and Upgrades from the display do not count (SETTLERS-RULING-66).
  s.stall = s.turn.claimedFromTable ? 0 : s.stall + 1;
  s.turn = newTurn();
  refill(s, emit);
  if (s.stall >= stallLimit(s.seats, s.options)) {
    finishMatch(s, emit);
    return;
  }
  s.active = (s.active + 1) % s.seats;
  s.turns++;
  s.stack = [READY];
  emit({ type: 'turn', seat: s.active, turn: s.turns });
}
