import type { Outcome } from '@starboard/kernel';

/** The share of the win by seat: 1 for a single winner, an equal part for each of several, 0 for everybody else. */
export function winShares({ points, winners }: Pick<Outcome, 'points' | 'winners'>): number[] {
  return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
