import {
  type Beginning,
  begun,
  bounded,
  fitted,
  glided,
  type Limits,
  type Point,
  panned,
  type Size,
  SLOWEST,
  type View,
  zoomed,
} from './panZoom.ts';
import { pace, still } from './speed.ts';

const EASE = 220;
/** A zoom is at its end when so many milliseconds bring no other. */
const SETTLED = 140;

interface Shot {
  readonly frame: HTMLElement;
  readonly picture: HTMLElement;
  /** The size of the picture. */
  readonly size: Size;
  readonly most: number;
  /** Called with the scale at the end of a zoom. */
  settled(scale: number): void;
}

/** Moves a picture in its frame, not through React: a frame has 16 ms. */
export interface Camera {
  readonly frame: HTMLElement;
  view(): View;
  room(): Size;
  limits(): Limits;
  show(view: View, how?: 'at once' | 'smoothly'): void;
  zoom(factor: number, at: Point, how?: 'at once' | 'smoothly'): void;
  fit(how?: 'at once' | 'smoothly'): void;
  /** The first sight of the picture. */
  begin(beginning: Beginning | undefined): void;
  /** The frame has another size: what showed everything still does. */
  resized(): void;
  /** Calls a step before each frame, with the milliseconds since the last one, until it says false. */
  run(step: (ms: number) => boolean): void;
  /** Goes on from a speed in pixels a millisecond until it has come to rest. */
  glide(vx: number, vy: number): void;
  /** Ends everything that moves. */
  halt(): void;
}

export function createCamera({ frame, picture, size, most, settled }: Shot): Camera {
  let view: View = { x: 0, y: 0, k: 1 };
  let atFit = true;
  let running = 0;
  let settling = 0;

  const room = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const limits = () => {
    const least = fitted(room(), size, most).k;
    return { least, most: Math.max(least, most) };
  };
  const show: Camera['show'] = (wanted, how) => {
    const before = picture.style.transform;
    const scaled = wanted.k !== view.k;
    view = bounded(wanted, room(), size);
    const now = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
    picture.style.transform = now;
    atFit = Math.abs(view.k - limits().least) < 1e-6;
    if (how === 'smoothly' && before && !still() && pace() > 0) {
      const timing = { duration: EASE * pace(), easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
      picture.animate([{ transform: before }, { transform: now }], timing);
    }
    if (!scaled) return;
    // At its first sight it is drawn at its own size at once.
    if (before) frame.dataset.zooming = '';
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      delete frame.dataset.zooming;
      settled(view.k);
    }, SETTLED);
  };
  const begin: Camera['begin'] = (beginning) =>
    show(beginning ? begun(room(), size, most, beginning) : fitted(room(), size, most));
  const fit: Camera['fit'] = (how) => show(fitted(room(), size, most), how);
  const halt = () => {
    cancelAnimationFrame(running);
    for (const animation of picture.getAnimations()) animation.finish();
  };
  const run: Camera['run'] = (step) => {
    halt();
    let last = performance.now();
    const next = (time: number) => {
      if (step(Math.max(0, time - last))) running = requestAnimationFrame(next);
      last = time;
    };
    running = requestAnimationFrame(next);
  };

  return {
    frame,
    view: () => view,
    room,
    limits,
    show,
    fit,
    begin,
    run,
    halt,
    zoom: (factor, at, how) => show(zoomed(view, factor, at, limits()), how),
    resized() {
      if (atFit) fit();
      else show(zoomed(view, 1, { x: 0, y: 0 }, limits()));
    },
    glide(vx, vy) {
      if (still() || pace() === 0) return;
      let [x, y] = [vx, vy];
      run((ms) => {
        const [a, b] = [glided(x, ms), glided(y, ms)];
        [x, y] = [a.speed, b.speed];
        show(panned(view, a.way, b.way));
        return Math.hypot(x, y) > SLOWEST;
      });
    },
  };
}
