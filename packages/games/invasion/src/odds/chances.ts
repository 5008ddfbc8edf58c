import { SECTORS } from '../types.ts';
import { pointsIn } from './cells.ts';
import { type Shape, shapeTable } from './shapes.ts';

/** The chances of some shapes of a planet; all others are impossible. */
export interface Chances {
  readonly shapes: Int16Array;
  readonly chances: Float64Array;
}

export function certain(shape: Shape): Chances {
  return { shapes: Int16Array.of(shape), chances: Float64Array.of(1) };
}

/** The chances after a strike of so many points in a sector that is not known yet. */
export function afterStrike({ shapes, chances }: Chances, points: number): Chances {
  const table = shapeTable().struck[points];
  for (let i = 0; i < shapes.length; i++) {
    const share = chances[i] / SECTORS.length;
    const at = shapes[i] * SECTORS.length;
    for (let sector = 0; sector < SECTORS.length; sector++) add(table[at + sector], share);
  }
  return collect();
}

/** The chance that a target rolls the Missile's sector. */
const COUNTER = 1 / SECTORS.length;

/** The chances after a Missile: a strike, or once in six the best use of a gift of as many points. */
export function afterMissile(before: Chances, value: number): Chances {
  const gift = shapeTable().repaired[value];
  const hit = afterStrike(before, value);
  for (let i = 0; i < hit.shapes.length; i++) add(hit.shapes[i], (1 - COUNTER) * hit.chances[i]);
  for (let i = 0; i < before.shapes.length; i++) add(gift[before.shapes[i]], COUNTER * before.chances[i]);
  return collect();
}

/** One list of sums serves all: filled by `add`, emptied by `collect`. */
const sums: number[] = [];
const touched: Shape[] = [];

function add(shape: Shape, chance: number): void {
  if (sums.length === 0) for (let i = 0; i < shapeTable().size; i++) sums.push(0);
  if (sums[shape] === 0) touched.push(shape);
  sums[shape] += chance;
}

function collect(): Chances {
  const shapes = Int16Array.from(touched);
  const chances = new Float64Array(shapes.length);
  for (let i = 0; i < shapes.length; i++) {
    chances[i] = sums[shapes[i]];
    sums[shapes[i]] = 0;
  }
  touched.length = 0;
  return { shapes, chances };
}

/** What a planet with these chances is worth on average. */
export function meanPoints({ shapes, chances }: Chances): number {
  const { cells } = shapeTable();
  let points = 0;
  for (let i = 0; i < shapes.length; i++) points += chances[i] * pointsIn(cells[shapes[i]]);
  return points;
}
