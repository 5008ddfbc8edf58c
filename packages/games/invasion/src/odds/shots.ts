import { pointsOf } from '../planet.ts';
import type { State } from '../types.ts';
import { damageOddsOf } from './damageOdds.ts';
import { type AssignOdds, assignOdds } from './odds.ts';

/** What strikes cost on average, and how likely they reach the Core. */
export interface Loss {
  readonly lost: number;
  readonly coreHit: number;
}

/** What may become of the active planet while so many saucers are left on each die. */
export function lossOf(s: State): (left: readonly number[]) => Loss {
  const odds = damageOddsOf(s);
  const now = pointsOf(s.planets[s.active]);
  return (left) => {
    const { points, coreHit } = odds(left);
    return { lost: now - points[0], coreHit };
  };
}

/** The assignment with the highest margin. */
export function bestShots(s: State): AssignOdds {
  return assignOdds(s).reduce((best, odds) => (odds.margin > best.margin ? odds : best));
}
