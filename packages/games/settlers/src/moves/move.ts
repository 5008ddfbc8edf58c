import type { Move, Violation } from '@starboard/kernel';
import type { ActionOf, ActionType, Event, SettlersFrame, State } from '../types.ts';

/** A move of this game: also the reason it gives in a phase where it is not open. */
export interface SettlersMove<T extends ActionType> extends Omit<Move<State, ActionOf<T>, Event>, 'type'> {
  readonly type: T;
  notNow(s: State): Violation;
}

/** The phase that waits now. */
export function top(s: State): SettlersFrame {
  return s.stack[s.stack.length - 1];
}

/** Why the usual moves wait: two Defence Upgrades, or dice that are not rolled yet. */
export function beforeThat(s: State): Violation {
  if (top(s).step === 'chooseDefence') return { rule: 'SETTLERS-DEF-3' };
  return { rule: s.turn.rolls === 0 ? 'SETTLERS-TURN-2' : 'SETTLERS-TURN-5' };
}
