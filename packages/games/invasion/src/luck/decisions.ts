import { type Seat, topAs } from '@starboard/kernel';
import { type Action, keepOrReroll } from '../actions.ts';
import { legal } from '../legal.ts';
import { poolOf } from '../missiles.ts';
import { samePlacements } from '../moves/assign.ts';
import { type BestPlay, marginOf } from '../odds/bestPlay.ts';
import { cellIn, gainIn, pointsIn } from '../odds/cells.ts';
import { assignOdds } from '../odds/odds.ts';
import { FACES, type Planet, SITES, type State } from '../types.ts';

/** A decision against all its alternatives. */
export interface Judged {
  readonly action: Action;
  readonly best: Action;
  /** Steps 2 and 3: the expected margin after it. Repairs: the points to be had with what is left of the pool. */
  readonly value: number;
  /** What it gave away against the best. */
  readonly lost: number;
  /** What the worst would have given away. */
  readonly worst: number;
}

/** Holds a decision against the best one; a pick of Cat and Mouse is taken as it is. */
export function judgeDecision(s: State, seat: Seat, action: Action, bestPlay: BestPlay): Judged {
  switch (action.type) {
    case 'keep':
    case 'reroll':
      return judged(action, keepOrReroll(s.tray), (a) => keepValue(s, a, bestPlay));
    case 'assign': {
      const odds = assignOdds(s);
      const list = odds.map((o) => o.action);
      return judged(action, list, ({ plan }) => odds.find((o) => samePlacements(o.action.plan, plan))?.margin ?? 0);
    }
    case 'rebuild':
    case 'rebuildDone':
      return judged(action, legal(s, seat), (a) => repairValue(s.planets[seat], poolOf(s, seat), a));
    case 'pickSector':
      return { action, best: action, value: 0, lost: 0, worst: 0 };
  }
}

/** Differences below this are rounding. */
const ROUNDING = 1e-9;

function judged<A extends Action>(action: A, list: readonly A[], worth: (a: A) => number): Judged {
  const values = list.map(worth);
  const most = Math.max(...values);
  const value = worth(action);
  const short = (by: number) => (most - by < ROUNDING ? 0 : most - by);
  return { action, best: list[values.indexOf(most)], value, lost: short(value), worst: short(Math.min(...values)) };
}

function keepValue(s: State, a: Action, bestPlay: BestPlay): number {
  if (a.type !== 'reroll') return marginOf(bestPlay, s.tray, 0);
  const kept = s.tray.slice();
  for (const face of a.faces) kept.splice(kept.indexOf(FACES.indexOf(face)), 1);
  return marginOf(bestPlay, kept, topAs(s, 'defense').rerolls - 1);
}

function repairValue(planet: Planet, pool: number, a: Action): number {
  if (a.type !== 'rebuild') return pointsIn(cellIn(planet));
  const repaired = planet.slice();
  repaired[SITES.indexOf(a.site)]++;
  return pointsIn(cellIn(repaired)) + gainIn(cellIn(repaired), pool - 1);
}
