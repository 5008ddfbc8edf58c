import type { Move, Seat, Violation } from '@starboard/kernel';
import type { Of } from '../actions.ts';
import type { Event } from '../events.ts';
import type { ActionType, ScrambleFrame, State } from '../types.ts';

/** A move of this game: also the reason it gives at a step where it is not open. */
export interface ScrambleMove<T extends ActionType> extends Omit<Move<State, Of<T>, Event>, 'type'> {
  readonly type: T;
  notNow(s: State, seat: Seat): Violation;
}

/** The step that waits now. */
export function top(s: State): ScrambleFrame {
  return s.stack[s.stack.length - 1];
}

/** Asserted where the step is known from the move that is being applied. */
export function topAs<K extends ScrambleFrame['step']>(s: State, _step: K): Extract<ScrambleFrame, { step: K }> {
  return top(s) as Extract<ScrambleFrame, { step: K }>;
}
