import type { Species } from '@starboard/siege';
import { n, seeded } from '../../../art/seeded.ts';

/** Night for the dark theme, dusk with the sun still up for the light one. */
export type Hour = 'night' | 'dusk';

/** Drawn for a table that is wide, or for one held upright. */
export type Shape = 'wide' | 'tall';

export const SIZES: Readonly<Record<Shape, readonly [number, number]>> = { wide: [1440, 900], tall: [390, 844] };

/** Which edge a picture keeps where a window has other proportions. */
type Edge = 'YMin' | 'YMid' | 'YMax';

const svg = (shape: Shape, edge: Edge, body: string) => {
  const [w, h] = SIZES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMid${edge} slice">${body}</svg>`;
};

/** The stars of the night; at dusk only the first ones. */
export function starsSvg(hour: Hour, shape: Shape): string {
  const [w, h] = SIZES[shape];
  const random = seeded('siege sky');
  const count = (shape === 'tall' ? 120 : 330) / (hour === 'dusk' ? 4 : 1);
  const stars = Array.from({ length: count }, () => {
    const r = 0.4 + random() ** 4 * 1.6;
    const hue = ['#fff', '#cfe0ff', '#ffe6c4', '#e3d6ff'][Math.floor(random() * 4)];
    return `<circle cx="${n(random() * w)}" cy="${n(random() * h)}" r="${n(r)}" fill="${hue}" opacity="${n(0.25 + random() * 0.6)}"/>`;
  });
  return svg(shape, 'YMid', stars.join(''));
}

/** What grows in the land of a people at its edge of the table: crystals, or sea, towers and a low sun. */
export function landSvg(species: Species, side: 'near' | 'far', hour: Hour, shape: Shape): string {
  const [, h] = SIZES[shape];
  const high = side === 'far';
  const body = species === 'morkolyte' ? crystals(hour, shape) : sea(hour, shape, !high);
  // Crystals are drawn hanging from the upper edge, the sea swelling at the lower one.
  const turned = (species === 'morkolyte') === high ? body : `<g transform="matrix(1 0 0 -1 0 ${h})">${body}</g>`;
  return svg(shape, high ? 'YMin' : 'YMax', turned);
}

/** Drifting light over the land of a people, tinted by a matrix. */
export function mistSvg(species: Species, hour: Hour, shape: Shape): string {
  const [w, h] = SIZES[shape];
  const violet = species === 'morkolyte';
  const day = hour === 'dusk';
  const run = violet ? (shape === 'tall' ? '.006 .009' : '.0026 .0048') : shape === 'tall' ? '.005 .014' : '.002 .007';
  const [red, green, blue] = violet ? (day ? [1, 0.93, 1] : [0.66, 0.5, 1]) : day ? [1, 0.86, 0.62] : [1, 0.7, 0.36];
  const gain = violet ? (day ? '2.6 0 0 0 -1.2' : '3.4 0 0 0 -1.65') : day ? '2.6 0 0 0 -1.1' : '3.2 0 0 0 -1.6';
  const strength = violet ? (day ? 0.5 : 0.34) : day ? 0.55 : 0.22;
  const cloud = `<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${run}" numOctaves="5" seed="${violet ? 11 : 4}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain}"/></filter><rect width="${w}" height="${h}" filter="url(#n)" opacity="${strength}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${cloud}</svg>`;
}

/** Three facets and an edge that catches the light. */
function crystal(x: number, w: number, h: number, lean: number, opacity: number, hour: Hour): string {
  const [body, shade, light] = hour === 'dusk' ? ['#b79be6', '#8f6fd2', '#cdb8f2'] : ['#4a34a0', '#22124f', '#7a62d8'];
  const tip = `${n(x + lean)} ${n(h)}`;
  const side = (from: number, to: number, fill: string) =>
    `<path d="M${n(x + w * from)} -4L${n(x + w * to)} -4L${tip}Z" fill="${fill}"/>`;
  return `<g opacity="${n(opacity)}">${side(-1, 1, body)}${side(0.15, 1, shade)}${side(-1, -0.55, light)}<path d="M${n(x - w * 0.55)} -4L${tip}" stroke="#f0eaff" stroke-opacity=".35"/></g>`;
}

