import type { Emit, Seat } from '@starboard/kernel';
import type { Of } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../types.ts';
import { NOT_A_TURN, type OrbitalMove, replaceTop } from './move.ts';

const PASS: readonly Of<'pass'>[] = [{ type: 'pass' }];

/** Do nothing; all in a row end the year. */
export const pass: OrbitalMove<'pass'> = {
  type: 'pass',
  candidates: () => PASS,
  check: () => undefined,
  legal(_l, into) {
    into.push(PASS[0]);
  },
  apply: (s, seat, _a, emit) => passTurn(s, seat, emit),
  notNow: () => NOT_A_TURN,
};

export function passTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  replaceTop(s, { step: 'endTurn' });
  s.passesInARow++;
  emit({ type: 'passed', seat });
}
