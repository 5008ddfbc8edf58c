import { seeded } from '../../../art/seeded.ts';
import { deckle, onCircle, tenth } from './lines.ts';

/** Night under a lamp, or day at a window. */
export type Hour = 'night' | 'day';

interface Hues {
  readonly wood: readonly [string, string, string];
  readonly grain: string;
  readonly paper: readonly [string, string, string, string];
  readonly blotch: number;
  readonly ink: string;
}

const HUES: Readonly<Record<Hour, Hues>> = {
  night: {
    wood: ['#a86c34', '#5c371a', '#1d1008'],
    grain: '.19 .105 .052',
    paper: ['#fdf1d0', '#f0dcb0', '#d3b47b', '#7a5730'],
    blotch: 0.5,
    ink: '#4a2f12',
  },
  day: {
    wood: ['#e6d1ac', '#d9bf95', '#bfa174'],
    grain: '.45 .3 .16',
    paper: ['#fffdf6', '#fdf7e6', '#f7ecd2', '#e6d3a9'],
    blotch: 0.22,
    ink: '#5b4224',
  },
};

const noise = (id: string, base: string, octaves: number, seed: number, rgb: string, alpha: string) => {
  const [r, g, b] = rgb.split(' ');
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${base}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${alpha}"/></filter>`;
};

/** The wood of the desk, 720 by 450, stretched over the whole table. */
export function woodSvg(hour: Hour): string {
  const { wood, grain } = HUES[hour];
  const [w, h] = [960, 600];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="none"><defs>${noise('a', '.004 .1', 4, 9, grain, hour === 'night' ? '1.5 0 0 0 -.42' : '1 0 0 0 -.4')}${noise('b', '.014 .6', 3, 4, '.03 .015 .005', hour === 'night' ? '1.3 0 0 0 -.42' : '.7 0 0 0 -.36')}<radialGradient id="l" cx=".48" cy=".28" r=".85"><stop offset="0" stop-color="${wood[0]}"/><stop offset=".5" stop-color="${wood[1]}"/><stop offset="1" stop-color="${wood[2]}"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#l)"/><rect width="${w}" height="${h}" filter="url(#a)"/><rect width="${w}" height="${h}" filter="url(#b)" opacity=".38"/></svg>`;
}

/** A border of a map: blocks that alternate. */
function neatline(x: number, y: number, w: number, h: number, ink: string): string {
  const [across, down] = [Math.round(w / 25) | 1, Math.round(h / 24) | 1];
  const [bw, bh] = [w / across, h / down];
  let d = '';
  for (let i = 1; i < across; i += 2)
    for (const top of [y, y + h - 5]) d += `M${tenth(x + i * bw)} ${top}h${tenth(bw)}v5h${tenth(-bw)}z`;
  for (let i = 1; i < down; i += 2)
    for (const left of [x, x + w - 5]) d += `M${left} ${tenth(y + i * bh)}v${tenth(bh)}h5v${tenth(-bh)}z`;
  const frame = (out: number, width: number) =>
    `<rect x="${x - out}" y="${y - out}" width="${w + 2 * out}" height="${h + 2 * out}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  return `<path d="${d}" fill="${ink}"/>${frame(0, 1.2)}${frame(-5, 1)}${frame(4, 2)}`;
}

/** Lines of a compass over the sheet, circles, and dust of stars in ink. */
function chartLines(w: number, h: number, ink: string): string {
  const [cx, cy] = [w * 0.5, h * 0.48];
  let rhumbs = '';
  for (let i = 0; i < 32; i++)
    rhumbs += `M${cx} ${cy}L${onCircle(cx, cy, w, i * 11.25)
      .map(tenth)
      .join(' ')}`;
  const circles = [1, 2, 3, 4, 5, 6].map((i) => `<circle cx="${cx}" cy="${cy}" r="${i * 140}"/>`).join('');
  const random = seeded('stars of the chart');
  let stars = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = [tenth(20 + random() * (w - 40)), tenth(20 + random() * (h - 40))];
    stars +=
      random() < 0.8
        ? `<circle cx="${x}" cy="${y}" r="${tenth(0.6 + random() * 0.9)}"/>`
        : `<path d="M${x - 3.4} ${y}h6.8M${x} ${y - 3.4}v6.8" stroke="${ink}" stroke-width=".9"/>`;
  }
  return `<path d="${rhumbs}" stroke="${ink}" stroke-width=".8" opacity=".17"/><g fill="none" stroke="${ink}" stroke-width=".9" opacity=".2">${circles}</g><g fill="${ink}" opacity=".5">${stars}</g>`;
}

/** The sheet of the chart in these pixels: lit paper, folds, a torn edge, the border of a map. */
export function paperSvg(hour: Hour, w: number, h: number): string {
  const { paper, blotch, ink } = HUES[hour];
  const box = { x: 8, y: 6, w: w - 16, h: h - 14 };
  const edge = deckle(box, seeded('sheet'), 2);
  const folds = [0.33, 0.66]
    .map((part) => tenth(w * part))
    .map(
      (x) =>
        `<path d="M${x} 0V${h}" stroke="#7a5526" stroke-width="1.2" opacity=".3"/><path d="M${x + 1.5} 0V${h}" stroke="#fff6da" stroke-width="1.4" opacity=".5"/>`,
    )
    .join('');
  const filled = (filter: string, opacity: number) =>
    `<rect width="${w}" height="${h}" filter="url(#${filter})" opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="none"><defs>${noise('p', '.008', 5, 12, '.45 .27 .08', '1.5 0 0 0 -.68')}${noise('g', '.75', 2, 5, '.3 .18 .06', '.9 0 0 0 -.42')}${noise('f', '.02 .006', 3, 31, '1 .95 .8', '1.1 0 0 0 -.28')}<clipPath id="s"><path d="${edge}"/></clipPath><filter id="d" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="6"/></filter><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${w * 0.46}" cy="${h * 0.46}" r="${w * 0.6}"><stop offset="0" stop-color="${paper[0]}"/><stop offset=".36" stop-color="${paper[1]}"/><stop offset=".64" stop-color="${paper[2]}"/><stop offset="1" stop-color="${paper[3]}"/></radialGradient></defs><path d="${edge}" transform="translate(2 6)" fill="#050200" opacity="${hour === 'night' ? 0.7 : 0.35}" filter="url(#d)"/><g clip-path="url(#s)"><rect width="${w}" height="${h}" fill="url(#l)"/>${filled('p', blotch)}${filled('f', 0.2)}${filled('g', hour === 'night' ? 0.38 : 0.22)}${folds}${chartLines(w, h, ink)}${w > 700 ? neatline(20, 17, w - 40, h - 36, ink) : ''}</g></svg>`;
}
