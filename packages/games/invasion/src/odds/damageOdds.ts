import { CORE } from '../content/planets.ts';
import { STAGING } from '../content/staging.ts';
import { strike } from '../planet.ts';
import { iconValue, strikers } from '../turn.ts';
import type { State } from '../types.ts';
import { CELLS, cellIn, citiesOf, coreOf, gainIn, pointsIn } from './cells.ts';
import { afterStrike, type Chances, certain } from './chances.ts';
import { shapeOf, shapeTable } from './shapes.ts';

/** What may become of a planet in step 4. */
export interface DamageOdds {
  /** What it is expected to be worth then, after the best use of 0, 1, 2 … Rebuild dice. */
  readonly points: readonly number[];
  /** The chance of 0, 1, 2 … points of damage. */
  readonly damage: readonly number[];
  /** The chance that the Core is hit. */
  readonly coreHit: number;
}

/** What may become of the active planet under the saucers that are left on each die. */
export type DamageOddsOf = (left: readonly number[]) => DamageOdds;

/** Odds are remembered by what they depend on: with Radar the die, without it only the sizes of the strikes. */
export function damageOddsOf(s: State): DamageOddsOf {
  const known = new Map<number, DamageOdds>();
  const keyOf = s.radar ? dieByDie : strikesOf;
  const chancesOf = s.radar ? announced(s) : rolled(s);
  return (left) => {
    const key = keyOf(left);
    const before = known.get(key);
    if (before) return before;
    const made = oddsFrom(s, chancesOf(left));
    known.set(key, made);
    return made;
  };
}

/** Sums up the chances of each cell. */
function oddsFrom(s: State, chances: Float64Array): DamageOdds {
  const planet = s.planets[s.active];
  const strength = planet.reduce((sum, n) => sum + n, 0);
  const points = new Array<number>(STAGING[3].defense + 1).fill(0);
  const damage = new Array<number>(strength + 1).fill(0);
  let coreHit = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const chance = chances[cell];
    if (chance === 0) continue;
    for (let n = 0; n < points.length; n++) points[n] += chance * (pointsIn(cell) + gainIn(cell, n * iconValue(s)));
    damage[strength - coreOf(cell) - citiesOf(cell)] += chance;
    if (coreOf(cell) < planet[CORE]) coreHit += chance;
  }
  return { points, damage, coreHit };
}

/** Follows the strikes, the smallest first, through all shapes of the planet. */
function rolled(s: State): (left: readonly number[]) => Float64Array {
  const known = new Map([[0, certain(shapeOf(s.planets[s.active]))]]);
  const after = (strikes: number): Chances => {
    const before = known.get(strikes);
    if (before) return before;
    const size = String(strikes).length;
    const made = afterStrike(after(strikes - 10 ** (size - 1)), size);
    known.set(strikes, made);
    return made;
  };
  return (left) => {
    const { shapes, chances } = after(strikesOf(left));
    const cells = new Float64Array(CELLS);
    for (let i = 0; i < shapes.length; i++) cells[shapeTable().cells[shapes[i]]] += chances[i];
    return cells;
  };
}

/** With Radar nothing is left to chance. */
function announced({ planets, active, sectors }: State): (left: readonly number[]) => Float64Array {
  return (left) => {
    const planet = planets[active].slice();
    for (const die of strikers({ left, sectors })) strike(planet, sectors[die], left[die]);
    const chances = new Float64Array(CELLS);
    chances[cellIn(planet)] = 1;
    return chances;
  };
}

/** How many strikes there are of each size, in decimal: ones for size 1, tens for size 2, hundreds for size 3. */
function strikesOf(left: readonly number[]): number {
  let strikes = 0;
  for (let die = 0; die < left.length; die++) if (left[die] > 0) strikes += 10 ** (left[die] - 1);
  return strikes;
}

function dieByDie(left: readonly number[]): number {
  let key = 0;
  for (let die = 0; die < left.length; die++) key = key * 10 + left[die];
  return key;
}