/** The largest stand at the corners, where nothing is read. */
const GREAT: readonly (readonly [number, number, number, number])[] = [
  [-6, 34, 250, 26],
  [44, 22, 150, 10],
  [1446, 36, 262, -30],
  [1398, 22, 150, -8],
  [352, 20, 120, 6],
  [470, 14, 84, -5],
  [1010, 18, 100, 8],
  [1090, 14, 76, -4],
];

function crystals(hour: Hour, shape: Shape): string {
  const [w] = SIZES[shape];
  const random = seeded('siege crystals');
  const tall = shape === 'tall';
  const k = tall ? 0.5 : 1;
  const small = Array.from({ length: tall ? 16 : 30 }, () => {
    const t = random();
    const edge = Math.abs(t - 0.5) * 2;
    const h = (60 + random() * 60 + edge ** 2 * 90 * random()) * k * (0.5 + edge * 0.8);
    const strength = (hour === 'dusk' ? 0.55 : 0.42) * (0.5 + random() * 0.5);
    return crystal(t * w, (12 + random() * 22) * k, h, (random() - 0.5) * 40 * k, strength, hour);
  });
  const great = tall
    ? []
    : GREAT.map(([x, width, h, lean]) => crystal(x, width, h, lean, hour === 'dusk' ? 0.8 : 0.75, hour));
  return [...small, ...great].join('');
}

const SEA = {
  night: {
    rims: ['#2f8f86', '#1f7a74', '#155f60', '#0d474d'],
    water: ['#1f7d78', '#14625f', '#0b474c', '#05303a'],
    deep: '#03202a',
    glint: '#ffd58a',
    tower: '#2b1038',
    edge: '#ffb866',
  },
  dusk: {
    rims: ['#ffd9a8', '#9fd6c2', '#6fbcae', '#4aa39c'],
    water: ['#5fb3a6', '#3f9a93', '#2c827f', '#1f6a6b'],
    deep: '#17595e',
    glint: '#fff6dc',
    tower: '#8a5a86',
    edge: '#ffe3ae',
  },
} as const;

const SHORE = { wide: [214, 160, 104, 50], tall: [236, 180, 118, 60] } as const;

/** x, height, width and strength of the shell towers. */
const TOWERS: Readonly<Record<Shape, readonly (readonly [number, number, number, number])[]>> = {
  wide: [
    [40, 128, 74, 0.95],
    [112, 84, 54, 0.85],
    [176, 50, 40, 0.7],
    [232, 30, 28, 0.6],
    [1402, 168, 88, 0.95],
    [1318, 108, 62, 0.88],
    [1256, 60, 44, 0.72],
    [1092, 26, 24, 0.5],
  ],
  tall: [
    [30, 60, 34, 0.8],
    [62, 38, 24, 0.7],
    [356, 84, 42, 0.9],
    [322, 44, 26, 0.75],
  ],
};

function sea(hour: Hour, shape: Shape, towers: boolean): string {
  const [w, h] = SIZES[shape];
  const horizon = h - SHORE[shape][0] + 18;
  const [x, r] = shape === 'tall' ? [300, 40] : [1172, 66];
  const sun = `<radialGradient id="s"><stop stop-color="#fffbe8"/><stop offset=".3" stop-color="#ffe1a0"/><stop offset=".34" stop-color="#ffc46a" stop-opacity=".6"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${horizon - 14}" r="${n(r * 3.2)}" fill="url(#s)" opacity="${hour === 'dusk' ? 1 : 0.85}"/>`;
  const glow = `<radialGradient id="g" cx=".8" cy=".5" r=".6"><stop stop-color="#ffc566" stop-opacity=".8"/><stop offset=".4" stop-color="#ff8f3c" stop-opacity=".32"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient><rect y="${h * 0.5}" width="${w}" height="${h * 0.5}" fill="url(#g)"/>`;
  const skyline = TOWERS[shape].map((at) => tower(at, horizon, hour)).join('');
  // Overhead, words stand before the sea: no sun, no skyline, and quiet waves.
  return towers ? glow + sun + skyline + waves(hour, shape) : `<g opacity=".5">${waves(hour, shape)}</g>`;
}

