import type { Outcome, Seat } from './game.ts';

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

/** The result in which everybody on the first place has won. */
export function outcomeOf(points: readonly number[], places: readonly number[]): Outcome {
  return { points, places, winners: firstPlaces(places) };
}

/** The seats on the first place. */
export function firstPlaces(places: readonly number[]): Seat[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
