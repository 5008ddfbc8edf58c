import type { FreeExit, Placed } from '@starboard/orbital';

/** A tile and the way from one to the next, in the pixels of the yard at its full size. */
export const TILE = 160;
export const PITCH = 180;
/** Room above the first row, where modules hang from the crane, and around the others. */
const ABOVE = 24;
const AROUND = 14;

/** How the cells of an orbital lie in the yard. */
export interface Lie {
  readonly width: number;
  readonly height: number;
  left(x: number): number;
  top(y: number): number;
}

/** Fits all modules and the cells before their open exits. */
export function lieOf(modules: readonly Placed[], free: readonly FreeExit[]): Lie {
  const cells = [...modules, ...free.filter((exit) => exit.open)];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: (Math.max(...xs) - west) * PITCH + TILE + 2 * AROUND,
    height: (Math.max(...ys) - north) * PITCH + TILE + ABOVE + 2 * AROUND,
    left: (x) => (x - west) * PITCH + AROUND,
    top: (y) => (y - north) * PITCH + ABOVE,
  };
}
