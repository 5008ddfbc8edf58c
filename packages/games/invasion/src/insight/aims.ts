import type { Seat } from '@starboard/kernel';
import { STAGING } from '../content/staging.ts';
import { PER_POINT } from '../content/weights.ts';
import { POINTS, pointsIn } from '../odds/cells.ts';
import { afterMissile, type Chances, certain } from '../odds/chances.ts';
import { type Shape, shapeTable } from '../odds/shapes.ts';
import { iconValue, others } from '../turn.ts';
import { ROUNDS, type State } from '../types.ts';
import { winners } from './race.ts';

/** What the active player is after: the worth of each number of own points at the end of the turn, by Missiles fired. */
export type Aim = readonly Float64Array[];

/** The most Missiles of a turn, and none. */
const MISSILE_COUNTS = STAGING[3].defense + 1;

const OWN_POINTS: Aim = new Array<Float64Array>(MISSILE_COUNTS).fill(
  Float64Array.from({ length: POINTS }, (_, n) => n),
);

/** As many own points as possible, whatever the others have. */
export function ownPoints(): Aim {
  return OWN_POINTS;
}

/** The chance of winning against planets of these shapes. */
export function winning(s: State, theirs: readonly Shape[]): Aim {
  return Array.from({ length: MISSILE_COUNTS }, (_, missiles) => winningAfter(s, theirs, missiles));
}

/** The same, once it is known how many Missiles are fired. */
export function winningAfter(s: State, theirs: readonly Shape[], missiles: number): Float64Array {
  const rivals = theirs.map((shape) => underFire(shape, iconValue(s))[missiles]);
  return winners(perPoint(turnsToCome(s), s.seats), rivals);
}

/** Turns of all seats that come after the one that runs now. */
export function turnsToCome(s: State): number {
  const place = (s.active - s.first + s.seats) % s.seats;
  return (ROUNDS.length - s.round + 1) * s.seats - place - 1;
}

/** Log-odds of winning for one point more with so many turns to come. */
export function perPoint(turns: number, seats: number): number {
  return PER_POINT[Math.ceil((2 * turns) / seats)];
}

const LIMIT = 4000;
const knownUnderFire = new Map<number, readonly Float64Array[]>();

/** The chance of each number of points after 0, 1, 2 … Missiles. */
export function underFire(shape: Shape, value: number): readonly Float64Array[] {
  const key = shape * 4 + value;
  const known = knownUnderFire.get(key);
  if (known) return known;
  let chances = certain(shape);
  const made = [pointsOf(chances)];
  while (made.length < MISSILE_COUNTS) {
    chances = afterMissile(chances, value);
    made.push(pointsOf(chances));
  }
  if (knownUnderFire.size >= LIMIT) knownUnderFire.clear();
  knownUnderFire.set(key, made);
  return made;
}

function pointsOf({ shapes, chances }: Chances): Float64Array {
  const { cells } = shapeTable();
  const sums = new Float64Array(POINTS);
  for (let i = 0; i < shapes.length; i++) sums[pointsIn(cells[shapes[i]])] += chances[i];
  return sums;
}

/** The mean of the chances of numbers of points. */
export function mean(points: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < points.length; n++) sum += n * points[n];
  return sum;
}

/** All others, as the active player sees them. */
export function enemies(s: State): Seat[] {
  return others(s, s.active);
}
