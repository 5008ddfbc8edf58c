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
import { useEffect, useState } from 'react';
import { askRerolls } from './askOdds.ts';

/** What stopping and each re-roll lead to, by the faces that are rolled again. */
export type Rerolls = ReadonlyMap<string, KeepOdds>;

export const rerollKey = (faces: readonly string[]): string => [...faces].sort().join();

/** The odds of step 2, from the thread that works them out: they come a moment after the dice lie. */
export function useRerolls(view: View, wanted: boolean): Rerolls | undefined {
  const [found, setFound] = useState<{ readonly view: View; readonly odds: Rerolls }>();
  const asked = wanted && view.stack.at(-1)?.step === 'defense';
  useEffect(() => {
    if (!asked) return;
    let current = true;
    askRerolls(view).then((list) => current && setFound({ view, odds: rerollsOf(list) }));
    return () => {
      current = false;
    };
  }, [asked, view]);
  return asked && found?.view === view ? found.odds : undefined;
}

export function rerollsOf(list: readonly KeepOdds[]): Rerolls {
  return new Map(list.map((odds) => [rerollKey(odds.action.type === 'reroll' ? odds.action.faces : []), odds]));
}

/** What may become of the active planet while so many saucers are left on each die. */
export function lossOf(view: View): (left: readonly number[]) => { readonly lost: number; readonly coreHit: number } {
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
