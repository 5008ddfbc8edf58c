import type { Seat } from '@starboard/kernel';
import { hold } from '../../motion/hold.ts';
import { track } from '../../motion/running.ts';
import { pace, still } from '../../ui/speed.ts';

/** The middle of somebody's planet, from the corner of the board: large in the middle of the table, or small at its place. */
export function middleOfPlanet(board: HTMLElement, seat: Seat): readonly [number, number] | undefined {
  const places = [...board.querySelectorAll(`[data-seat="${seat}"], [data-world="${seat}"]`)];
  const box = places.map((place) => place.getBoundingClientRect()).find(({ width }) => width > 0);
  const own = board.getBoundingClientRect();
  return box && [box.left + box.width / 2 - own.left, box.top + box.height / 2 - own.top];
}

/** How long dice are in the air, and how long after one another they leave the hand, in milliseconds. */
const THROW = 460;
const STAGGER = 30;

/** Throws what lies in a row from the place of whoever throws it. */
export function throwFrom(row: HTMLElement, thrower: Element): void {
  if (pace() === 0 || still()) return;
  const hand = thrower.getBoundingClientRect();
  if (hand.width === 0) return;
  [...row.children].forEach((die, i) => {
    const { left, top, width, height } = die.getBoundingClientRect();
    const [dx, dy] = [hand.left + hand.width / 2 - left - width / 2, hand.top - top - height / 2];
    const from = { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.4 };
    const high = { transform: `translate(${dx / 2}px, ${dy / 2 - 50}px) scale(0.85)`, opacity: 1 };
    const timing = { duration: THROW * pace(), delay: i * STAGGER * pace(), easing: 'ease-out', fill: 'backwards' };
    hold(die.animate([from, high, { transform: 'none' }], timing as KeyframeAnimationOptions));
  });
  const nod = [{ transform: 'none' }, { transform: 'translateY(8%) rotate(-2deg)' }, { transform: 'none' }];
  hold((thrower.firstElementChild ?? thrower).animate(nod, { duration: 320 * pace() }));
}

/** How a site changes: hit, its disc is thrown up and falls on its other side; repaired, it rises. */
const HIT = [
  { transform: 'translateY(-16%) rotate(-9deg) scale(1.25, 0.5)', opacity: 0.4 },
  { transform: 'translateY(4%) rotate(4deg) scale(1.08, 0.94)', opacity: 1, offset: 0.45 },
  { transform: 'none' },
];
const MENDED = [{ transform: 'scale(0.75, 0.3)', opacity: 0.3 }, { transform: 'none' }];
const TURN = 340;

/** Turns a site over that was hit, or lets it rise again. */
export function turnOver(site: HTMLElement, hit: boolean): void {
  if (pace() === 0) return;
  const frames = still() ? [{ opacity: 0.3 }, { opacity: 1 }] : hit ? HIT : MENDED;
  track(site.animate(frames, { duration: TURN * pace(), easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }));
}
