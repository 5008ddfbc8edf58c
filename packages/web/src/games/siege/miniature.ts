import type { Seat } from '@starboard/kernel';
import { aimOf, conqueror, type Face, PLANETS, type Species, type View } from '@starboard/siege';
import { embedded } from '../../art/embed.ts';
import { planetSvg } from '../../art/planet.ts';
import { n, seeded } from '../../art/seeded.ts';
import { PLANET_LOOKS } from './planetLooks.ts';

/** The light of each people: its half of the sky from the frontier outwards, its bars, and their rim. */
const LIGHT: Readonly<Record<Species, { sky: readonly string[]; bar: string; rim: string; ring: string }>> = {
  antillian: {
    sky: ['#ffbd5c', '#d9692c', '#6b1f52', '#1c4f55', '#0d3a42'],
    bar: '#ffc25a',
    rim: '#5a2d05',
    ring: '#fff0cf',
  },
  morkolyte: {
    sky: ['#7a55e0', '#4c31a8', '#31207c', '#20135a', '#150c40'],
    bar: '#cdb9ff',
    rim: '#2a1560',
    ring: '#e6dcff',
  },
};

/** More bars than fit say no more. */
const BARS = 4;
const MARGIN = 60 / 42;

/** The star system in small: the frontier bends round the planets each side holds, and bars stand for the forces. */
export function miniature(view: View, me: Seat | null, width: number, height: number): string {
  const below: Seat = me ?? 0;
  const [mine, his] = [view.players[below], view.players[1 - below]];
  const step = width / PLANETS.length;
  const middle = height / 2;
  const r = Math.min(step * 0.33, height * 0.155);
  const x = (i: number) => step * (i + 0.5);
  const holder = PLANETS.map((planet) => conqueror(view, planet));
  const line = frontier(
    holder.map((seat) => middle + (seat === undefined ? 0 : seat === below ? -1 : 1) * r * 1.45),
    { width, step, x },
  );
  const tall = Math.min(height * 0.07, (middle - r * 1.45) / (BARS + 1));
  const bars = (count: number, i: number, side: 1 | -1, { bar, rim }: { bar: string; rim: string }) =>
    Array.from({ length: Math.min(count, BARS) }, (_, k) => {
      const y = middle + side * (r * 1.45 + tall * (k + 1)) - tall * 0.37;
      return `<rect x="${n(x(i) - step * 0.25)}" y="${n(y)}" width="${n(step * 0.5)}" height="${n(tall * 0.74)}" rx="${n(tall * 0.26)}" fill="${bar}" stroke="${rim}"/>`;
    }).join('');
  const globes = view.planets.map((face, i) => {
    const seat = holder[i];
    const ring = seat === undefined ? '#ffffff99' : LIGHT[view.players[seat].species].ring;
    const dashes = seat === undefined ? ' stroke-dasharray="4 4"' : '';
    return `${globe(face, x(i), middle, r)}<circle cx="${n(x(i))}" cy="${n(middle)}" r="${n(r * 1.2)}" fill="none" stroke="${ring}" stroke-width="${n(Math.max(1, r * 0.09))}"${dashes}/>${bars(his.forces[i].length, i, -1, LIGHT[his.species])}${bars(mine.forces[i].length, i, 1, LIGHT[mine.species])}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${sky('up', LIGHT[his.species].sky, middle + r * 1.5, 0)}${sky('down', LIGHT[mine.species].sky, middle - r * 1.5, height)}<clipPath id="mine"><path d="${line}L${width + 6} ${height + 6}L-6 ${height + 6}Z"/></clipPath><linearGradient id="beam" x2="0" y1="1" y2="0"><stop stop-color="#fff0cf" stop-opacity=".8"/><stop offset="1" stop-color="#fff0cf" stop-opacity=".1"/></linearGradient><filter id="glow" x="-.2" y="-1" width="1.4" height="3"><feGaussianBlur stdDeviation="6"/></filter></defs><rect width="${width}" height="${height}" fill="url(#up)"/>${stars(width, height)}<g clip-path="url(#mine)"><rect width="${width}" height="${height}" fill="url(#down)"/>${beam(view, below, { x, middle, r, width, height })}</g><path d="${line}" fill="none" stroke="#fff1d6" stroke-width="${n(r * 0.4)}" opacity=".55" filter="url(#glow)"/><path d="${line}" fill="none" stroke="#fff6e6" stroke-width="${n(Math.max(1.2, r * 0.1))}"/>${globes.join('')}</svg>`;
}

interface Row {
  readonly width: number;
  readonly step: number;
  x(i: number): number;
}

/** The line between the two halves, at one height over each planet. */
function frontier(heights: readonly number[], { width, step, x }: Row): string {
  const half = step * 0.32;
  let line = `M-6 ${n(heights[0])}L${n(x(0) + half)} ${n(heights[0])}`;
  for (let i = 1; i < heights.length; i++) {
    const [from, to] = [x(i - 1) + half, x(i) - half];
    const bend = n((from + to) / 2);
    const end = i === heights.length - 1 ? width + 6 : x(i) + half;
    line += `C${bend} ${n(heights[i - 1])} ${bend} ${n(heights[i])} ${n(to)} ${n(heights[i])}L${n(end)} ${n(heights[i])}`;
  }
  return line;
}

function sky(id: string, colours: readonly string[], from: number, to: number): string {
  const stops = colours.map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(from)}" x2="0" y2="${n(to)}">${stops.join('')}</linearGradient>`;
}

function stars(width: number, height: number): string {
  const random = seeded('miniature');
  return Array.from(
    { length: 50 },
    () =>
      `<circle cx="${n(random() * width)}" cy="${n(random() * height * 0.45)}" r="${n(0.4 + random())}" fill="#fff" opacity="${n(0.25 + random() * 0.6)}"/>`,
  ).join('');
}

interface Place {
  readonly middle: number;
  readonly r: number;
  readonly width: number;
  readonly height: number;
  x(i: number): number;
}

/** Where the side below aims. */
function beam(view: View, below: Seat, { x, middle, r, width, height }: Place): string {
  const at = x(aimOf(view, below) - 1);
  return `<path d="M${n(width / 2 - 8)} ${height + 4}L${n(at - r * 1.1)} ${n(middle + r * 0.4)}H${n(at + r * 1.1)}L${n(width / 2 + 8)} ${height + 4}Z" fill="url(#beam)"/>`;
}

function globe(face: Face, x: number, y: number, r: number): string {
  const half = r * MARGIN;
  return `<image href="${embedded(planetSvg(face, PLANET_LOOKS[face]))}" x="${n(x - half)}" y="${n(y - half)}" width="${n(2 * half)}" height="${n(2 * half)}"/>`;
}
