import { type Emit, replaceTop, type Seat, type Violation } from '@starboard/kernel';
import type { Event } from './events.ts';
import type { OrbitalFrame, State } from './types.ts';

const END_TURN: OrbitalFrame = Object.freeze({ step: 'endTurn' });

/** A turn's action is chosen: the turn ends after all that it leads to. */
export function beginAction(s: State): void {
  replaceTop(s, END_TURN);
  s.passesInARow = 0;
}

export function passTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  replaceTop(s, END_TURN);
  s.passesInARow++;
  emit({ type: 'passed', seat });
}

/** A turn's action outside a turn. */
export const NOT_A_TURN: Violation = { rule: 'ORBITAL-TURN-2' };
