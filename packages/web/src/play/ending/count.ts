import type { Counted } from '../../contract/skin.ts';

/** Whether a thing brings nothing to anybody. */
export function isEqual({ points }: Counted): boolean {
  return points.every((n) => n === 0);
}

/** What each seat has when the first `counted` things are counted; what lies on no thing is there from the start. */
export function scoresAt(result: readonly number[], tally: readonly Counted[], counted: number): readonly number[] {
  return result.map((points, seat) => points - sum(tally.slice(counted), seat));
}

function sum(things: readonly Counted[], seat: number): number {
  return things.reduce((total, { points }) => total + points[seat], 0);
}

/** The number in what is said of points: a token has no room for words. */
export function figureOf(said: string): string {
  return /[\d.,]*[\d½]/.exec(said)?.[0] ?? said;
}
