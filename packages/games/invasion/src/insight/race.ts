import { POINTS } from '../odds/cells.ts';

/** How far the scores of the end are looked at, below and above those that a planet may be worth now. */
const BELOW = 16;
const ABOVE = 48;
const FINALS = BELOW + POINTS + ABOVE;

/**
 * The chance to win with each number of own points against rivals of whom the chances of theirs are known. `slope` is
 * the log-odds of ending ahead of one rival for one point more now; without an end no turn is left.
 *
 * What the turns to come do to one planet does not depend on the others, but my own end is one and the same against all
 * of them: the chances to end ahead of each must not be multiplied. So each of my ends is taken with the chance that all
 * rivals end below it.
 */
export function winners(slope: number, rivals: readonly Float64Array[]): Float64Array {
  return slope === Number.POSITIVE_INFINITY ? counted(rivals) : toCome(driftOf(slope), rivals);
}

/** Nothing moves any more: the most points win, and equal ones win the duel equally often. */
function counted(rivals: readonly Float64Array[]): Float64Array {
  const below = new Float64Array(rivals.length);
  return Float64Array.from({ length: POINTS }, (_, own) => {
    let ties = [1];
    rivals.forEach((points, i) => {
      ties = withOneMore(ties, below[i], points[own]);
      below[i] += points[own];
    });
    return ties.reduce((sum, chance, tied) => sum + chance / (tied + 1), 0);
  });
}

/** The chances that so many are tied with me and the others below, after one more rival. */
function withOneMore(ties: readonly number[], below: number, equal: number): number[] {
  const made = new Array<number>(ties.length + 1).fill(0);
  ties.forEach((chance, tied) => {
    made[tied] += chance * below;
    made[tied + 1] += chance * equal;
  });
  return made;
}

function toCome({ ends, under }: Drift, rivals: readonly Float64Array[]): Float64Array {
  const allBelow = new Float64Array(FINALS).fill(1);
  const below = new Float64Array(FINALS);
  for (const points of rivals) {
    below.fill(0);
    for (let n = 0; n < POINTS; n++) {
      if (points[n] === 0) continue;
      for (let final = 0; final < FINALS; final++) below[final] += points[n] * under[POINTS + final - n];
    }
    for (let final = 0; final < FINALS; final++) allBelow[final] *= below[final];
  }
  return Float64Array.from({ length: POINTS }, (_, own) => {
    let [chance, sure] = [0, 1];
    for (let final = 0; final < FINALS; final++) {
      const end = ends[POINTS + final - own];
      chance += end * allBelow[final];
      sure -= end;
    }
    return chance + sure; // an end above all that is looked at wins
  });
}

/** Where the turns to come may carry one planet, by the way from its points now to those of the end. */
interface Drift {
  /** The chance of each way. */
  readonly ends: Float64Array;
  /** The chance of at most that way. */
  readonly under: Float64Array;
}

const known = new Map<number, Drift>();

/** The ways follow Gumbel's distribution: of two such, the difference has exactly the log-odds of the slope. */
function driftOf(slope: number): Drift {
  const before = known.get(slope);
  if (before) return before;
  const way = (i: number) => Math.exp(-slope * (i - POINTS - BELOW));
  const length = POINTS + FINALS;
  const made = {
    ends: Float64Array.from({ length }, (_, i) => slope * way(i) * Math.exp(-way(i))),
    under: Float64Array.from({ length }, (_, i) => Math.exp(-way(i))),
  };
  known.set(slope, made);
  return made;
}
