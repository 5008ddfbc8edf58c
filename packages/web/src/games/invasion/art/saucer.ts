import type { Colour } from '@starboard/invasion';
import { n, seeded } from '../../../art/seeded.ts';
import { CREAM, INK, NIGHT, star, svg, TOMATO } from './ink.ts';

/** The hull of a colour: plain, in shade, in light. */
export const HULLS: Readonly<Record<Colour, readonly [string, string, string]>> = {
  yellow: ['#ffcf33', '#d18a08', '#fff0a8'],
  blue: ['#3d96f5', '#1a57b0', '#b5dcff'],
  magenta: ['#ea3fa4', '#9a1b70', '#ffc0e4'],
};

const S = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

const lamp = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="4" fill="#fff7c8" stroke="${INK}" stroke-width="2"/>`;

/** A saucer about 80 wide around 0,0. Each colour has its own hull: triangle, round, ringed. */
export function saucer(colour: Colour): string {
  const [plain, dark, light] = HULLS[colour];
  switch (colour) {
    case 'blue':
      return `<path d="M-18 -4a18 21 0 0 1 36 0Z" fill="#d9f4ff" ${S}/><path d="M-11 -9q1 -9 8 -12" stroke="#fff" stroke-width="3.4" fill="none" stroke-linecap="round"/><circle cx="5" cy="-9" r="4" fill="${INK}"/><path d="M-38 4C-38 -10 38 -10 38 4C38 20 -38 20 -38 4Z" fill="${plain}" ${S}/><path d="M-36 7C-30 20 30 20 36 7C20 14 -20 14 -36 7Z" fill="${dark}"/><path d="M-32 0Q-16 -6 2 -6" stroke="${light}" stroke-width="3.4" fill="none" stroke-linecap="round"/>${[-24, -8, 8, 24].map((x) => lamp(x, Math.abs(x) > 14 ? 5 : 7)).join('')}`;
    case 'yellow':
      return `<path d="M-17 -7a17 19 0 0 1 34 0Z" fill="#d9f4ff" ${S}/><path d="M-10 -12q1 -7 7 -10" stroke="#fff" stroke-width="3.2" fill="none" stroke-linecap="round"/><circle cx="5" cy="-12" r="3.8" fill="${INK}"/><path d="M-37 -9H37q6 1 2 7L6 21q-6 5 -12 0L-39 -2q-4 -6 2 -7Z" fill="${plain}" ${S}/><path d="M-38 0L-6 21q6 5 12 0L38 0Q0 9 -38 0Z" fill="${dark}"/><path d="M-31 -4H2" stroke="${light}" stroke-width="3.6" stroke-linecap="round"/>${[-22, 0, 22].map((x) => lamp(x, x ? 2 : 5)).join('')}`;
    case 'magenta':
      return `<circle r="20" cy="-3" fill="${plain}" ${S}/><path d="M-19 2a20 20 0 0 0 38 0q-19 10 -38 0Z" fill="${dark}"/><path d="M-13 -8q2 -9 11 -11" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="5" cy="-9" rx="7" ry="6" fill="#d9f4ff" stroke="${INK}" stroke-width="2.4"/><circle cx="6" cy="-8" r="2.6" fill="${INK}"/><g transform="rotate(-8)"><path d="M-22 -4C-60 4 -40 20 0 19C40 20 60 4 22 -4" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M-22 -4C-60 4 -40 20 0 19C40 20 60 4 22 -4" fill="none" stroke="${light}" stroke-width="5.4" stroke-linecap="round"/></g>`;
  }
}

/** Where saucers hover in the window of a die, in parts of its edge, and how large. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 0.86]],
  [
    [-0.15, -0.17, 0.64],
    [0.15, 0.2, 0.64],
  ],
  [
    [0, -0.23, 0.56],
    [-0.22, 0.2, 0.53],
    [0.22, 0.2, 0.53],
  ],
];

/** What is left of a saucer that is repelled. */
function burst(name: string): string {
  const random = seeded(name);
  return `<path d="${star(9, 40, 22, random)}" fill="${TOMATO}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="${star(9, 27, 15, random, 0.3)}" fill="#ffe873"/>`;
}

/** Behind the die that a shot is held over. */
export function aimSvg(): string {
  const path = star(13, 49, 36, seeded('aim'));
  return svg(
    [-56, -56, 112, 112],
    `<path d="${path}" fill="#ffc82c" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="${path}" fill="#fff0a8" transform="scale(.8)"/>`,
  );
}

/** A side of an Invasion die: a window to the night with so many saucers, the last ones of them repelled. */
export function windowSvg(colour: Colour, saucers: number, repelled = 0): string {
  const random = seeded(`stars ${colour} ${saucers}`);
  const stars = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${n((random() - 0.5) * 72)}" cy="${n((random() - 0.5) * 72)}" r="${n(0.7 + random())}" fill="${CREAM}" opacity=".8"/>`,
  );
  const none = `<circle r="17" fill="none" stroke="${CREAM}" stroke-width="2.4" stroke-dasharray="4 5" opacity=".55"/>`;
  const hovering = PLACES[saucers].map(([x, y, size], i) => {
    const gone = i >= saucers - repelled;
    const turn = [-6, 5, -3][i];
    return `<g transform="translate(${n(x * 92)} ${n(y * 92)}) rotate(${turn}) scale(${n((size * 92) / 80)})">${gone ? burst(`${colour} ${i}`) : saucer(colour)}</g>`;
  });
  return svg(
    [-50, -50, 100, 100],
    `<rect x="-50" y="-50" width="100" height="100" rx="14" fill="${HULLS[colour][0]}"/><rect x="-41" y="-41" width="82" height="82" rx="10" fill="${NIGHT}" stroke="${INK}" stroke-width="2.4"/>${stars.join('')}<path d="M-45 8V-34" stroke="#fff" opacity=".65" stroke-width="3.6" stroke-linecap="round"/>${saucers === 0 ? none : ''}${hovering.join('')}`,
  );
}

/** The sign of a colour: a triangle, a disc, a ringed ball. */
export function markSvg(colour: Colour): string {
  const fill = HULLS[colour][0];
  const edge = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`;
  const shape =
    colour === 'yellow'
      ? `<path d="M0 9L9.6 -7.4H-9.6Z" fill="${fill}" ${edge}/>`
      : colour === 'blue'
        ? `<circle r="8.4" fill="${fill}" ${edge}/>`
        : `<circle r="5.6" fill="${fill}" ${edge}/><g transform="rotate(-18)"><ellipse rx="10.6" ry="4" fill="none" stroke="${INK}" stroke-width="4.6"/><ellipse rx="10.6" ry="4" fill="none" stroke="${fill}" stroke-width="2.4"/></g>`;
  return svg([-13, -13, 26, 26], shape);
}
