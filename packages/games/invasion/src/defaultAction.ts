import { keyFromSeed, pick, rngOf, type Seat, top } from '@starboard/kernel';
import { type Action, type ActionOf, KEEP, PICK_SECTOR } from './actions.ts';
import { assignments, repel } from './assignment.ts';
import { bestRepair } from './insight/choices.ts';
import { iconValue } from './turn.ts';
import type { State } from './types.ts';

/** What a seat does that does not decide in time. */
export function defaultAction(s: State, seat: Seat): Action {
  switch (top(s).step) {
    case 'defense':
      return KEEP;
    case 'assign':
      return bestShots(s);
    case 'pick':
      return randomPick(s, seat);
    default:
      return bestRepair(s, seat);
  }
}

/** The assignment that leaves the fewest saucers, then the fewest strikes, then the first of the list. */
function bestShots(s: State): ActionOf<'assign'> {
  const [first, ...others] = assignments(s);
  let found = first;
  let least = badness(s, first);
  for (const a of others) {
    const next = badness(s, a);
    if (next >= least) continue;
    found = a;
    least = next;
  }
  return found;
}

/** Saucers that are left count more than any number of strikes. */
function badness(s: State, { plan }: ActionOf<'assign'>): number {
  const left = s.shown.slice();
  for (const placement of plan) repel(left, placement, iconValue(s));
  return left.reduce((sum, saucers) => sum + (saucers > 0 ? saucers * (left.length + 1) + 1 : 0), 0);
}

/** A sector that nobody can foresee, from a stream of its own: the dice of the match are not touched. */
function randomPick(s: State, seat: Seat): ActionOf<'pickSector'> {
  const seed = JSON.stringify(['pick', s.rng.key, s.rng.n, s.stack.slice(0, -1), seat]);
  return pick(rngOf(keyFromSeed(seed)), PICK_SECTOR);
}
