import type { Emit } from '@starboard/kernel';
import { discardDefence } from './moves/discardDefence.ts';
import { endTurn } from './moves/endTurn.ts';
import { fill } from './moves/fill.ts';
import { type SettlersMove, top } from './moves/move.ts';
import { reroll } from './moves/reroll.ts';
import { roll } from './moves/roll.ts';
import { useCorruption } from './moves/useCorruption.ts';
import { useReroll } from './moves/useReroll.ts';
import { useResource } from './moves/useResource.ts';
import { finishMatch, finishTurn, tableCleared, turnEnd } from './turn.ts';
import type { ActionType, Event, State, StepName } from './types.ts';

export type AnyMove = { [T in ActionType]: SettlersMove<T> }[ActionType];

/** One phase of a turn. */
interface Step {
  /** Moves that can be legal here. */
  readonly open: readonly AnyMove[];
  /** Moves that are shown with the reason why they are not. */
  readonly shown: readonly AnyMove[];
  /** Goes on by itself where nothing is left to decide; true if it did, so that the next phase can be looked at. */
  settle(s: State, emit: Emit<Event>): boolean;
}

export const STEPS: { readonly [K in StepName]: Step } = {
  ready: {
    open: [roll, endTurn],
    shown: [fill],
    settle(s, emit) {
      if (tableCleared(s)) {
        finishMatch(s, emit);
        return true;
      }
      const why = turnEnd(s);
      if (why) finishTurn(s, why, emit);
      return why !== undefined;
    },
  },
  rolled: {
    open: [fill, reroll, useResource, useCorruption, useReroll, endTurn],
    shown: [],
    settle: () => false,
  },
  chooseDefence: { open: [discardDefence], shown: [roll, endTurn], settle: () => false },
};

/** Runs on until someone must decide or the match is over. */
export function proceed(s: State, emit: Emit<Event>): void {
  while (s.stack.length > 0 && STEPS[top(s).step].settle(s, emit));
}
