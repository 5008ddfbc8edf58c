import type { Emit, Seat, Violation } from '@starboard/kernel';
import type { Action, ActionType, Of } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Look } from '../look.ts';
import type { FrameOf, OrbitalFrame, State, StepName } from '../types.ts';

/** A move of this game. What is asked looks at the position; what is done changes it. */
export interface OrbitalMove<T extends ActionType> {
  readonly type: T;
  candidates(l: Look): readonly Of<T>[];
  check(l: Look, a: Of<T>): Violation | undefined;
  /** The candidates that pass `check`, in their order, where filtering would be slow. */
  legal?(l: Look, into: Action[]): void;
  apply(s: State, seat: Seat, a: Of<T>, emit: Emit<Event>): void;
  /** The reason at a step where the move is not open. */
  notNow(s: State, seat: Seat): Violation;
}

/** The step that waits now. */
export function top(s: State): OrbitalFrame {
  return s.stack[s.stack.length - 1];
}

/** Asserted where the step is known from the move that is being judged or applied. */
export function topAs<K extends StepName>(s: State, _step: K): FrameOf<K> {
  return top(s) as FrameOf<K>;
}

/** Replaces the step that waits. */
export function replaceTop(s: State, frame: OrbitalFrame): void {
  s.stack[s.stack.length - 1] = frame;
}

/** A turn's action is chosen: the turn ends after all that it leads to. */
export function beginAction(s: State): void {
  replaceTop(s, { step: 'endTurn' });
  s.passesInARow = 0;
}

/** A turn's action outside a turn. */
export const NOT_A_TURN: Violation = { rule: 'ORBITAL-TURN-2' };
