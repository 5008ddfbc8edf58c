import { track } from './running.ts';

/** A frame that comes within so many milliseconds has nothing to draw but what moves; so many are waited for at most. */
const CALM = 20;
const MOST = 10;

const held = new Set<Animation>();

/**
 * Tracks a movement that starts once the table around it is drawn, together with all others that wait for that: what a new
 * position changes elsewhere would cost its first frames. Until then the piece is where it starts from.
 */
export function hold(animation: Animation): Animation {
  // Nobody draws a page that nobody sees.
  if (document.hidden) return track(animation);
  animation.pause();
  if (held.size === 0) requestAnimationFrame((now) => look(now, MOST));
  held.add(animation);
  return track(animation);
}

function look(before: number, most: number): void {
  requestAnimationFrame((now) => {
    if (now - before > CALM && most > 0) return look(now, most - 1);
    // What a tap has finished stays as it is.
    for (const animation of held) if (animation.playState === 'paused') animation.play();
    held.clear();
  });
}
