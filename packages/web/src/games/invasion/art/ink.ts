import { n } from '../../../art/seeded.ts';

/** The printed colours of the comic: flat, few, outlined in one ink. */
export const INK = '#1a1423';
export const CREAM = '#f7ebcd';
export const TOMATO = '#e4472e';
export const TOMATO_DARK = '#9e2a22';
export const TEAL = '#1e8f90';
export const NIGHT = '#10243a';
export const YELLOW = '#ffc82c';
export const AMBER = '#ff9a1f';

/** A colour so far on the way from one to another, both as `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [from, to].map((hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)));
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i] - v) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A box that dots are printed in, and how far apart. */
interface Screen {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly step: number;
}

/** How much larger than their tone dots of a halftone may grow. */
const LARGEST = 0.72;
/** In so many sizes: the eye sees no steps. */
const SIZES = 24;
/** The grid of the print is turned by so many radians. */
const TURN = 0.42;

/**
 * A halftone: dots on a turned grid, as large as the tone from 0 to 1 at their place. Dots of one size are points of one
 * line with round ends, which is written and read several times as fast as circles.
 */
export function halftone(
  { x, y, step }: Screen,
  colour: string,
  opacity: number,
  tone: (x: number, y: number) => number,
): string {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const [cx, cy] = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
  const reach = Math.hypot(x[1] - x[0], y[1] - y[0]) / 2 + step;
  const lines: string[] = Array(SIZES + 1).fill('');
  for (let v = -reach, row = 0; v < reach; v += step * 0.866, row++) {
    for (let u = -reach + ((row % 2) * step) / 2; u < reach; u += step) {
      const px = cx + u * cos - v * sin;
      const py = cy + u * sin + v * cos;
      if (px < x[0] - step || px > x[1] + step || py < y[0] - step || py > y[1] + step) continue;
      const t = tone(px, py);
      if (t <= 0.04) continue;
      const size = Math.round((Math.min(LARGEST, Math.sqrt(t) * 0.62) / LARGEST) * SIZES);
      lines[size] += `M${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}h.1`;
    }
  }
  const drawn = lines.map(
    (d, size) => d && `<path d="${d}" stroke-width="${n((2 * LARGEST * step * size) / SIZES)}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity="${opacity}">${drawn.join('')}</g>`;
}

/** A burst with so many points around 0,0. */
export function star(points: number, outer: number, inner: number, random: () => number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * Math.PI * 2 + turn;
    const r = i % 2 ? inner * (0.9 + random() * 0.2) : outer * (0.82 + random() * 0.36);
    return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** An SVG of this box. */
export function svg(box: readonly [number, number, number, number], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${content}</svg>`;
}
