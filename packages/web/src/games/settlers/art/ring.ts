import { onCircle } from './lines.ts';

/** Where a World lies on the ring of its System, from the middle of the ring. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The same on a small chart, from the middle of the upper edge of its cell. */
  readonly near: Point;
  /** On which side of it its points stand there, clear of the score and of other Systems. */
  readonly tag: 'left' | 'right';
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
  readonly near: NearShape;
}

type Point = readonly [x: number, y: number];

/** The ring on a small chart, from the middle of the upper edge of its cell. */
export interface NearShape {
  readonly at: Point;
  readonly r: number;
  readonly token: number;
  readonly medalAt: Point;
  readonly spots: readonly Point[];
  /** The room between a World and its name, for its chance. */
  readonly below: number;
}

const GAP = 3;

/** Where Worlds lie that have their names and packs below them: beside the ring rather than on it. */
const SPOTS: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [-77, 0],
    [77, 0],
  ],
  3: [
    [-88, -50],
    [88, -50],
    [0, 66],
  ],
  4: [
    [-88, -53],
    [88, -53],
    [-88, 63],
    [88, 63],
  ],
};

/** Rings on a small chart: every World has its name below it, the score hangs between the Worlds. */
const NEAR: Readonly<Record<number, NearShape>> = {
  1: { at: [0, 70], r: 37, token: 26, medalAt: [-28, 45], spots: [[0, 70]], below: 7 },
  2: {
    at: [-5, 68],
    r: 39,
    token: 23,
    medalAt: [-5, 33],
    spots: [
      [-45, 74],
      [35, 74],
    ],
    below: 8,
  },
  3: {
    at: [5, 68],
    r: 40,
    token: 22,
    medalAt: [5, 36],
    spots: [
      [-32, 39],
      [42, 39],
      [5, 99],
    ],
    below: 1,
  },
  4: {
    at: [8, 69],
    r: 44,
    token: 22,
    medalAt: [8, 36],
    spots: [
      [-31, 39],
      [48, 39],
      [-31, 99],
      [48, 99],
    ],
    below: 1,
  },
};

/** The ring of a System on a small chart that is in no game of the box. */
function nearRing(n: number): NearShape {
  const spots = Array.from({ length: n }, (_, i) => onCircle(0, 70, 46, -90 + (i * 360) / n));
  return { at: [0, 70], r: 46, token: 16, medalAt: [0, 70], spots, below: 1 };
}

/** The ring of a System of so many Worlds, in units of the chart. */
export function ringShape(n: number): RingShape {
  const near = NEAR[n] ?? nearRing(n);
  if (n === 1)
    return {
      r: 72,
      token: 48,
      medal: 24,
      medalAt: [-72, 0],
      spots: [{ x: 0, y: 0, near: near.spots[0], tag: 'right', from: 0, to: 359.9 }],
      near,
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
      return {
        x,
        y,
        near: near.spots[i],
        tag: near.spots[i][0] < 0 === n > 2 ? 'left' : 'right',
        from: (angles[i] + before) / 2 + GAP,
        to: (angles[i] + after) / 2 - GAP,
      };
    }),
    near,
  };
}
