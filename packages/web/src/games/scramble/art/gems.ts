import type { Gem } from '@starboard/scramble';
import { n } from '../../../art/seeded.ts';
import { GEM_HUES, mix } from './hues.ts';

const face = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;

/** Each kind has a cut of its own: brilliant, lance, triangle, step cut, and a black shard with embers in its cracks. */
const CUTS: Readonly<Record<Gem, (light: (t: number) => string, dark: (t: number) => string) => string>> = {
  red(light, dark) {
    const at = (r: number, i: number) => {
      const a = ((i + 0.5) / 8) * 2 * Math.PI - Math.PI / 2;
      return `${n(12 + r * Math.cos(a))},${n(12 + r * Math.sin(a))}`;
    };
    const shades = [0.1, 0.3, 0.55, 0.65, 0.6, 0.42, 0.2, 0];
    const rim = shades.map((shade, i) =>
      face(
        `${at(11, i)} ${at(11, i + 1)} ${at(6, i + 1)} ${at(6, i)}`,
        i < 2 || i > 6 ? light(0.35 - 0.2 * (i % 3)) : dark(shade),
      ),
    );
    const table = shades.map((_, i) => at(6, i)).join(' ');
    return rim.join('') + face(table, light(0.12)) + face(`${at(6, 6)} ${at(6, 7)} ${at(6, 8)} 12,12`, light(0.55));
  },
  blue: (light, dark) =>
    face('12,.6 19.5,7 12,8.4 4.5,7', light(0.5)) +
    face('4.5,7 12,8.4 8,15.4 4.5,17', light(0.05)) +
    face('19.5,7 12,8.4 16,15.4 19.5,17', dark(0.35)) +
    face('12,8.4 16,15.4 12,17 8,15.4', light(0.28)) +
    face('4.5,17 8,15.4 12,17 12,23.4', dark(0.3)) +
    face('19.5,17 16,15.4 12,17 12,23.4', dark(0.6)) +
    face('12,.6 12,8.4 4.5,7', light(0.72)),
  yellow: (light, dark) =>
    face('1,3.2 23,3.2 17,7.2 7,7.2', light(0.55)) +
    face('1,3.2 7,7.2 12,15.6 12,23', dark(0.18)) +
    face('23,3.2 17,7.2 12,15.6 12,23', dark(0.48)) +
    face('7,7.2 17,7.2 12,15.6', light(0.12)) +
    face('7,7.2 12,7.2 10,12.2', light(0.62)),
  green: (light, dark) =>
    face('7,1.5 17,1.5 20.5,5 20.5,19 17,22.5 7,22.5 3.5,19 3.5,5', dark(0.5)) +
    face('7,1.5 17,1.5 15,6 9,6', light(0.5)) +
    face('3.5,5 7,1.5 9,6 7.5,8', light(0.7)) +
    face('3.5,5 7.5,8 7.5,16 3.5,19', light(0.08)) +
    face('20.5,5 16.5,8 16.5,16 20.5,19', dark(0.42)) +
    face('7.5,8 9,6 15,6 16.5,8 16.5,16 15,18 9,18 7.5,16', light(0.1)) +
    face('7.5,8 9,6 13.5,6 8.5,14 7.5,14', light(0.5)),
  overheat: () =>
    face('12,.8 17.5,4 22.6,9.5 20,17 14.5,23 8,22 2,16.5 1.4,9 6.5,3', '#14101a') +
    face('12,.8 17.5,4 13,9 8,8 6.5,3', '#3a3142') +
    face('6.5,3 8,8 4.6,12.4 1.4,9', '#2a2331') +
    face('17.5,4 22.6,9.5 17,12 13,9', '#221b29') +
    face('4.6,12.4 9,17 8,22 2,16.5', '#1b1521') +
    `<path d="M8 8l5 1 4 3-3 3.6.6 4.2M13 9l-3.4 4.4L9 17M14 15.6l-4-2.2M17 12l4 .8" stroke="${GEM_HUES.overheat}" stroke-width="1.5" fill="none" stroke-linejoin="round"/><path d="M13 9l-3.4 4.4M13 9l4 3-3 3.6" stroke="#ffd98a" stroke-width=".7" fill="none"/><path d="M12 .8 17.5 4l5.1 5.5L20 17l-5.5 6L8 22 2 16.5 1.4 9 6.5 3z" fill="none" stroke="#8a4a30" stroke-width=".7"/>`,
};

export function gemSvg(gem: Gem): string {
  const hue = GEM_HUES[gem];
  const cut = CUTS[gem](
    (t) => mix(hue, '#ffffff', t),
    (t) => mix(hue, '#07041a', t),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${cut}</svg>`;
}
