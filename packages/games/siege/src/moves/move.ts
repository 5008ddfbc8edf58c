import type { Move, Seat, Violation } from '@starboard/kernel';
import type { Action, ActionType, Event, SiegeFrame, State } from '../types.ts';

type Of<T extends ActionType> = Extract<Action, { type: T }>;

/** A move of this game: also the reason it gives at a step where it is not open. */
export interface SiegeMove<T extends ActionType> extends Omit<Move<State, Of<T>, Event>, 'type'> {
  readonly type: T;
  notNow(s: State, seat: Seat): Violation;
}

/** The step that waits now. */
export function top(s: State): SiegeFrame {
  return s.stack[s.stack.length - 1];
}

/** Asserted where the step is known from the move that is being applied. */
export function topAs<K extends SiegeFrame['step']>(s: State, _step: K): Extract<SiegeFrame, { step: K }> {
  return top(s) as Extract<SiegeFrame, { step: K }>;
}
