import type { Move, Seat, Violation } from '@starboard/kernel';
import type { ActionOf, ActionType, Event, State } from '../types.ts';

/** A move of this game: also the reason it gives at a step where it is not open. */
export interface InvasionMove<T extends ActionType> extends Omit<Move<State, ActionOf<T>, Event>, 'type'> {
  readonly type: T;
  notNow(s: State, seat: Seat): Violation;
}
