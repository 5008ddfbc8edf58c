import type { Dir } from '@starboard/orbital';

/** A point of a cell, from its upper left corner, in parts of its side. */
type Point = readonly [x: number, y: number];

/** The part of a cell that an exit has: its outline for the style sheet, and its middle in percent. */
export interface Share {
  readonly clip: string;
  readonly x: number;
  readonly y: number;
}

const CELL: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** What keeps neighbouring parts apart. */
const TIGHT = 0.94;

/** How far a point lies from the host of an exit: a module built to the north has its host at the lower edge. */
const FAR: Readonly<Record<Dir, (point: Point) => number>> = {
  N: ([, y]) => 1 - y,
  S: ([, y]) => y,
  E: ([x]) => x,
  W: ([x]) => 1 - x,
};

/** Of a cell that several exits lead into each has the part that is nearest to its own host. */
export function shareOf(side: Dir, sides: readonly Dir[]): Share | undefined {
  const others = sides.filter((other) => other !== side);
  if (others.length === 0) return undefined;
  const outline = others.reduce(
    (points, other) => cut(points, (point) => FAR[side](point) - FAR[other](point)),
    [...CELL],
  );
  const middle = (at: 0 | 1) => outline.reduce((sum, point) => sum + point[at], 0) / outline.length;
  const [x, y] = [middle(0), middle(1)];
  const percent = (n: number) => `${Math.round(n * 1000) / 10}%`;
  const tight = outline.map(([px, py]) => `${percent(x + (px - x) * TIGHT)} ${percent(y + (py - y) * TIGHT)}`);
  return { clip: `polygon(${tight.join(', ')})`, x: x * 100, y: y * 100 };
}

/** What of an outline lies where a measure is at most 0. */
function cut(points: readonly Point[], measure: (point: Point) => number): Point[] {
  return points.flatMap((point, i) => {
    const before = points.at(i - 1) as Point;
    const [from, to] = [measure(before), measure(point)];
    const kept = to <= 0 ? [point] : [];
    if (from * to >= 0) return kept;
    const t = from / (from - to);
    const border: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    return [border, ...kept];
  });
}
