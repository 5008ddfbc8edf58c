import { STAGING } from '../content/staging.ts';
import { afterMissile, afterStrike, certain, meanPoints } from './chances.ts';
import { shapeOf } from './shapes.ts';

/** Missiles that one turn can have. */
const MOST = STAGING[3].defense;

const known = new Map<number, readonly number[]>();

/**
 * What a planet is expected to be worth after 0, 1, 2 … Missiles of that value. Each is countered with a chance of one in
 * six, and the gift is used as well as possible; with Cat and Mouse this is how picks without a plan would fall.
 */
export function expectedUnderFire(planet: readonly number[], value: number): readonly number[] {
  const shape = shapeOf(planet);
  const key = shape * (MOST + 1) + value;
  const before = known.get(key);
  if (before) return before;
  let chances = certain(shape);
  const list = [meanPoints(chances)];
  while (list.length <= MOST) {
    chances = afterMissile(chances, value);
    list.push(meanPoints(chances));
  }
  known.set(key, list);
  return list;
}

/** The worth of a planet after one Missile that is not countered, on average over the sectors. */
export function expectedIfHit(planet: readonly number[], value: number): number {
  return meanPoints(afterStrike(certain(shapeOf(planet)), value));
}
