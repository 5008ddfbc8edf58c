import { type Outcome, outcomeOf } from '@starboard/kernel';
import type { State } from './types.ts';

/** The result, once nothing is left to decide: the points of the tally, and places in which the duel broke the tie. */
export function outcome(s: State): Outcome | undefined {
  return s.stack.length > 0 ? undefined : outcomeOf(s.tally.slice(), s.places.slice());
}
