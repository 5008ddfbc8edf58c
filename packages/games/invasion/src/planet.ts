import { CITY_POINTS, CORE, CORE_POINTS, PATH_SITES } from './content/planets.ts';
import { type Planet, SECTORS, SITES, type Site, UNDAMAGED } from './types.ts';

/** A planet with its Core and 12 Cities undamaged. */
export function freshPlanet(): Planet {
  return SITES.map(() => UNDAMAGED);
}

/**
 * Applies points of damage to a sector one at a time: each strikes the first site of the path that is not empty, and is
 * lost if there is none. Returns the sites hit, in order.
 */
export function strike(planet: Planet, sector: number, points: number): Site[] {
  const path = PATH_SITES[sector];
  const hits: Site[] = [];
  let at = 0;
  while (hits.length < points) {
    // Empty sites let an attack through, a missing Core too (INVASION-DMG-7).
    while (at < path.length && planet[path[at]] === 0) at++;
    if (at === path.length) return hits;
    planet[path[at]]--;
    hits.push(SITES[path[at]]);
  }
  return hits;
}

/** What a planet is worth. */
export function pointsOf(planet: readonly number[]): number {
  let points: number = CORE_POINTS[planet[CORE]];
  for (let site = 1; site < planet.length; site++) points += CITY_POINTS[planet[site]];
  return points;
}

/** Whether there is anything to repair. */
export function damaged(planet: Planet): boolean {
  for (let site = 0; site < planet.length; site++) if (planet[site] < UNDAMAGED) return true;
  return false;
}

/** The strength of the two Cities in front of the Core, by sector, sector 1 first. */
export function lanesOf(planet: readonly number[]): number[] {
  return SECTORS.map((sector) => {
    const [outer, inner] = PATH_SITES[sector];
    return planet[outer] + planet[inner];
  });
}
