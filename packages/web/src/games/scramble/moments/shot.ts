import { addressOf } from '../../../art/Picture.tsx';
import type { SpritePicture } from '../Sprite.tsx';
import { type At, px, run, type Show, spark } from './spark.ts';
import css from './sparks.module.css';
import { hitAt, TRACER, tracerAt } from './timing.ts';

/** How many pixels of an Invader fly about. */
const DEBRIS = 10;

/** A line of light from the ship to what it hits. */
export function tracer({ root }: Show, [x0, y0]: At, [x1, y1]: At, hue: string, nth: number): void {
  const turn = `rotate(${Math.atan2(y1 - y0, x1 - x0)}rad)`;
  const width = px(Math.hypot(x1 - x0, y1 - y0));
  run(
    spark(root, css.tracer, { left: px(x0), top: px(y0), width, color: hue }),
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.5 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    { duration: TRACER, delay: tracerAt(nth) },
  );
}

const LEFT = 'polygon(0 0, 52% 0, 44% 18%, 57% 36%, 44% 54%, 57% 72%, 47% 100%, 0 100%)';
const RIGHT = 'polygon(52% 0, 100% 0, 100% 100%, 47% 100%, 57% 72%, 44% 54%, 57% 36%, 44% 18%)';

/** An Invader stands where it stood until it is hit; then it cracks along a jagged line, and its pixels fly. */
export function crack(show: Show, cell: string, at: At, { name, draw, size, hue }: SpritePicture, nth: number): void {
  const place = show.zone(cell);
  if (!place) return;
  const delay = hitAt(nth);
  for (const side of [-1, 1]) {
    // In its cell, where the style sheet knows how large a pixel is.
    const half = spark(place, css.half, {
      width: `calc(var(--px) * ${size[0]})`,
      height: `calc(var(--px) * ${size[1]})`,
      clipPath: side < 0 ? LEFT : RIGHT,
      backgroundImage: `url("${addressOf(name, draw)}")`,
    });
    run(
      half,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${side * 5}px, -3px) rotate(${side * 4}deg)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${side * 22}px, 16px) rotate(${side * 26}deg)`, opacity: 0 },
      ],
      { duration: 520, delay },
    );
  }
  flash(show, at, delay);
  debris(show, at, hue, nth);
}

export function flash({ root }: Show, [x, y]: At, delay: number): void {
  const grow = [
    { transform: 'scale(0.2)', opacity: 0 },
    { transform: 'scale(0.2)', opacity: 1, offset: 0.01 },
    { transform: 'scale(1.3)', opacity: 0 },
  ];
  run(spark(root, css.flash, { left: px(x), top: px(y) }), grow, { duration: 320, delay });
}

function debris({ root }: Show, [x, y]: At, hue: string, nth: number): void {
  for (let i = 0; i < DEBRIS; i++) {
    const angle = (i / DEBRIS) * 2 * Math.PI + nth;
    const far = 34 + ((i * 37) % 46);
    const to = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far * 0.8}px) scale(0.6)`;
    run(
      spark(root, css.debris, { left: px(x), top: px(y), color: i % 4 === 0 ? '#fff1c9' : hue }),
      [
        { transform: 'scale(1)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.01, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
        { transform: to, opacity: 1, offset: 0.6 },
        { transform: `${to} translateY(14px)`, opacity: 0 },
      ],
      { duration: 700, delay: hitAt(nth), easing: 'linear' },
    );
  }
}

/** How long what a hit did stands there, in milliseconds as designed. */
export const TAG = 1000;

/** What the hit of another did, in numbers where it happened. */
export function tagged({ root }: Show, [x, y]: At, text: string, hue: string, nth: number): void {
  const element = spark(root, css.tag, { left: px(x), top: px(y), color: hue });
  element.textContent = text;
  run(
    element,
    [
      { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.15)', opacity: 1, offset: 0.15 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.85 },
      { transform: 'translate(-50%, -70%)', opacity: 0 },
    ],
    { duration: TAG, delay: hitAt(nth) },
  );
}

/** Credits for an assist fly to whoever earned them. */
export function paid({ root }: Show, [x0, y0]: At, [x1, y1]: At, text: string, hue: string, delay: number): void {
  const element = spark(root, css.paid, { left: px(x0), top: px(y0), color: hue });
  element.textContent = text;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const at = (x: number, y: number, scale: number) =>
    `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(${scale})`;
  run(
    element,
    [
      { transform: at(0, 0, 0.6), opacity: 0 },
      { transform: at(0, -8, 1.2), opacity: 1, offset: 0.2 },
      { transform: at(dx / 2, dy / 2 - 40, 1.2), opacity: 1 },
      { transform: at(dx, dy, 0.9), opacity: 0.9 },
    ],
    { duration: 760, delay },
  );
}
