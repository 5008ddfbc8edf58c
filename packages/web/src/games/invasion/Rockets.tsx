import type { Seat } from '@starboard/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { track } from '../../motion/running.ts';
import { Icon } from '../../ui/Icon.tsx';
import { pace } from '../../ui/speed.ts';
import css from './board.module.css';
import { middleOfPlanet } from './fly.ts';
import { missile } from './icons.ts';

interface RocketsProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly from: Seat;
  readonly to: readonly Seat[];
}

/** How long a rocket flies, in milliseconds. */
const FLIGHT = 420;

/** One Missile that splits: a rocket on an arc to every target, all at once. */
export function Rockets({ board, from, to }: RocketsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [root, over] = [board.current, ref.current];
    const start = root && middleOfPlanet(root, from);
    if (!over || !start) return;
    for (const rocket of over.children as HTMLCollectionOf<HTMLElement>) {
      const end = middleOfPlanet(root, Number(rocket.dataset.to));
      if (end) track(rocket.animate(way(start, end), { duration: FLIGHT * pace(), easing: 'ease-in', fill: 'both' }));
    }
  }, [board, from]);
  return (
    <div ref={ref} className={css.rockets} aria-hidden="true">
      {to.map((seat) => (
        <span key={seat} className={css.rocket} data-to={seat}>
          <Icon path={missile} />
        </span>
      ))}
    </div>
  );
}

type Point = readonly [x: number, y: number];

/** An arc from one point to another; the rocket of the picture looks up and to the left. */
function way([x, y]: Point, [toX, toY]: Point): Keyframe[] {
  const [dx, dy] = [toX - x, toY - y];
  const high = Math.hypot(dx, dy) * 0.18;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI + 135;
  const at = (part: number, lift: number, scale: number) => ({
    transform: `translate(${x + dx * part}px, ${y + dy * part - lift}px) rotate(${angle}deg) scale(${scale})`,
  });
  return [at(0, 0, 0.4), at(0.5, high, 1.3), at(1, 0, 0.8)];
}
