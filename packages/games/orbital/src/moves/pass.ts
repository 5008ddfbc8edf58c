import type { Action, ActionOf, MoveOf } from '../actions.ts';
import type { Look } from '../look.ts';
import { NOT_A_TURN, passTurn } from '../turn.ts';

export const PASS: ActionOf<'pass'> = { type: 'pass' };
const ONLY_PASS: readonly ActionOf<'pass'>[] = [PASS];

/** Do nothing; all in a row end the year. */
export const pass: MoveOf<'pass'> = {
  type: 'pass',
  fields: {},
  candidates: () => ONLY_PASS,
  check: () => undefined,
  apply: (s, seat, _a, emit) => passTurn(s, seat, emit),
  notNow: () => NOT_A_TURN,
};

export function legalPass(_l: Look, into: Action[]): void {
  into.push(PASS);
}
