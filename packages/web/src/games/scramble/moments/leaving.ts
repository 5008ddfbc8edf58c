import { addressOf } from '../../../art/Picture.tsx';
import type { SpritePicture } from '../Sprite.tsx';
import { flash } from './shot.ts';
import { type At, px, run, type Show, spark } from './spark.ts';
import css from './sparks.module.css';

/** An Invader over everything, as large as in its cell, where alone the style sheet knows how large a pixel is. */
function lifted({ root, zone }: Show, cell: string, { name, draw, size }: SpritePicture): HTMLElement | undefined {
  const place = zone(cell);
  if (!place) return undefined;
  const element = spark(place, css.half, {
    width: `calc(var(--px) * ${size[0]})`,
    height: `calc(var(--px) * ${size[1]})`,
    backgroundImage: `url("${addressOf(name, draw)}")`,
  });
  const [box, frame] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  root.append(element);
  Object.assign(element.style, {
    left: px(box.left - frame.left + box.width / 2),
    top: px(box.top - frame.top + box.height / 2),
    width: px(box.width),
    height: px(box.height),
  });
  return element;
}

/** What somebody else has destroyed is carried to its Victory Track on an arc. */
export function carried(show: Show, cell: string, picture: SpritePicture, to: At, delay: number): void {
  const from = show.middle(cell);
  const element = from && lifted(show, cell, picture);
  if (!from || !element) return;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  run(
    element,
    [
      { transform: 'scale(0.8)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - Math.hypot(dx, dy) * 0.12}px) scale(0.9)`, opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0.4 },
    ],
    { duration: 640, delay },
  );
}

/** How long an Invader of the front row dives. */
const DIVE = 420;

/** An Invader gets through: it dives at the Starfighter that it attacks, or past all of them. */
export function dives(show: Show, cell: string, picture: SpritePicture, at: At | undefined, delay: number): void {
  const from = show.middle(cell);
  const element = from && lifted(show, cell, picture);
  if (!from || !element) return;
  const [dx, dy] = at ? [at[0] - from[0], at[1] - from[1]] : [0, picture.size[1] * 9];
  run(
    element,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-10px)', opacity: 1, offset: 0.3 },
      { transform: `translate(${dx}px, ${dy}px) scale(${at ? 0.7 : 0.5})`, opacity: at ? 1 : 0 },
    ],
    { duration: DIVE, delay, easing: 'ease-in' },
  );
  if (at) flash(show, at, delay + DIVE);
}
