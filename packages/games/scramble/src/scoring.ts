import { firstPlaces, type Outcome, outcomeOf, type Seat } from '@starboard/kernel';
import { FULL_TRACK, LAST_MOVE } from './content/boards.ts';
import { invaders } from './pilot.ts';
import type { Pilot, State } from './types.ts';

/** How the match would end now, if it would: by a full Victory Track, or by the last Aliens Move! (SCRAMBLE-WIN-1, SCRAMBLE-WIN-3). */
export function endReached(s: State): 'ten' | 'clock' | undefined {
  if (s.pilots.some((p) => p.victory.length >= FULL_TRACK)) return 'ten';
  return s.aliensMoved >= LAST_MOVE ? 'clock' : undefined;
}

/** Whether `a` has a better place than `b`: more Invaders up to ten, then more credits, then less heat (SCRAMBLE-RULING-73). */
function beats(a: Pilot, b: Pilot): boolean {
  if (invaders(a) !== invaders(b)) return invaders(a) > invaders(b);
  if (a.credits !== b.credits) return a.credits > b.credits;
  return a.heat < b.heat;
}

/** Places by seat; equal in everything share a place. */
export function places(s: State): number[] {
  return s.pilots.map((p) => 1 + s.pilots.filter((other) => beats(other, p)).length);
}

export function winners(s: State): Seat[] {
  return firstPlaces(places(s));
}

/** The result, once nothing is left to decide. Points are Invaders, of ten. */
export function outcome(s: State): Outcome | undefined {
  return s.stack.length > 0 ? undefined : outcomeOf(s.pilots.map(invaders), places(s));
}
