import { CITY_POINTS, CORE, CORE_POINTS } from '../content/planets.ts';
import { SITES, UNDAMAGED } from '../types.ts';

/** What scoring and repair depend on: the strength of the Core and that of all Cities together, as one number. */
export type Cell = number;

/** The strength of all Cities together on a fresh planet. */
const ALL_CITIES = (SITES.length - 1) * UNDAMAGED;

/** The number of cells. */
export const CELLS = CORE_POINTS.length * (ALL_CITIES + 1);

export function cellOf(core: number, cities: number): Cell {
  return core * (ALL_CITIES + 1) + cities;
}

/** The cell of a planet. */
export function cellIn(planet: readonly number[]): Cell {
  return cellOf(planet[CORE], planet.reduce((sum, n) => sum + n, 0) - planet[CORE]);
}

export function coreOf(cell: Cell): number {
  return Math.floor(cell / (ALL_CITIES + 1));
}

export function citiesOf(cell: Cell): number {
  return cell % (ALL_CITIES + 1);
}

/** What a planet is worth. */
export function pointsIn(cell: Cell): number {
  return CORE_POINTS[coreOf(cell)] + citiesOf(cell) * CITY_POINTS[1];
}

/** The most points that so many rebuild points can add. */
export function gainIn(cell: Cell, points: number): number {
  const core = coreOf(cell);
  const forCore = repairOfCore(core, points);
  const cities = Math.min(points - forCore, ALL_CITIES - citiesOf(cell));
  const rest = core + forCore < UNDAMAGED && points - forCore > cities ? 1 : 0;
  return CORE_POINTS[core + forCore + rest] - CORE_POINTS[core] + cities;
}

/** Points that go to the Core first: as many as make it undamaged, or none, since one step is worth no more than a City. */
export function repairOfCore(core: number, points: number): number {
  const needed = UNDAMAGED - core;
  return points >= needed ? needed : 0;
}

/** Numbers of points that a planet may be worth. */
export const POINTS = 30;
