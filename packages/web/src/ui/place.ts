export type Side = 'top' | 'bottom' | 'left' | 'right';

/** How far a tip may stand from its thing, in pixels. */
const GAP = 9;
const SLACK = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether a tip stands beside its thing: it neither covers it nor is away from it. */
export function beside(tip: Box, thing: Box): boolean {
  const across = Math.max(tip.left - thing.right, thing.left - tip.right);
  const along = Math.max(tip.top - thing.bottom, thing.top - tip.bottom);
  const gap = Math.max(across, along);
  return gap >= 0 && gap <= GAP + SLACK && Math.min(across, along) < GAP + SLACK;
}

/**
 * Sees to it that a tip stands beside its thing. Where the browser knows anchors, its style sheet has done that already,
 * unless the thing is turned or scaled, which anchors of some browsers do not follow; then it is computed.
 */
export function place(tip: HTMLElement, thing: HTMLElement, side: Side): () => void {
  const anchored = CSS.supports('position-area', 'top');
  if (anchored && beside(tip.getBoundingClientRect(), thing.getBoundingClientRect())) return () => {};
  let stop = () => {};
  let over = false;
  tip.dataset.placed = '';
  void import('@floating-ui/dom').then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (over) return;
    const middleware = [
      offset(GAP),
      flip({
        padding: GAP,
        fallbackPlacements: (['top', 'bottom', 'right', 'left'] as const).filter((s) => s !== side),
      }),
      shift({ padding: GAP }),
    ];
    stop = autoUpdate(thing, tip, async () => {
      const { x, y } = await computePosition(thing, tip, { strategy: 'fixed', placement: side, middleware });
      Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
    });
  });
  return () => {
    over = true;
    stop();
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where something stands beside a thing and inside the window: on the wanted side if there is room, else on another; where
 * it leaves `clear` in sight, if there is such a place.
 */
export function spot(
  size: Size,
  thing: Box,
  room: Size,
  side: Side,
  clear?: Box,
): { readonly x: number; readonly y: number } {
  const { width, height } = size;
  const within = (at: number, length: number, all: number) => Math.max(GAP, Math.min(at, all - length - GAP));
  const x = within((thing.left + thing.right - width) / 2, width, room.width);
  const y = within((thing.top + thing.bottom - height) / 2, height, room.height);
  const spots = {
    top: { x, y: thing.top - GAP - height },
    bottom: { x, y: thing.bottom + GAP },
    left: { x: thing.left - GAP - width, y },
    right: { x: thing.right + GAP, y },
  };
  const fits = (s: Side) =>
    spots[s].x >= 0 && spots[s].y >= 0 && spots[s].x + width <= room.width && spots[s].y + height <= room.height;
  const covers = (s: Side) =>
    clear !== undefined &&
    spots[s].x < clear.right &&
    spots[s].x + width > clear.left &&
    spots[s].y < clear.bottom &&
    spots[s].y + height > clear.top;
  const fitting = ([side, 'top', 'bottom', 'right', 'left'] as const).filter(fits);
  const found = fitting.find((s) => !covers(s)) ?? fitting[0];
  return found ? spots[found] : { x, y: within(thing.bottom + GAP, height, room.height) };
}

/** Keeps something beside a thing, at once and as long as it is shown; its style sheet knows it by `data-placed`. */
export function keepBeside(tip: HTMLElement, thing: HTMLElement, side: Side, clear?: HTMLElement | null): () => void {
  const put = () => {
    const room = { width: innerWidth, height: innerHeight };
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const { x, y } = spot(size, thing.getBoundingClientRect(), room, side, clear?.getBoundingClientRect());
    Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
  };
  tip.dataset.placed = '';
  // A thing may move under what is said of it: it lifts, the page scrolls, the window grows. Only looking tells.
  let frame = 0;
  let last = '';
  const follow = () => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const now = [left, top, right, bottom, tip.offsetWidth, tip.offsetHeight, innerWidth, innerHeight].join();
    if (now !== last) put();
    last = now;
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
