import { type Seat, top } from '@starboard/kernel';
import { type Action, discardAction, END_TURN, ROLL } from './actions.ts';
import { contentOf } from './content.ts';
import type { State } from './types.ts';
import { upgradesOf } from './zones.ts';

/** What happens for a player whose clock runs out: never an action that could block the match (SETTLERS-RULING-82). */
export function defaultAction(s: State, seat: Seat): Action {
  const frame = top(s);
  if (frame.step === 'chooseDefence') {
    const c = contentOf(s.options);
    const older = upgradesOf(s, c, seat, 'defend').find((u) => u !== frame.claimed);
    return discardAction(c, older ?? frame.claimed);
  }
  return frame.step === 'ready' && s.turn.rolls === 0 ? ROLL : END_TURN;
}
