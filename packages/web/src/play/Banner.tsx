import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Great, SeatFace } from '../contract/skin.ts';
import { pace, still } from '../ui/speed.ts';
import css from './Banner.module.css';

interface BannerProps {
  readonly great: Great;
  readonly face: SeatFace;
  /** What the thing it speaks of lies on. */
  readonly board: RefObject<HTMLElement | null>;
}

/** A great moment over the board, in the colour of whose moment it is: light and a ring at its place, and a named ribbon. */
export function Banner({ great, face, board }: BannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { title, detail, at } = great;
  useLayoutEffect(() => {
    const banner = ref.current;
    const root = board.current;
    if (!banner || !root) return;
    const thing = at && root.querySelector(`[data-thing="${CSS.escape(at)}"]`);
    if (thing) settle(banner, thing.getBoundingClientRect());
    if (pace() === 0) return;
    const [light, ring, ribbon] = [...banner.children] as HTMLElement[];
    const timing = { duration: 1100 * pace(), easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' };
    const fade = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
    if (still()) {
      banner.animate(fade, timing);
      return;
    }
    light.animate(
      [
        { opacity: 0, transform: 'scale(0.4)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.25 },
        { opacity: 0, transform: 'scale(1.3)' },
      ],
      timing,
    );
    ring.animate(
      [
        { opacity: 0, transform: 'scale(1.9)' },
        { opacity: 1, transform: 'scale(1)', offset: 0.16 },
        { opacity: 1, transform: 'scale(1)', offset: 0.7 },
        { opacity: 0, transform: 'scale(1.08)' },
      ],
      timing,
    );
    ribbon.animate(
      [
        { opacity: 0, transform: 'scaleX(0.3)' },
        { opacity: 1, transform: 'none', offset: 0.2 },
        { opacity: 1, transform: 'none', offset: 0.85 },
        { opacity: 0, transform: 'none' },
      ],
      timing,
    );
  }, [at, board]);
  return (
    <div
      className={css.banner}
      ref={ref}
      style={{ '--seat': face.colour } as CSSProperties}
      role="status"
      data-part="great"
    >
      <span className={css.light} />
      <span className={css.ring} />
      <p className={css.ribbon}>
        <span>{title}</span>
        {detail && <b className={css.detail}>{detail}</b>}
      </p>
    </div>
  );
}

/** Lays the banner over a thing, and its ribbon wholly inside the table. */
function settle(banner: HTMLElement, thing: DOMRect): void {
  const around = banner.getBoundingClientRect();
  const ribbon = banner.lastElementChild as HTMLElement;
  const [x, y] = [thing.left + thing.width / 2 - around.left, thing.top + thing.height / 2 - around.top];
  const half = ribbon.offsetWidth / 2 + 8;
  const inside = Math.max(half, Math.min(around.width - half, x));
  banner.style.setProperty('--x', `${x}px`);
  banner.style.setProperty('--y', `${y}px`);
  banner.style.setProperty('--size', `${Math.min(thing.width, thing.height)}px`);
  banner.style.setProperty('--aside', `${inside - x}px`);
}
