import { type Outcome, outcomeOf, placesByPoints, type Seat } from '@starboard/kernel';
import { faceUp, PLANET_FACES } from './content/planets.ts';
import { PLANETS, type Planet, type State } from './types.ts';
import { forceValue } from './zones.ts';

/** The seat with the higher siege force value at a planet; none if they are equal (SIEGE-SCORE-2). */
export function conqueror(s: State, planet: Planet): Seat | undefined {
  const lead = forceValue(s, 0, planet) - forceValue(s, 1, planet);
  if (lead === 0) return undefined;
  return lead > 0 ? 0 : 1;
}

/** Half points of both players if the match ended now: 2 for planets 1 to 7, 1 for 8+ (SIEGE-RULING-61). */
export function halfPoints(s: State): [number, number] {
  const points: [number, number] = [0, 0];
  for (const planet of PLANETS) {
    const seat = conqueror(s, planet);
    if (seat !== undefined) points[seat] += PLANET_FACES[faceUp(s, planet)].worth;
  }
  return points;
}

/** The result, once nothing is left to decide: more points win, equal points are a tie. */
export function outcome(s: State): Outcome | undefined {
  if (s.stack.length > 0) return undefined;
  const points = halfPoints(s).map((half) => half / 2);
  return outcomeOf(points, placesByPoints(points));
}
