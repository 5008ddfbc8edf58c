import { seeded } from '../art/seeded.ts';
import { pace, still } from '../ui/speed.ts';
import { type Turn, turnTo } from './cube.ts';
import { hold } from './hold.ts';
import { track } from './running.ts';

/** A throw lasts between these, in milliseconds; each die a little differently. */
export const SHORTEST = 560;
export const LONGEST = 760;
const FADE = 160;

/** How one die of a throw rolls. */
export interface Tumble {
  readonly duration: number;
  /** The turn of the cube from start to end: whole turns more than what shows the new side. */
  readonly turns: readonly [Turn, Turn];
  /** Where it comes from and how high it hops, in parts of its size. */
  readonly from: number;
  readonly hops: readonly [number, number];
}

/** The same throw of the same die always rolls alike; the last turn shows the new side. */
export function tumbleOf(name: string, before: number, face: number): Tumble {
  const random = seeded(`tumble ${name}`);
  const [start, end] = [turnTo(before), turnTo(face)];
  const way = (least: number) => (random() < 0.5 ? -1 : 1) * 360 * (least + Math.floor(random() * 2));
  return {
    duration: Math.round(SHORTEST + random() * (LONGEST - SHORTEST)),
    turns: [start, { x: end.x + way(1), y: end.y + way(1) }],
    from: -0.9 - random() * 0.9,
    hops: [0.55 + random() * 0.35, 0.16 + random() * 0.12],
  };
}

/** The elements of a die: the whole piece that hops, the cube that turns, the shadow that stays below. */
export interface DieParts {
  readonly body: HTMLElement;
  readonly cube: HTMLElement;
  readonly shadow: HTMLElement;
}

/** Rolls a die from one side to another. Only transforms and opacity move; a tap ends it; its end is what React drew. */
export function tumble({ body, cube, shadow }: DieParts, { duration, turns, from, hops }: Tumble): void {
  if (pace() === 0) return;
  if (still()) {
    track(body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }));
    return;
  }
  const timing = { duration: duration * pace() };
  const turn = ({ x, y }: Turn) => ({ transform: `rotateX(${x}deg) rotateY(${y}deg)` });
  hold(cube.animate(turns.map(turn), { ...timing, easing: 'cubic-bezier(0.18, 0.62, 0.34, 1)' }));
  const at = (offset: number, part: number, up: number, easing: string) => ({
    offset,
    easing,
    transform: `translate(${from * part * 100}%, ${-up * 100}%)`,
  });
  const [rise, fall] = ['cubic-bezier(0.2, 0.6, 0.5, 1)', 'cubic-bezier(0.5, 0, 0.8, 0.4)'];
  const way = [
    at(0, 1, 0.2, rise),
    at(0.2, 0.68, hops[0], fall),
    at(0.48, 0.32, 0, rise),
    at(0.64, 0.16, hops[1], fall),
    at(0.82, 0.04, 0, 'ease-out'),
    at(1, 0, 0, 'linear'),
  ];
  hold(body.animate(way, timing));
  const low = (offset: number, up: number) => ({
    offset,
    opacity: 1 - up * 0.8,
    transform: `translateY(${up * 100}%) scale(${1 - up * 0.35})`,
  });
  hold(
    shadow.animate([low(0, 0.2), low(0.2, hops[0]), low(0.48, 0), low(0.64, hops[1]), low(0.82, 0), low(1, 0)], timing),
  );
}
