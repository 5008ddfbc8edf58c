import { MAX_SAUCERS } from '../content/dice.ts';
import { CORE, CORE_POINTS } from '../content/planets.ts';
import { lanesOf } from '../planet.ts';
import { SECTORS, UNDAMAGED } from '../types.ts';
import { cellOf, coreOf, repairOfCore } from './cells.ts';

/**
 * A planet up to symmetry. Within a lane only the sum of its two Cities matters: from either side every point takes one.
 * Lanes come in three opposite pairs, and neither their order nor their direction matters when every sector is equally
 * likely. So 3^13 planets have no more than 2040 shapes, and chance can be followed exactly.
 */
export type Shape = number;

/** A planet with nothing but what matters. */
interface CoreAndLanes {
  readonly core: number;
  /** By sector, sector 1 first. */
  readonly lanes: readonly number[];
}

/** All shapes and the ways between them. */
export interface ShapeTable {
  readonly size: number;
  readonly shapes: ReadonlyMap<number, Shape>;
  /** The cell of each shape. */
  readonly cells: Int16Array;
  /** The strengths of its lanes, in some order. */
  readonly lanes: readonly (readonly number[])[];
  /** Where a strike leads: by number of points, then by shape and sector. */
  readonly struck: readonly Int16Array[];
  /** Where the best repair leads: by number of points, then by shape. */
  readonly repaired: readonly Int16Array[];
}

let known: ShapeTable | undefined;

/** Made when it is first asked for: a game that nobody wants odds of has no use for it. */
export function shapeTable(): ShapeTable {
  known ??= buildTable();
  return known;
}

export function shapeOf(planet: readonly number[]): Shape {
  return find(shapeTable().shapes, { core: planet[CORE], lanes: lanesOf(planet) });
}

const repairs = new Map<number, Int16Array>();

/** Where the best repair with any number of points leads, by shape. */
export function repairedBy(points: number): Int16Array {
  const known = repairs.get(points);
  if (known) return known;
  const { shapes, cells, lanes } = shapeTable();
  const made = Int16Array.from(lanes, (list, shape) =>
    find(shapes, repaired({ core: coreOf(cells[shape]), lanes: list }, points)),
  );
  repairs.set(points, made);
  return made;
}

const HALF = SECTORS.length / 2;
const LANE = 2 * UNDAMAGED;
const LINES = (LANE + 1) ** 2;

function buildTable(): ShapeTable {
  const bodies = CORE_POINTS.flatMap((_, core) =>
    multisets(pairs(), HALF).map((lines) => ({ core, lanes: [...lines.map(([a]) => a), ...lines.map(([, b]) => b)] })),
  );
  const shapes = new Map(bodies.map((body, shape) => [codeOf(body), shape]));
  const byPoints = (of: (points: number) => Int16Array) => Array.from({ length: MAX_SAUCERS + 1 }, (_, n) => of(n));
  return {
    size: bodies.length,
    shapes,
    cells: Int16Array.from(bodies, ({ core, lanes }) =>
      cellOf(
        core,
        lanes.reduce((sum, n) => sum + n, 0),
      ),
    ),
    lanes: bodies.map(({ lanes }) => lanes),
    struck: byPoints((points) =>
      Int16Array.from(bodies.flatMap((body) => SECTORS.map((sector) => find(shapes, struck(body, sector, points))))),
    ),
    repaired: byPoints((points) => Int16Array.from(bodies, (body) => find(shapes, repaired(body, points)))),
  };
}

function find(shapes: ReadonlyMap<number, Shape>, body: CoreAndLanes): Shape {
  return shapes.get(codeOf(body)) as Shape;
}

/** A number that bodies of one shape share: the Core, then the three lines through it, sorted. */
function codeOf({ core, lanes: [a, b, c, d, e, f] }: CoreAndLanes): number {
  const [x, y, z] = [lineOf(a, d), lineOf(b, e), lineOf(c, f)];
  const [low, high] = [Math.min(x, y, z), Math.max(x, y, z)];
  return ((core * LINES + low) * LINES + (x + y + z - low - high)) * LINES + high;
}

/** Opposite lanes, in either direction. */
function lineOf(a: number, b: number): number {
  return Math.max(a, b) * (LANE + 1) + Math.min(a, b);
}

/** A lane, then the Core, then the opposite lane. */
function struck({ core, lanes }: CoreAndLanes, sector: number, points: number): CoreAndLanes {
  const near = sector - 1;
  const far = (near + HALF) % SECTORS.length;
  const front = Math.min(points, lanes[near]);
  const centre = Math.min(points - front, core);
  const back = Math.min(points - front - centre, lanes[far]);
  const left = lanes.slice();
  left[near] -= front;
  left[far] -= back;
  return { core: core - centre, lanes: left };
}

/** The best repair: an undamaged Core first, then the weakest lanes. */
function repaired(body: CoreAndLanes, points: number): CoreAndLanes {
  const lanes = body.lanes.slice();
  let core = body.core + repairOfCore(body.core, points);
  for (let left = points - (core - body.core); left > 0; left--) {
    const weakest = lanes.indexOf(Math.min(...lanes));
    if (lanes[weakest] < LANE) lanes[weakest]++;
    else if (core < UNDAMAGED) core++;
  }
  return { core, lanes };
}

function pairs(): [number, number][] {
  const strengths = Array.from({ length: LANE + 1 }, (_, n) => n);
  return strengths.flatMap((a) => strengths.slice(0, a + 1).map((b): [number, number] => [a, b]));
}

function multisets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((item, i) => multisets(list.slice(i), size - 1).map((rest) => [item, ...rest]));
}
