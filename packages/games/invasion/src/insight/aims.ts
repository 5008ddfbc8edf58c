import type { Seat } from '@starboard/kernel';
import { STAGING } from '../content/staging.ts';
import { PER_POINT } from '../content/weights.ts';
import { pointsIn } from '../odds/cells.ts';
import { afterMissile, type Chances, certain } from '../odds/chances.ts';
import { type Shape, shapeTable } from '../odds/shapes.ts';
import { iconValue, others } from '../turn.ts';
import { ROUNDS, type State } from '../types.ts';

/** What the active player is after: the worth of each number of own points at the end of the turn, by Missiles fired. */
export type Aim = readonly Float64Array[];

/** Numbers of points that a planet may be worth. */
export const POINTS = 30;

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
  const lead = leads(turnsToCome(s), s.seats);
  const worth = Array.from({ length: MISSILE_COUNTS }, () => new Float64Array(POINTS).fill(1));
  for (const shape of theirs) {
    underFire(shape, iconValue(s)).forEach((points, missiles) => {
      const mine = worth[missiles];
      for (let own = 0; own < POINTS; own++) mine[own] *= chanceToLead(own, points, lead);
    });
  }
  return worth;
}

/** The chance to end ahead of one of whom only the chances are known. */
function chanceToLead(own: number, theirs: Float64Array, lead: Float64Array): number {
  let chance = 0;
  for (let other = 0; other < POINTS; other++) chance += theirs[other] * lead[POINTS + own - other];
  return chance;
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

const knownLeads = new Map<number, Float64Array>();

/** The chance to end ahead by the lead in points now; `POINTS` stands for none. */
export function leads(turns: number, seats: number): Float64Array {
  const slope = perPoint(turns, seats);
  const known = knownLeads.get(slope);
  if (known) return known;
  const chance = (points: number) => (points === 0 ? 0.5 : 1 / (1 + Math.exp(-slope * points)));
  const made = Float64Array.from({ length: 2 * POINTS }, (_, i) => chance(i - POINTS));
  knownLeads.set(slope, made);
  return made;
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
