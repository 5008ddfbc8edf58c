import { discardAction, END_TURN, ROLL } from './actions.ts';
import { catalogueOf } from './catalogue.ts';
import { top } from './moves/move.ts';
import type { Action, State } from './types.ts';
import { upgradesOf } from './zones.ts';

/** What happens for a player whose clock runs out: never an action that could block the match (SETTLERS-RULING-82). */
export function defaultAction(s: State): Action {
  const frame = top(s);
  if (frame.step === 'chooseDefence') {
    const c = catalogueOf(s);
    const older = upgradesOf(s, c, s.active, 'defend').find((u) => u !== frame.claimed);
    return discardAction(c, older ?? frame.claimed);
  }
  return frame.step === 'ready' && s.turn.rolls === 0 ? ROLL : END_TURN;
}
