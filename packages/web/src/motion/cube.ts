/** The sides of a cube in the order of a die's faces: opposite sides add up to five, as pips add up to seven. */
export const SIDES = ['front', 'right', 'top', 'bottom', 'left', 'back'] as const;

/** A turn about the x axis, then about the y axis, in degrees, as CSS counts them. */
export interface Turn {
  readonly x: number;
  readonly y: number;
}

/** How each side is turned away from the front. */
const TURNS: readonly Turn[] = [
  { x: 0, y: 0 },
  { x: 0, y: 90 },
  { x: 90, y: 0 },
  { x: -90, y: 0 },
  { x: 0, y: -90 },
  { x: 0, y: 180 },
];

/** Where a side sits on a cube with edges of one `--edge`. */
export function sideTransform(side: number): string {
  const { x, y } = TURNS[side];
  return `rotateX(${x}deg) rotateY(${y}deg) translateZ(calc(var(--edge) / 2))`;
}

/** The turn of the whole cube that brings a side to the front, upright. */
export function turnTo(side: number): Turn {
  const { x, y } = TURNS[side];
  return { x: -x || 0, y: -y || 0 };
}

export type Vector = readonly [x: number, y: number, z: number];

/** Where a side of a cube looks once the cube is turned: x to the right, y down, z to the reader. */
export function normalOf(side: number, turn: Turn): Vector {
  return turnedBy(turnedBy([0, 0, 1], TURNS[side]), turn);
}

/** A vector turned as `rotateX(x) rotateY(y)` turns it. */
function turnedBy([vx, vy, vz]: Vector, { x, y }: Turn): Vector {
  const [sy, cy] = [Math.sin((y * Math.PI) / 180), Math.cos((y * Math.PI) / 180)];
  const [ax, az] = [vx * cy + vz * sy, vz * cy - vx * sy];
  const [sx, cx] = [Math.sin((x * Math.PI) / 180), Math.cos((x * Math.PI) / 180)];
  return [round(ax), round(vy * cx - az * sx), round(vy * sx + az * cx)];
}

const round = (n: number) => Math.round(n * 1e6) / 1e6 || 0;

/** The side that looks at the reader once the cube is turned, if one does. */
export function shownBy(turn: Turn): number | undefined {
  const side = SIDES.findIndex((_, i) => normalOf(i, turn)[2] > 0.999);
  return side < 0 ? undefined : side;
}
