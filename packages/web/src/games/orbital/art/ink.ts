import type { Enamel } from './palette.ts';

/** A machine, drawn in the shades of its module. */
export type Machine = (c: Enamel) => string;

/** Fills that every picture defines, see `defs.ts`. */
export const STEEL = 'url(#steel)';
export const STEEL_ACROSS = 'url(#steelH)';
export const DARK = 'url(#dk)';
export const GLASS = 'url(#glass)';
/** Light in a window, and of hexis. */
export const WARM = '#ffe3a3';
export const MINT = '#8ff5d4';
/** Without the outline that a machine has otherwise. */
export const BARE = 'stroke="none"';

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
}

export function circle(x: number | string, y: number | string, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width = 1.2, more = ''): string {
  // An attribute that is given twice would make the whole picture unreadable.
  const ends = more.includes('stroke-linecap') ? '' : 'stroke-linecap="round" ';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ends}stroke-linejoin="round" ${more}/>`;
}

export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}
