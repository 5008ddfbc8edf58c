import type { Seat } from './game.ts';

/** Nobody: the actors of a match that is over. */
export const NOBODY: readonly Seat[] = [];

const ONLY: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]));

/** One seat as a list, without making a new one each time. */
export function only(seat: Seat): readonly Seat[] {
  return ONLY[seat];
}

/** Places from points, best first: equal points share a place, and the next place counts those before it. */
export function placesByPoints(points: readonly number[]): number[] {
  return points.map((p) => 1 + points.filter((q) => q > p).length);
}
