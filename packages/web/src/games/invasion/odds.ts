import {
  type AssignOdds,
  assignOdds,
  type DamageOdds,
  damageOddsOf,
  type KeepOdds,
  type MissileOdds,
  missileOdds,
  pointsOf,
  type View,
  worldOf,
} from '@starboard/invasion';

/** What stopping and each re-roll lead to, by the faces that are rolled again. */
export type Rerolls = ReadonlyMap<string, KeepOdds>;

export const rerollKey = (faces: readonly string[]): string => [...faces].sort().join();

export function rerollsOf(list: readonly KeepOdds[]): Rerolls {
  return new Map(list.map((odds) => [rerollKey(odds.action.type === 'reroll' ? odds.action.faces : []), odds]));
}

/** What strikes cost on average, and how likely they reach the Core. */
export interface Loss {
  readonly lost: number;
  readonly coreHit: number;
}

/** What may become of the active planet while so many saucers are left on each die. */
export function lossOf(view: View): (left: readonly number[]) => Loss {
  const world = worldOf(view);
  const odds = damageOddsOf(world);
  const now = pointsOf(world.planets[world.active]);
  return (left) => {
    const { points, coreHit }: DamageOdds = odds(left);
    return { lost: now - points[0], coreHit };
  };
}

/** The plan with the highest margin. */
export function bestShots(view: View): AssignOdds {
  return assignOdds(worldOf(view)).reduce((best, odds) => (odds.margin > best.margin ? odds : best));
}

/** What one Missile does to each target, on average. */
export function missiles(view: View): readonly MissileOdds[] {
  return missileOdds(worldOf(view));
}
