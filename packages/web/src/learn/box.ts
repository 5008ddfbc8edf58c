/** A rectangle on the screen, in pixels from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const centre = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - x,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - y,
  };
}

/** Boxes that overlap become one around both. */
export function merged(boxes: readonly Box[]): readonly Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    const at = apart.findIndex((other) => shared(box, other) > 0);
    const both = at < 0 ? undefined : around([box, apart[at]]);
    if (both) return merged([...apart.toSpliced(at, 1, both), ...boxes.slice(boxes.indexOf(box) + 1)]);
    apart.push(box);
  }
  return apart;
}

/** How many square pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The spot of a box that is nearest to another spot. */
export function nearest({ x, y, width, height }: Box, { x: toX, y: toY }: Spot): Spot {
  return { x: Math.min(Math.max(toX, x), x + width), y: Math.min(Math.max(toY, y), y + height) };
}
