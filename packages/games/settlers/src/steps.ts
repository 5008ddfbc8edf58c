import { only, type Seat, type Steps, type Violation } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { discardDefence } from './moves/discardDefence.ts';
import { endTurn } from './moves/endTurn.ts';
import { fill } from './moves/fill.ts';
import { reroll } from './moves/reroll.ts';
import { roll } from './moves/roll.ts';
import { useCorruption } from './moves/useCorruption.ts';
import { useReroll } from './moves/useReroll.ts';
import { useResource } from './moves/useResource.ts';
import { finishMatch, finishTurn, tableCleared, turnEnd } from './turn.ts';
import type { State } from './types.ts';

/** The phases of a turn (section 7 of the ledger). */
export const STEPS: Steps<State, Action, Event> = {
  ready: {
    open: [roll, endTurn],
    shown: [fill],
    settle(s, _frame, emit) {
      if (tableCleared(s)) {
        finishMatch(s, emit);
        return true;
      }
      const why = turnEnd(s);
      if (why) finishTurn(s, why, emit);
      return why !== undefined;
    },
  },
  rolled: { open: [fill, reroll, useResource, useCorruption, useReroll, endTurn] },
  chooseDefence: { open: [discardDefence], shown: [roll, endTurn] },
};

/** Only the active player ever decides (SETTLERS-RULING-81). */
export function actors(s: State): readonly Seat[] {
  return only(s.active);
}

/** Why a seat that does not decide has to wait. */
export function waits(): Violation {
  return { rule: 'SETTLERS-TURN-1' };
}
