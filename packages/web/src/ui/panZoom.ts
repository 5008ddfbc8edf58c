/** What a frame shows of a larger picture: the picture's point (px, py) stands at (x + k·px, y + k·py) of the frame. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest and the largest scale. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The whole picture in the middle of the frame, as large as it can be up to `most`. */
export function fitted(frame: Size, picture: Size, most = Number.POSITIVE_INFINITY): View {
  const k = Math.min(frame.width / picture.width, frame.height / picture.height, most);
  return { k, x: (frame.width - picture.width * k) / 2, y: (frame.height - picture.height * k) / 2 };
}

/** The scale that a picture begins with at least, and what then stands in the middle of the frame. */
export interface Beginning {
  readonly scale: number;
  readonly at: Point;
}

/** Everything, unless that would be smaller than it may begin: then what it begins with. */
export function begun(frame: Size, picture: Size, most: number, { scale, at }: Beginning): View {
  const whole = fitted(frame, picture, most);
  if (whole.k >= scale) return whole;
  const k = Math.min(scale, most);
  return bounded({ k, x: frame.width / 2 - at.x * k, y: frame.height / 2 - at.y * k }, frame, picture);
}

/** Larger by a factor, within the limits, so that what stands at a point of the frame stays there. */
export function zoomed(view: View, factor: number, at: Point, { least, most }: Limits): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  const grown = k / view.k;
  return { k, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export function panned(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** The nearest view that leaves no needless emptiness: a side smaller than the frame is centred, a larger one fills it. */
export function bounded(view: View, frame: Size, picture: Size): View {
  return {
    k: view.k,
    x: within(view.x, frame.width, picture.width * view.k),
    y: within(view.y, frame.height, picture.height * view.k),
  };
}

function within(offset: number, room: number, length: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, offset));
}

/** How two fingers changed a view: their middle moves it, their distance scales it. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  limits: Limits,
): View {
  const [from, to] = [middle(before), middle(now)];
  const factor = distance(now) / Math.max(1, distance(before));
  return zoomed(panned(view, to.x - from.x, to.y - from.y), factor, to, limits);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** After so many milliseconds a glide has lost about two thirds of its speed. */
const FRICTION = 260;
/** Slower than this, in pixels a millisecond, it stands. */
export const SLOWEST = 0.02;

/** How far a glide goes in so many milliseconds from a speed in pixels a millisecond, and how fast it is then. */
export function glided(speed: number, ms: number): { readonly way: number; readonly speed: number } {
  const left = Math.exp(-ms / FRICTION);
  return { way: speed * FRICTION * (1 - left), speed: speed * left };
}

/** How far to move so that a stretch from `start` to `end` lies within the room, with a margin. */
export function revealed(start: number, end: number, room: number, margin: number): number {
  if (start < margin) return margin - start;
  if (end > room - margin) return Math.max(room - margin - end, margin - start);
  return 0;
}

/** How fast the view moves when a piece is held at a place of the frame: 0 inside, up to 1 a side at its edge. */
export function edgePull(at: number, room: number, edge: number): number {
  if (at < edge) return Math.min(1, (edge - at) / edge);
  if (at > room - edge) return -Math.min(1, (at - room + edge) / edge);
  return 0;
}
