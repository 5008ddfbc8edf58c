import type { Chances } from './turningPoints.ts';

/** The box in which graphs are drawn; it is stretched to the room there is. */
export const WIDTH = 300;
export const HEIGHT = 100;

/** The share of all seats before this one: where its band begins. */
export function below(here: readonly number[], seat: number): number {
  return here.slice(0, seat).reduce((a, b) => a + b, 0);
}

/** The band of each seat as a path, as far as the chances are known: together they fill the box, the first seat at the bottom. */
export function bandsOf(chances: readonly Chances[], length: number, seats: number): readonly string[] {
  const known = chances.flatMap((here, at) => (here ? [{ at, here }] : []));
  if (known.length < 2) return [];
  const point = (at: number, share: number) => `${(at / Math.max(1, length)) * WIDTH} ${(1 - share) * HEIGHT}`;
  return Array.from({ length: seats }, (_, seat) => {
    const floor = known.map(({ at, here }) => point(at, below(here, seat)));
    const roof = known.map(({ at, here }) => point(at, below(here, seat + 1))).reverse();
    return `M${[...floor, ...roof].join('L')}Z`;
  });
}
