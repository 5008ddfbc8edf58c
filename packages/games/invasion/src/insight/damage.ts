import { CORE_POINTS } from '../content/planets.ts';
import { CELLS, coreOf, POINTS, pointsIn } from '../odds/cells.ts';
import { afterStrike, type Chances, certain } from '../odds/chances.ts';
import { repairedBy, type Shape, shapeOf, shapeTable } from '../odds/shapes.ts';
import { strike } from '../planet.ts';
import { strikers } from '../turn.ts';
import type { State } from '../types.ts';

/** What may become of the active planet in steps 4 and 6. */
export interface PlanetOdds {
  /** The chance of each number of points. */
  readonly points: Float64Array;
  /** The points of the Core on average. */
  readonly core: number;
}

/**
 * The saucers that get through, as a number. Without Radar only the sizes of the strikes count: how many there are of
 * each, in decimal, ones for size 1, tens for size 2, hundreds for size 3. With Radar the saucers of each die are a digit.
 */
export type Damage = number;

/** The damage of some dice in a row; that of all is the sum. */
export function damageOf({ radar }: State, left: readonly number[], from = 0): Damage {
  let damage = 0;
  for (let i = 0; i < left.length; i++) {
    if (left[i] > 0) damage += radar ? left[i] * 10 ** (from + i) : 10 ** (left[i] - 1);
  }
  return damage;
}

/** The active planet after some damage, repaired with so many points. */
export function planetOddsAfter(s: State, damage: Damage, rebuild: number): PlanetOdds {
  const { shapes, chances } = s.radar ? announced(s, damage) : struck(shapeOf(s.planets[s.active]), damage);
  const { cells } = shapeTable();
  const repaired = repairedBy(rebuild);
  const points = new Float64Array(POINTS);
  let core = 0;
  for (let i = 0; i < shapes.length; i++) {
    const cell = cells[repaired[shapes[i]]];
    points[POINTS_IN[cell]] += chances[i];
    core += chances[i] * CORE_POINTS[coreOf(cell)];
  }
  return { points, core };
}

const POINTS_IN = Uint8Array.from({ length: CELLS }, (_, cell) => pointsIn(cell));

function announced({ planets, active, sectors }: State, damage: Damage): Chances {
  const planet = planets[active].slice();
  const left = sectors.map((_, die) => Math.floor(damage / 10 ** die) % 10);
  for (const die of strikers({ left, sectors })) strike(planet, sectors[die], left[die]);
  return certain(shapeOf(planet));
}

const LIMIT = 4000;
const known = new Map<number, Chances>();

/** The chances of a shape after some strikes, the smallest first. */
function struck(shape: Shape, strikes: Damage): Chances {
  if (strikes === 0) return certain(shape);
  const key = shape * 1000 + strikes;
  const before = known.get(key);
  if (before) return before;
  const size = strikes >= 100 ? 3 : strikes >= 10 ? 2 : 1;
  const made = afterStrike(struck(shape, strikes - 10 ** (size - 1)), size);
  if (known.size >= LIMIT) known.clear();
  known.set(key, made);
  return made;
}
