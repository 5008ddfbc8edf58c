import type { Seat } from '@starboard/kernel';

/** The chances of each seat after a decision; undefined where nobody has looked yet. */
export type Chances = readonly number[] | undefined;

/** Decisions that one seat took in a row, by the numbers of the first and the last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** A run of decisions that moved the chances: who gained most by it, from where to where. */
export interface TurningPoint extends Run {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** The decision of the run that moved them most. */
  readonly peak: number;
}

/** How many are told. */
export const MOST = 3;
/** A smaller swing is no turning point; it may be the noise of the estimate. */
const LEAST = 0.08;

/** The runs of a match, from who took each decision; the first entry is the deal. */
export function runsOf(deciders: readonly Seat[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 1; at < deciders.length; at++) {
    const run = runs.at(-1);
    if (run && deciders[at] === deciders[run.last]) runs[runs.length - 1] = { ...run, last: at };
    else runs.push({ first: at, last: at });
  }
  return runs;
}

/**
 * The runs that moved the chances most, in the order of the match; none before all of them are known, so that whoever
 * tells of them tells the same.
 */
export function turningPoints(runs: readonly Run[], chances: readonly Chances[]): TurningPoint[] {
  if (runs.some(({ first, last }) => !chances[first - 1] || !chances[last])) return [];
  const swings: TurningPoint[] = [];
  for (const run of runs) {
    const [before, after] = [chances[run.first - 1], chances[run.last]];
    if (!before || !after) continue;
    const gains = after.map((chance, seat) => chance - before[seat]);
    const seat = gains.indexOf(Math.max(...gains));
    if (gains[seat] < LEAST) continue;
    swings.push({ ...run, seat, from: before[seat], to: after[seat], peak: peakOf(run, chances, seat) });
  }
  return swings
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST)
    .sort((a, b) => a.first - b.first);
}

/** The decision of a run by which a seat gained most; the first, where not all have been looked at. */
function peakOf({ first, last }: Run, chances: readonly Chances[], seat: Seat): number {
  let peak = first;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = first; at <= last; at++) {
    const [before, after] = [chances[at - 1], chances[at]];
    if (!before || !after) return first;
    const gain = after[seat] - before[seat];
    if (gain <= most) continue;
    most = gain;
    peak = at;
  }
  return peak;
}
