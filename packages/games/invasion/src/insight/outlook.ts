import { type Seat, top } from '@starboard/kernel';
import { multisetOf } from '../actions.ts';
import { CORE, CORE_POINTS } from '../content/planets.ts';
import { REROLLS } from '../content/staging.ts';
import { cellIn, gainIn, POINTS } from '../odds/cells.ts';
import { repairedBy, shapeOf } from '../odds/shapes.ts';
import { pointsOf } from '../planet.ts';
import { iconValue, REBUILDS, showing } from '../turn.ts';
import type { State } from '../types.ts';
import { enemies, mean, perPoint, turnsToCome, underFire, winningAfter } from './aims.ts';
import { indexOf } from './choices.ts';
import type { Forecast } from './forecast.ts';
import { admiralForecast } from './knownForecasts.ts';

/** What a planet is expected to be worth when the present turn is over, by what it owes it to. */
export interface Holdings {
  readonly cities: number;
  readonly core: number;
  /** What rebuild points at hand can add. */
  readonly pool: number;
}

/**
 * Whether chance has had no say since this state was imagined. Search remembers actions only, so behind a roll its
 * lists mix all that was rolled; before it they do not.
 */
export function untouched(s: State): boolean {
  return s.rng.n === 0;
}

/** Whether the active player has decided nothing yet in a turn that began only in imagination: its dice are no news. */
function unplayed(s: State): boolean {
  const frame = top(s);
  return frame.step === 'defense' && frame.rerolls === REROLLS && !untouched(s);
}

/** The forecast of the turn and the place in it, in steps 2 and 3. */
function forecastNow(
  s: State,
): { readonly forecast: Forecast; readonly rerolls: number; readonly tray: number } | undefined {
  const frame = top(s);
  if ((frame.step !== 'defense' && frame.step !== 'assign') || unplayed(s)) return undefined;
  const forecast = admiralForecast(s);
  const rerolls = frame.step === 'defense' ? frame.rerolls : 0;
  return { forecast, rerolls, tray: indexOf(forecast.trays, multisetOf(s.tray)) };
}

/** What a seat holds, and may expect of the turn that runs. */
export function holdingsOf(s: State, seat: Seat): Holdings {
  const planet = s.planets[seat];
  const here = forecastNow(s);
  const core = CORE_POINTS[planet[CORE]];
  const cities = pointsOf(planet) - core;
  if (!here) return { cities, core, pool: gainIn(cellIn(planet), rebuildsOf(s, seat)) };
  const { forecast, rerolls, tray } = here;
  const { expected } = forecast;
  if (seat === s.active) {
    const expectedCore = expected.core[rerolls][tray];
    return { cities: expected.points[rerolls][tray] - expectedCore, core: expectedCore, pool: 0 };
  }
  const [now, hit] = underFire(shapeOf(planet), iconValue(s));
  return { cities: cities + (mean(hit) - mean(now)) * expected.missiles[rerolls][tray], core, pool: 0 };
}

/** Rebuild points that a seat can spend now or at the end of the turn. */
function rebuildsOf(s: State, seat: Seat): number {
  let points = 0;
  for (const frame of s.stack) {
    if (frame.step === 'freeRebuild') points += frame.pools[seat];
    if (seat !== s.active) continue;
    if (frame.step === 'rebuild') points += frame.pool;
    if (frame.step === 'missiles') points += showing(s, REBUILDS) * iconValue(s);
  }
  return points;
}

/** The chance of each seat to win. */
export function chancesOf(s: State): number[] {
  const points = s.planets.map((planet, seat) => pointsOf(planet) + gainIn(cellIn(planet), rebuildsOf(s, seat)));
  const duel = s.stack.find((frame) => frame.step === 'duel');
  if (duel) return shared(points, DUEL, (seat) => duel.seats.includes(seat));
  if (unplayed(s)) return shared(points, perPoint(turnsToCome(s) + 1, s.seats), () => true);
  const own = chanceOfActive(s, points);
  const rest = shared(points, RIVALS, (seat) => seat !== s.active);
  return rest.map((share, seat) => (seat === s.active ? own : share * (1 - own)));
}

/** Log-odds for one point more in the duel, and of one rival against another. */
const DUEL = 0.4;
const RIVALS = 0.3;

function shared(points: readonly number[], slope: number, among: (seat: Seat) => boolean): number[] {
  const powers = points.map((n, seat) => (among(seat) ? Math.exp(slope * (n - POINTS)) : 0));
  const total = powers.reduce((sum, power) => sum + power);
  return powers.map((power) => power / total);
}

function chanceOfActive(s: State, points: readonly number[]): number {
  const here = forecastNow(s);
  if (here) return here.forecast.margins[here.rerolls][here.tray];
  const theirs = enemies(s).map((seat) => repairedBy(rebuildsOf(s, seat))[shapeOf(s.planets[seat])]);
  const firing = s.stack.find((frame) => frame.step === 'missiles');
  return winningAfter(s, theirs, firing?.left ?? 0)[points[s.active]];
}