/** A cone with spiral bands and lit windows. */
function tower([x, h, w, opacity]: readonly [number, number, number, number], horizon: number, hour: Hour): string {
  const { tower: fill, edge } = SEA[hour];
  const [top, foot, low, high] = [horizon - h, horizon + 30, horizon - h * 0.4, horizon - h * 0.85].map(n);
  const right = `C${n(x + w * 0.14)} ${high} ${n(x + w * 0.46)} ${low} ${n(x + w / 2)} ${foot}`;
  const bands = [1, 2, 3, 4, 5, 6].map((k) => {
    const part = k / 7;
    const y = horizon + 20 - (h + 14) * part ** 0.8;
    const half = (w / 2) * (1 - part) ** 0.75;
    const window = `<ellipse cx="${n(x + half * 0.25)}" cy="${n(y - half * 0.28)}" rx="${n(1.2 + w * 0.018)}" ry="${n(2 + w * 0.03)}" fill="#ffd98a"/>`;
    return `<path d="M${n(x - half)} ${n(y - half * 0.2)}Q${n(x)} ${n(y + half * 0.6)} ${n(x + half)} ${n(y - half * 0.5)}" fill="none" stroke="${edge}" stroke-width="1.3" opacity=".4"/>${k < 5 ? window : ''}`;
  });
  return `<g opacity="${opacity}"><path d="M${n(x - w / 2)} ${foot}C${n(x - w * 0.46)} ${low} ${n(x - w * 0.14)} ${high} ${x} ${top}${right}Z" fill="${fill}"/><path d="M${x} ${top}${right}" fill="none" stroke="${edge}" stroke-width="2" opacity=".8"/>${bands.join('')}</g>`;
}

/** Four waves of two sines each, with a rim and glints of the sun. */
function waves(hour: Hour, shape: Shape): string {
  const [w, h] = SIZES[shape];
  const tall = shape === 'tall';
  const { rims, water, deep, glint } = SEA[hour];
  const [clear, body] = hour === 'dusk' ? [0.8, 0.55] : [0.85, 0.6];
  const random = seeded('siege sea');
  const rim = `<linearGradient id="r"><stop stop-color="#ffd58a" stop-opacity=".12"/><stop offset=".3" stop-color="#ffe0a0" stop-opacity=".75"/><stop offset=".5" stop-color="#fff3cf" stop-opacity=".95"/><stop offset=".7" stop-color="#ffe0a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffd58a" stop-opacity=".12"/></linearGradient>`;
  const layers = SHORE[shape].map((shore, l) => {
    const y = h - shore;
    const swell = (tall ? 8 : 15) - l * 2;
    const length = (tall ? 150 : 360) - l * 45;
    const phase = random() * 300;
    let line = `M-20 ${y}`;
    for (let x = -20; x <= w + 20; x += 10) {
      const turn = (x + phase) / length;
      line += `L${x} ${n(y + Math.sin(turn * 6.283) * swell + Math.sin(turn * 15.1) * swell * 0.3)}`;
    }
    const glints = Array.from({ length: tall ? 14 : 40 }, () => {
      const x = w / 2 + (random() + random() + random() - 1.5) * w * 0.55;
      return `<path d="M${n(x)} ${n(y + 8 + random() * 50)}h${n(6 + random() * 26)}" stroke="${glint}" stroke-width="1.4" stroke-linecap="round" opacity="${n(0.12 + random() * 0.4)}"/>`;
    });
    return `<linearGradient id="w${l}" x2="0" y2="1"><stop stop-color="${rims[l]}" stop-opacity="${clear}"/><stop offset=".45" stop-color="${water[l]}" stop-opacity="${body}"/><stop offset="1" stop-color="${deep}" stop-opacity=".9"/></linearGradient><path d="${line}L${w + 20} ${h + 20}L-20 ${h + 20}Z" fill="url(#w${l})"/><path d="${line}" fill="none" stroke="url(#r)" stroke-width="${n(2.6 - l * 0.3)}"/>${glints.join('')}`;
  });
  return rim + layers.join('');
}
