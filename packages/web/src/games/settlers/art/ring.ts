import { onCircle } from './lines.ts';

/** Where a World lies on the ring of its System, from the middle of the ring. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The same on a chart without room for names: on the ring itself. */
  readonly near: readonly [x: number, y: number];
  /** The arc of the ring that is its own, in degrees. */
  readonly from: number;
  readonly to: number;
}

export interface RingShape {
  readonly r: number;
  /** The radius of a World on it. */
  readonly token: number;
  /** The radius of the medal with the score, and where it lies. */
  readonly medal: number;
  readonly medalAt: readonly [number, number];
  readonly spots: readonly Spot[];
}

const GAP = 3;

/** Where Worlds lie that have their names and packs below them: beside the ring rather than on it. */
const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-77, 0],
    [77, 0],
  ],
  3: [
    [-95, -50],
    [95, -50],
    [0, 66],
  ],
  4: [
    [-95, -53],
    [95, -53],
    [-95, 63],
    [95, 63],
  ],
};

/** On a small chart, in degrees; two lie across their cell, three leave its foot to the name. */
const NEAR: Readonly<Record<number, readonly number[]>> = { 2: [215, 35], 3: [150, -90, 30], 4: [-135, -45, 135, 45] };

/** The ring of a System of so many Worlds, in units of the chart. */
export function ringShape(n: number): RingShape {
  if (n === 1)
    return {
      r: 72,
      token: 48,
      medal: 24,
      medalAt: [-72, 0],
      spots: [{ x: 0, y: 0, near: [0, 0], from: 0, to: 359.9 }],
    };
  const r = n === 2 ? 82 : 90;
  const spots = SPOTS[n] ?? Array.from({ length: n }, (_, i) => onCircle(0, 0, r, -90 + (i * 360) / n));
  const angles = spots.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI);
  const sorted = [...angles].sort((a, b) => a - b);
  return {
    r,
    token: n === 2 ? 45 : n <= 4 ? 37 : 30,
    medal: n === 2 ? 29 : 27,
    medalAt: [0, n === 3 || n === 4 ? -42 : 0],
    spots: spots.map(([x, y], i): Spot => {
      const at = sorted.indexOf(angles[i]);
      const before = at > 0 ? sorted[at - 1] : sorted[n - 1] - 360;
      const after = at < n - 1 ? sorted[at + 1] : sorted[0] + 360;
      const near = onCircle(0, 0, r, NEAR[n]?.[i] ?? angles[i]);
      return { x, y, near, from: (angles[i] + before) / 2 + GAP, to: (angles[i] + after) / 2 - GAP };
    }),
  };
}
