import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Camera, createCamera } from './camera.ts';
import { THRESHOLD, watchDrags } from './drag.ts';
import { type Beginning, edgePull, type Point, panned, pinched, revealed, type Size } from './panZoom.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Pixels that an arrow key pans. */
const STEP = 80;
/** How near to the edge a dragged piece pulls the view along, and how fast at most, in pixels a millisecond. */
const EDGE = 48;
const PULL = 0.6;
/** Speed is measured over the last moves, in milliseconds. */
const RECENT = 90;

/** Asks the board around a thing to move until it is in sight. */
export function reveal(thing: Element): void {
  thing.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}

const REVEAL = 'reveal';

/** The behaviour of `PanZoom`. */
export function usePanZoom(size: Size, most: number, beginning?: Beginning, onSettle?: (scale: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(undefined);
  const latest = useRef(onSettle);
  latest.current = onSettle;
  const first = useRef(beginning);
  first.current = beginning;
  const { width, height } = size;

  useLayoutEffect(() => {
    const [place, moved] = [frame.current, picture.current];
    if (!place || !moved) return;
    const made = createCamera({
      frame: place,
      picture: moved,
      size: { width, height },
      most,
      settled: (scale) => latest.current?.(scale),
    });
    camera.current = made;
    made.begin(first.current);
    const observer = new ResizeObserver(() => made.resized());
    observer.observe(place);
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      made.halt();
      const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      // A pinch on a touchpad comes as a wheel with the control key, in small steps.
      made.zoom(Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016)), inFrame(place, e));
    };
    const asked = (e: Event) => bringIntoSight(made, e.target as Element);
    place.addEventListener('wheel', wheel, { passive: false });
    place.addEventListener(REVEAL, asked);
    return () => {
      observer.disconnect();
      place.removeEventListener('wheel', wheel);
      place.removeEventListener(REVEAL, asked);
      made.halt();
    };
  }, [width, height, most]);

  useEdgePan(camera);
  const middle = (): Point => {
    const { width: w = 0, height: h = 0 } = camera.current?.room() ?? {};
    return { x: w / 2, y: h / 2 };
  };
  const zoomBy = (factor: number) => camera.current?.zoom(factor, middle(), 'smoothly');
  const fit = () => camera.current?.fit('smoothly');
  const pointers = usePointers(camera);

  return {
    frame,
    picture,
    zoomBy,
    fit,
    handlers: {
      ...pointers,
      onKeyDown(e: KeyboardEvent<HTMLElement>) {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        const arrow = e.target === e.currentTarget ? ARROWS[e.key] : undefined;
        const made = camera.current;
        if (arrow && made) made.show(panned(made.view(), arrow[0] * STEP, arrow[1] * STEP), 'smoothly');
        else if (e.key === '+' || e.key === '=') zoomBy(1.5);
        else if (e.key === '-') zoomBy(1 / 1.5);
        else if (e.key === '0') fit();
        else return;
        e.preventDefault();
        e.stopPropagation();
      },
      onFocus(e: FocusEvent<HTMLElement>) {
        const made = camera.current;
        if (made && picture.current?.contains(e.target) && e.target.matches(':focus-visible'))
          bringIntoSight(made, e.target);
      },
    },
  };
}

function bringIntoSight(made: Camera, element: Element): void {
  const [outer, thing] = [made.frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const dx = revealed(thing.left - outer.left, thing.right - outer.left, outer.width, 16);
  const dy = revealed(thing.top - outer.top, thing.bottom - outer.top, outer.height, 16);
  if (dx !== 0 || dy !== 0) made.show(panned(made.view(), dx, dy), 'smoothly');
}

type CameraRef = RefObject<Camera | undefined>;

/** One pointer pans, two pinch; a press that stays in its place remains a press. */
function usePointers(camera: CameraRef) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const panning = useRef(false);
  const trail = useRef<(Point & { readonly time: number })[]>([]);

  const lift = (e: PointerEvent<HTMLElement>) => {
    const made = camera.current;
    if (!down.current.delete(e.pointerId) || down.current.size > 0 || !made) return;
    delete made.frame.dataset.moving;
    const recent = trail.current.filter(({ time }) => e.timeStamp - time < RECENT);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!panning.current || !first || !last || last.time - first.time < 10) return;
    const ms = last.time - first.time;
    made.glide((last.x - first.x) / ms, (last.y - first.y) / ms);
  };

  return {
    onPointerDown(e: PointerEvent<HTMLElement>) {
      const made = camera.current;
      if (!made || e.button !== 0 || (e.target as Element).closest('[data-part="zoom"]')) return;
      made.halt();
      if (down.current.size === 0) panning.current = false;
      start.current = inFrame(made.frame, e);
      down.current.set(e.pointerId, start.current);
      trail.current = [];
    },
    onPointerMove(e: PointerEvent<HTMLElement>) {
      const made = camera.current;
      const before = down.current.get(e.pointerId);
      if (!made || !before) return;
      const now = inFrame(made.frame, e);
      if (!panning.current) {
        const far = Math.hypot(now.x - start.current.x, now.y - start.current.y);
        if (down.current.size === 1 && far < THRESHOLD) return;
        panning.current = true;
        made.frame.dataset.moving = '';
        for (const id of down.current.keys()) made.frame.setPointerCapture(id);
      }
      const other = [...down.current].find(([id]) => id !== e.pointerId)?.[1];
      if (other) made.show(pinched(made.view(), [before, other], [now, other], made.limits()));
      else made.show(panned(made.view(), now.x - before.x, now.y - before.y));
      down.current.set(e.pointerId, now);
      trail.current.push({ ...now, time: e.timeStamp });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(e: MouseEvent) {
      // The click that ends a drag over the board presses nothing.
      if (!panning.current) return;
      panning.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}

/** A piece held near the edge pulls the view along. */
function useEdgePan(camera: CameraRef): void {
  useEffect(() => {
    let at: Point | undefined;
    const pull = () => {
      const made = camera.current;
      if (!made || !at) return [0, 0] as const;
      const { left, top, width, height } = made.frame.getBoundingClientRect();
      const [x, y] = [at.x - left, at.y - top];
      if (x < 0 || y < 0 || x > width || y > height) return [0, 0] as const;
      return [edgePull(x, width, EDGE), edgePull(y, height, EDGE)] as const;
    };
    let pulling = false;
    return watchDrags((point) => {
      at = point;
      const made = camera.current;
      const [px, py] = pull();
      if (pulling || !made || (px === 0 && py === 0)) return;
      pulling = true;
      made.run((ms) => {
        const [x, y] = pull();
        made.show(panned(made.view(), x * PULL * ms, y * PULL * ms));
        pulling = x !== 0 || y !== 0;
        return pulling;
      });
    });
  }, [camera]);
}

function inFrame(frame: HTMLElement, e: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = frame.getBoundingClientRect();
  return { x: e.clientX - left - frame.clientLeft, y: e.clientY - top - frame.clientTop };
}
