import { type Seat, topAs } from '@starboard/kernel';
import { type Action, multisetOf, REBUILD, REBUILD_DONE } from '../actions.ts';
import { repel } from '../assignment.ts';
import { CORE, PATH_SITES } from '../content/planets.ts';
import { poolOf } from '../missiles.ts';
import { repairOfCore } from '../odds/cells.ts';
import { lanesOf } from '../planet.ts';
import { iconValue, MISSILE, REBUILDS, showing } from '../turn.ts';
import { FACES, SECTORS, type State, UNDAMAGED } from '../types.ts';
import type { Forecast } from './forecast.ts';

/** What a choice of step 2 or 3 leads to with best play after it. */
export function worthOf(s: State, forecast: Forecast, a: Action): number {
  const { trays, margins } = forecast;
  if (a.type === 'assign') {
    const left = s.shown.slice();
    for (const placement of a.plan) repel(left, placement, iconValue(s));
    return forecast.after(left, showing(s, MISSILE), showing(s, REBUILDS));
  }
  if (a.type !== 'reroll') return margins[0][indexOf(trays, multisetOf(s.tray))];
  const rolled = multisetOf(a.faces.map((face) => FACES.indexOf(face)));
  return margins[topAs(s, 'defense').rerolls - 1][indexOf(trays, multisetOf(s.tray) - rolled)];
}

/** The place of a tray in the lists of a forecast. */
export function indexOf({ indexOf }: Forecast['trays'], tray: number): number {
  return indexOf.get(tray) ?? 0;
}

/** The choice that leads to most; the first of several. */
export function best(s: State, forecast: Forecast, actions: readonly Action[]): Action {
  let found = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const a of actions) {
    const worth = worthOf(s, forecast, a);
    if (worth <= most + ROUNDING) continue;
    most = worth;
    found = a;
  }
  return found;
}

/** Smaller differences are none. */
const ROUNDING = 1e-9;

/** The best repair: an undamaged Core first, then the weakest lane from outside, at last what is left of the Core. */
export function bestRepair(s: State, seat: Seat): Action {
  const planet = s.planets[seat];
  if (repairOfCore(planet[CORE], poolOf(s, seat)) > 0) return REBUILD[CORE];
  const lanes = lanesOf(planet);
  const weakest = lanes.indexOf(Math.min(...lanes));
  const [outer, inner] = PATH_SITES[SECTORS[weakest]];
  for (const site of [outer, inner, CORE]) if (planet[site] < UNDAMAGED) return REBUILD[site];
  return REBUILD_DONE;
}
