import { n, seeded } from '../../../art/seeded.ts';
import { CREAM, halftone, INK, svg, TOMATO, TOMATO_DARK } from './ink.ts';

/** The two editions of the comic: the night one, and the day one on cream paper. */
export type Edition = 'night' | 'day';

const PRINT = {
  night: { sky: ['#2f97a0', '#17607a', '#0d2a3f'], ray: ['#3fb3ac', 0.2], dot: ['#0a1f33', 0.6], most: 1, reach: 420 },
  day: { sky: ['#fff3cf', '#fbe3a4', '#f3cf8a'], ray: ['#ffd65c', 0.55], dot: ['#1e8f90', 0.3], most: 0.6, reach: 620 },
} as const;

/** Rays, a halftone towards the edges, and stars at night; the middle is kept free for the planet. */
export function skySvg(edition: Edition, width: number, height: number): string {
  const { sky, ray, dot, most, reach } = PRINT[edition];
  const [cx, cy] = [width / 2, height * 0.47];
  const far = Math.hypot(width, height);
  const k = Math.min(width / 1440, height / 900);
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const [a, b] = [(i / 28) * Math.PI * 2 + 0.05, ((i + 0.5) / 28) * Math.PI * 2 + 0.05];
    rays += `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * far)} ${n(cy + Math.sin(a) * far)}L${n(cx + Math.cos(b) * far)} ${n(cy + Math.sin(b) * far)}Z`;
  }
  const tone = halftone({ x: [0, width], y: [0, height], step: Math.max(9, 13 * k) }, dot[0], dot[1], (x, y) =>
    Math.min(most, Math.max(0, (Math.hypot((x - cx) / 1.35, y - cy) / k - 330) / reach)),
  );
  const random = seeded('stars');
  const stars = Array.from({ length: edition === 'night' ? 80 : 0 }, () => {
    const [x, y, size] = [random() * width, random() * height * 0.9, random()];
    return size < 0.82
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.8 + random() * 1.4)}" fill="${CREAM}" opacity=".9"/>`
      : `<path d="M${n(x)} ${n(y - 9)}q1.6 7.4 9 9q-7.4 1.6 -9 9q-1.6 -7.4 -9 -9q7.4 -1.6 9 -9Z" fill="#ffe9a8"/>`;
  });
  return svg(
    [0, 0, width, height],
    `<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(far / 2)}"><stop stop-color="${sky[0]}"/><stop offset=".42" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#s)"/><path d="${rays}" fill="${ray[0]}" opacity="${ray[1]}"/>${tone}${stars.join('')}`,
  );
}

const HULL = 'M0 60C0 -44 968 -44 968 60C968 138 694 178 484 178C274 178 0 138 0 60Z';

/** The belly of the mothership that hangs behind the bars, 968 by 182. */
export function mothershipSvg(): string {
  const tone = halftone({ x: [10, 960], y: [20, 178], step: 9 }, '#5e1418', 0.8, (x, y) =>
    Math.max(0, (x - 484) / 900 + (y - 86) / 220),
  );
  const lamps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
    const t = i / 4.4;
    const [x, y] = [484 + t * 430, 157 - t * t * 46];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="17" ry="9" fill="#ffe27a" stroke="${INK}" stroke-width="3.4"/><ellipse cx="${n(x - 3)}" cy="${n(y - 2)}" rx="8" ry="3.6" fill="#fffbe6"/>`;
  });
  return svg(
    [-4, -4, 976, 186],
    `<clipPath id="m"><path d="${HULL}"/></clipPath><path d="${HULL}" fill="${TOMATO}" stroke="${INK}" stroke-width="5"/><g clip-path="url(#m)"><path d="M4 78C54 142 284 178 484 178C684 178 914 142 964 78C874 126 664 142 484 142C304 142 94 126 4 78Z" fill="${TOMATO_DARK}"/>${tone}<path d="M26 66Q64 112 184 130" stroke="#ff9c7d" stroke-width="8" fill="none" stroke-linecap="round"/></g>${lamps.join('')}`,
  );
}

/** The air around a planet, 964 across. */
export function airSvg(edition: Edition): string {
  const day = edition === 'day';
  const tone = halftone(
    { x: [-482, 482], y: [-482, 260], step: 11 },
    '#e9fff0',
    0.5,
    (x, y) => Math.max(0, (Math.hypot(x, y) / 482 - 0.86) * 3.2) * (1 - Math.max(0, (y + 80) / 420)),
  );
  return svg(
    [-486, -486, 972, 972],
    `<circle r="482" fill="${day ? '#1e8f90' : '#7fe0cf'}" opacity="${day ? 0.35 : 0.16}"/><circle r="452" fill="${day ? '#58c2b8' : '#a5f0dc'}" opacity="${day ? 0.5 : 0.2}"/><circle r="482" fill="none" stroke="${day ? INK : '#d8fff0'}" stroke-width="${day ? 4 : 2.5}" opacity="${day ? 1 : 0.55}"/><clipPath id="a"><circle r="482"/></clipPath><g clip-path="url(#a)">${tone}</g>`,
  );
}

/** A moon with a rocket in the corner, 250 by 240. */
export function moonSvg(): string {
  const tone = halftone({ x: [30, 250], y: [100, 240], step: 9 }, '#0a1f33', 0.8, (x) => Math.max(0, (x - 120) / 170));
  return svg(
    [0, 0, 250, 240],
    `<clipPath id="n"><circle cx="220" cy="326" r="208"/></clipPath><circle cx="220" cy="326" r="210" fill="#2a6f7d" stroke="${INK}" stroke-width="5"/><g clip-path="url(#n)">${tone}<ellipse cx="138" cy="206" rx="34" ry="14" fill="#1b4f60" stroke="${INK}" stroke-width="3"/><ellipse cx="224" cy="166" rx="22" ry="8" fill="#1b4f60" stroke="${INK}" stroke-width="3"/><path d="M40 240Q60 160 150 128" stroke="#7fd0c8" stroke-width="7" fill="none" stroke-linecap="round"/></g><g transform="translate(192 88) rotate(8)"><path d="M-20 52L-40 84L-16 76ZM20 52L40 84L16 76Z" fill="${TOMATO_DARK}" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round"/><path d="M0 -74C30 -40 34 20 18 72H-18C-34 20 -30 -40 0 -74Z" fill="${CREAM}" stroke="${INK}" stroke-width="4"/><path d="M6 -66C30 -36 34 20 18 72H4C20 20 20 -30 6 -66Z" fill="#d8bd86"/><path d="M0 -74C14 -58 22 -40 25 -24Q0 -14 -25 -24C-22 -40 -14 -58 0 -74Z" fill="${TOMATO}" stroke="${INK}" stroke-width="3.6"/><circle cy="4" r="12" fill="#1e8f90" stroke="${INK}" stroke-width="3.6"/><path d="M-6 72L0 44L6 72V86H-6Z" fill="${TOMATO}" stroke="${INK}" stroke-width="3.4"/></g>`,
  );
}
