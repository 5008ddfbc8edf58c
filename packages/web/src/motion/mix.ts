import { pace, still } from '../ui/speed.ts';
import { track } from './running.ts';
import type { Placed } from './scene.ts';

/** How long pieces change places before chance picks one, in milliseconds. */
export const MIX = 560;

/** Pieces of one zone change places and come back, so that one sees that chance picks among them. */
export function mix(pieces: readonly Placed[]): void {
  const count = pieces.length;
  if (still() || count < 2) return;
  pieces.forEach(({ element, rect }, i) => {
    const to = (step: number) => {
      const other = pieces[(i + step) % count].rect;
      return `${other.left - rect.left}px ${other.top - rect.top - (step % 2 === 0 ? 0 : rect.height * 0.12)}px`;
    };
    // Added to what the style sheet says, so that a card of a fan keeps its own lean and place.
    const way = [
      { translate: '0px 0px' },
      { translate: to(Math.ceil(count / 2)) },
      { translate: to(1) },
      { translate: to(count - 1) },
      { translate: '0px 0px' },
    ];
    track(element.animate(way, { duration: MIX * pace(), easing: 'ease-in-out', composite: 'add' }));
  });
}
