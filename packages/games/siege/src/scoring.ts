import { type Outcome, outcomeOf, placesByPoints, type Seat } from '@starboard/kernel';
import { worthOf } from './content/planets.ts';
import { PLANETS, type Planet, type State } from './types.ts';

/** What counts at the end: the siege forces, in a state or in a view. */
interface Forces {
  readonly players: readonly [HasForces, HasForces];
}

interface HasForces {
  readonly forces: readonly (readonly unknown[])[];
}

/** The seat with the higher siege force value at a planet; none if they are equal (SIEGE-SCORE-2). */
export function conqueror({ players: [a, b] }: Forces, planet: Planet): Seat | undefined {
  const lead = a.forces[planet - 1].length - b.forces[planet - 1].length;
  if (lead === 0) return undefined;
  return lead > 0 ? 0 : 1;
}

/** Half points of both players if the match ended now: 2 for planets 1 to 7, 1 for 8+ (SIEGE-RULING-61). */
export function halfPoints(t: Forces): [number, number] {
  const points: [number, number] = [0, 0];
  for (const planet of PLANETS) {
    const seat = conqueror(t, planet);
    if (seat !== undefined) points[seat] += worthOf(planet);
  }
  return points;
}

/** The result, once nothing is left to decide: more points win, equal points are a tie. */
export function outcome(s: State): Outcome | undefined {
  if (s.stack.length > 0) return undefined;
  const points = halfPoints(s).map((half) => half / 2);
  return outcomeOf(points, placesByPoints(points));
}
