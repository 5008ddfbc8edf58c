import { pace, still } from '../ui/speed.ts';
import { MIX, mix } from './mix.ts';
import { track } from './running.ts';
import { type Placed, type Scene, survey } from './scene.ts';
import { fromStage } from './stage.ts';

/** One piece goes from a zone to another, as an event tells it. */
export interface Flight {
  /** The zones it may have lain in, the likeliest first. */
  readonly from: readonly string[];
  readonly to: string;
  /** What it is, where that is known; a piece of another key stands in for it where it was face down. */
  readonly key?: string;
  /** Chance picked it: what lies where it lay is mixed first. */
  readonly mixed?: true;
  /** It goes on an arc, this part of its way high: up where positive, down where negative. */
  readonly arc?: number;
  /** It starts so many milliseconds later and is not seen before: something else stands in its place till then. */
  readonly after?: number;
}

const DURATION = 300;
const STAGGER = 40;
/** How many times as large as in its place a piece may start: from the stage it comes large. */
const LARGEST = 8;
/** An arc is a longer way, and those who go on one at once go together. */
const ARC = 640;
/** Pieces on their way to a new place, each with its latest flight. */
const flying = new WeakMap<HTMLElement, Animation>();
const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** Shows how the table came from an earlier scene to what it is now; returns the scene of now. */
export function fly(root: HTMLElement, before: Scene, flights: readonly Flight[]): Scene {
  const after = survey(root);
  const frame = root.getBoundingClientRect();
  const stage = fromStage();
  if (pace() === 0) return after;
  const left = new Set(before.pieces);
  const come = new Set(after.pieces);
  const mixed = flights.find((flight) => flight.mixed)?.from;
  if (mixed) mix(after.pieces.filter((p) => mixed.includes(p.zone)));
  const first = mixed ? MIX / STAGGER : 0;
  const plans = flights.map(({ from, to, key, arc, after: late = 0 }) => ({
    start: take(left, (p) => from.includes(p.zone) && p.key === key) ?? take(left, (p) => from.includes(p.zone)),
    end:
      takeLast(come, (p) => p.zone === to && (key === undefined || p.key === key)) ??
      takeLast(come, (p) => p.zone === to),
    from,
    to,
    stage: key === undefined ? undefined : stage.get(key),
    arc,
    late,
  }));
  for (const piece of come) {
    const same = take(left, (p) => p.zone === piece.zone && p.key === piece.key);
    if (same) slide(piece, same.rect);
  }
  plans.forEach(({ start, end, from, to, stage: stood, arc, late }, i) => {
    const origin = stood ?? start?.rect ?? from.map((zone) => before.zones.get(zone)).find((rect) => rect);
    const target = after.zones.get(to);
    if (!origin) return;
    const order = arc === undefined ? first + i : first;
    if (end) slide(end, origin, { order, arrives: true, arc, late });
    // From or to a page that is turned away it would fly over another.
    else if (start?.seen && target && !after.unseen.has(to))
      vanish(root, frame, start, target, { order: late > 0 ? first : first + i, late });
  });
  return after;
}

function take(pieces: Set<Placed>, fits: (piece: Placed) => boolean): Placed | undefined {
  for (const piece of pieces) {
    if (!fits(piece)) continue;
    pieces.delete(piece);
    return piece;
  }
  return undefined;
}

/** New pieces are the last of their zone. */
function takeLast(pieces: Set<Placed>, fits: (piece: Placed) => boolean): Placed | undefined {
  const found = [...pieces].findLast(fits);
  if (found) pieces.delete(found);
  return found;
}

/** When and how a piece goes its way. */
interface Going {
  readonly order?: number;
  readonly arrives?: boolean;
  readonly arc?: number | undefined;
  readonly late?: number;
}

/** Before a piece starts late, nothing of it is seen. */
const unseen = (late: number) => (late > 0 ? [{ opacity: 0 }, { opacity: 1, offset: 0.08 }] : []);

function slide({ element, rect, lean }: Placed, origin: DOMRect, going: Going = {}): void {
  const { order = 0, arrives = false, arc = 0, late = 0 } = going;
  const [dx, dy] = offset(origin, rect);
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const timing = {
    duration: (arc === 0 ? DURATION : ARC) * pace(),
    delay: (order * STAGGER + late) * pace(),
    easing: EASING,
    fill: 'backwards' as const,
  };
  if (still()) {
    if (arrives) track(element.animate([{ opacity: 0, filter: 'brightness(1.8)' }, {}], { duration: 160 }));
    return;
  }
  const scale = arrives ? growth(origin, rect) : 1;
  // A transform of its own, beside the place and lean that the style sheet gives a card of a fan and lets it slide to:
  // nothing else moves this property, so that it runs without the page.
  const [x, y] = turned(dx, dy, lean);
  const high = arc * Math.hypot(dx, dy);
  const top = { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(${(1 + scale) / 2 + Math.abs(arc) / 2})` };
  const way = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ...(arc === 0 ? [] : [{ ...top, easing: 'ease-in-out' }]),
    { transform: 'none' },
  ];
  const animation = track(element.animate(way, timing));
  if (late > 0) track(element.animate(unseen(late), timing));
  // What only moves aside stays where it lies among its neighbours.
  if (!arrives) return;
  flying.set(element, animation);
  element.dataset.flying = '';
  const land = () => {
    if (flying.get(element) === animation) delete element.dataset.flying;
  };
  animation.finished.then(land, land);
}

/** A way on the page as seen by an element that leans by so many degrees. */
function turned(dx: number, dy: number, lean: number): readonly [number, number] {
  const angle = (lean * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

/** A piece that is no longer drawn flies as a copy of itself and is gone on arrival. */
function vanish(
  root: HTMLElement,
  frame: DOMRect,
  { element, rect }: Placed,
  target: DOMRect,
  { order = 0, late = 0 }: Going,
): void {
  if (still()) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-piece');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'absolute',
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    rotate: '0deg',
    left: `${rect.left - frame.left}px`,
    top: `${rect.top - frame.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  root.append(ghost);
  const [dx, dy] = offset(target, rect);
  const delay = (order * STAGGER + late) * pace();
  const timing = { duration: DURATION * pace(), delay, easing: EASING, fill: 'both' as const };
  const animation = ghost.animate(
    [
      { translate: '0 0', scale: 1 },
      { translate: `${dx}px ${dy}px`, scale: growth(target, rect), opacity: 0.85 },
    ],
    timing,
  );
  if (late > 0) track(ghost.animate(unseen(late), { ...timing, fill: 'backwards' }));
  const remove = () => ghost.remove();
  track(animation).finished.then(remove, remove);
}

/** How many times as high the first is as the second, within reason; what is not drawn has no height. */
function growth(a: DOMRect, b: DOMRect): number {
  return a.height > 0 && b.height > 0 ? Math.max(0.3, Math.min(LARGEST, a.height / b.height)) : 1;
}

/** From the middle of the second to the middle of the first. */
function offset(a: DOMRect, b: DOMRect): readonly [number, number] {
  return [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2];
}
