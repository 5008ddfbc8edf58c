import { useEffect, useRef } from 'react';
import { still } from '../ui/speed.ts';
import { Picture } from './Picture.tsx';
import { n, seeded } from './seeded.ts';
import css from './sky.module.css';

/** Where the stars turn, in a picture of 1440 by 900. */
const POLE = [1010, 110] as const;
const TRAILS = 420;
const HUES = ['#dfe8ff', '#a9c4ff', '#ffe2b0', '#ffffff', '#c7b8ff'];

/** By how many degrees the sky turns when the pointer goes from one edge of the page to the other. */
const TURN = 1;

/** The sky of the shell: stars that have drawn their trails round the pole, and two graduated circles of an instrument. */
export function Sky() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (still()) return undefined;
    const turn = ({ clientX }: PointerEvent) =>
      ref.current?.style.setProperty('rotate', `${n((clientX / innerWidth - 0.5) * TURN)}deg`);
    addEventListener('pointermove', turn, { passive: true });
    return () => removeEventListener('pointermove', turn);
  }, []);
  return (
    <div className={css.sky} aria-hidden="true">
      <div ref={ref} className={css.trails}>
        <Picture name="sky" draw={skySvg} className={css.picture} />
      </div>
    </div>
  );
}

function skySvg(): string {
  const random = seeded('sky');
  const at = (r: number, angle: number) => `${n(POLE[0] + Math.cos(angle) * r)} ${n(POLE[1] + Math.sin(angle) * r)}`;
  const trails = Array.from({ length: TRAILS }, () => {
    const r = 26 + random() ** 0.8 * 1230;
    const from = random() * 2 * Math.PI;
    const to = from + 0.12 + random() * 0.26;
    const hue = HUES[Math.floor(random() * HUES.length)];
    return `<path d="M${at(r, from)}A${n(r)} ${n(r)} 0 0 1 ${at(r, to)}" stroke="${hue}" stroke-width="${n(0.6 + random() * 0.9)}" opacity="${n(0.08 + random() ** 3 * 0.3)}"/>`;
  });
  const circle = (r: number, width: number, dashes: string) =>
    `<circle cx="${POLE[0]}" cy="${POLE[1]}" r="${r}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" fill="none"><g stroke-linecap="round">${trails.join('')}</g><g stroke="#9db8f0" opacity=".13">${circle(330, 1, '0')}${circle(344, 9, '1.5 11')}${circle(610, 1, '0')}${circle(624, 9, '1.5 14')}</g></svg>`;
}
