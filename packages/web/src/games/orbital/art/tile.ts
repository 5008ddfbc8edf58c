import type { Colour, Dir } from '@starboard/orbital';
import { defsOf } from './defs.ts';
import { machineOf } from './machines.ts';
import { ENAMELS } from './palette.ts';
import { signAt } from './signs.ts';
import type { Hour } from './yard.ts';

/** What a picture of a tile shows besides its machine: the name plate, or only the sign on a strip. */
export type TileSize = 'large' | 'small';

export interface TileLook {
  readonly kind: string;
  readonly colour: Colour;
  readonly size: TileSize;
  readonly damaged: boolean;
  /** By day its steel is white and its well is bright; at night without it. */
  readonly hour?: Hour;
}

/** An octagon in a box of 100, so far from its edge, with corners cut so far. */
const octagon = (inset: number, cut: number) => {
  const far = 100 - inset;
  return `M${inset + cut} ${inset}H${far - cut}L${far} ${inset + cut}V${far - cut}L${far - cut} ${far}H${inset + cut}L${inset} ${far - cut}V${inset + cut}Z`;
};

const SLAB = 'M8 0H92L100 8V92L92 100H8L0 92V8Z';
const DEPTHS = [6.2, 5, 3.8, 3, 1.4];
const STEELS: Readonly<Record<Hour, readonly string[]>> = {
  night: ['#07090b', '#1b2127', '#4a545d', '#14191d', '#2b333a'],
  day: ['#4d5862', '#7e8a95', '#c3ccd4', '#6b7782', '#98a4ae'],
};
/** The thickness of the plate below its face. */
const slab = (hour: Hour) =>
  DEPTHS.map((dy, i) => `<path transform="translate(0 ${dy})" d="${SLAB}" fill="${STEELS[hour][i]}"/>`).join('');
const BOLTS = [
  [5.6, 5.6],
  [94.4, 5.6],
  [5.6, 94.4],
  [94.4, 94.4],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="1.9" fill="#1a2026"/><circle cx="${x - 0.3}" cy="${y - 0.3}" r="1.3" fill="#c9d2d9"/>`,
  )
  .join('');

const CRACKS =
  'M52 40 38 22 41 14M52 40 70 24 84 22M52 40 34 48 20 44 10 50M52 40 60 58 56 70M52 40 74 50 90 46M38 22 28 20M70 24 72 12';
const wreck = `<g clip-path="url(#cpWell)"><path d="${octagon(4, 5)}" fill="#0a0a0d" opacity=".52"/><ellipse cx="52" cy="40" rx="30" ry="25" fill="url(#scorch)"/><circle cx="52" cy="40" r="15" fill="url(#ember)" opacity=".85"/><path d="${CRACKS}" fill="none" stroke="#ff7a2c" stroke-width="1.5"/><path d="${CRACKS}" fill="none" stroke="#ffe0a0" stroke-width=".6"/></g>`;
const edge = `<path d="${octagon(2.6, 6.6)}" fill="none" stroke="url(#hazT)" stroke-width="3.6"/>`;

function face({ kind, colour, size, damaged, hour = 'night' }: TileLook): string {
  const c = ENAMELS[colour];
  const machine = machineOf(kind, colour);
  const core = kind === 'core';
  const day = hour === 'day';
  const well = `<path d="${octagon(0, 8)}" fill="${day ? '#3d4751' : '#07090b'}"/><path d="${octagon(0.8, 7.6)}" fill="url(#${day ? 'frameDay' : 'frame'})"/><path d="${octagon(3.6, 6.2)}" fill="url(#frameIn)"/><path d="${octagon(4.4, 5.9)}" fill="url(#band-${colour})"/><path d="${octagon(7.6, 4.6)}" fill="#06080a"/><path d="${octagon(8.2, 4.4)}" fill="url(#${day ? 'flDay' : 'fl'}-${colour})"/>`;
  const gloss = `<path d="${octagon(4.4, 5.9)}" fill="url(#gloss)" opacity=".8"/>`;
  if (size === 'small') {
    const strip = core ? '' : `<path d="M8 73H92V92H8Z" fill="${day ? '#252d35' : '#0d1014'}" opacity=".86"/>`;
    const sign = core ? signAt(colour, 38, 38, 24, '#fff') : signAt(colour, 42, 74.5, 16, c.tint);
    return `${well}<g clip-path="url(#cpWell)"><g transform="translate(6 ${core ? 17 : 14}) scale(.88)">${machine}</g>${strip}</g>${sign}${gloss}${damaged ? wreck + edge : ''}`;
  }
  const plate = `<path d="M8.2 68.5H91.8V87.4L87.4 91.8H12.6L8.2 87.4Z" fill="url(#${day ? 'plateDay' : 'plate'})"/><path d="M8.2 68.5H91.8" stroke="${c.enamel}" stroke-width="1.2"/>`;
  const tab = `<path d="M4.4 10.3 10.3 4.4H27L21 24H4.4Z" fill="#0b0e12"/><path d="M5.2 10.8 10.8 5.2H25.8L20.3 23.2H5.2Z" fill="url(#band-${colour})"/>${signAt(colour, 7, 7, 13.4, c.ink)}`;
  return `${well}<g clip-path="url(#cpWell)"><g transform="translate(0 2.5)">${machine}</g></g>${damaged ? wreck : ''}${plate}${tab}${gloss}${BOLTS}${damaged ? edge : ''}`;
}

function svg(box: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${defsOf(body)}${body}</svg>`;
}

/** The face of a tile with its slab, 100 by 106. */
export function tileSvg(look: TileLook): string {
  return svg('0 0 100 106.2', slab(look.hour ?? 'night') + face(look));
}

/** The same as part of another picture, which needs `defsOf` it. */
export function tileAt(look: TileLook, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${slab(look.hour ?? 'night')}${face(look)}</g>`;
}

export const TURNS: Readonly<Record<Dir, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** A collar between two modules: a steel tube with two flanges, in a box of 32 by 24, standing upright. */
export const COLLAR = svg(
  '0 0 32 24',
  '<rect x="3" width="26" height="24" rx="2" fill="#0a0d10"/><rect x="4.2" width="23.6" height="24" fill="url(#steelH)"/><rect x="4.2" y="9" width="23.6" height="6" fill="#1a2026"/><rect x=".4" y="1" width="31.2" height="5" rx="1.5" fill="url(#steel)" stroke="#0a0d10" stroke-width=".8"/><rect x=".4" y="18" width="31.2" height="5" rx="1.5" fill="url(#steel)" stroke="#0a0d10" stroke-width=".8"/>',
);

/** An exit as a half collar with its chevron, pointing up, in a box of 32 by 16. */
export function exitSvg(state: 'usable' | 'lit' | 'new' | 'blocked' | 'damaged'): string {
  const fill = { usable: 'url(#steel)', lit: '#ffb938', new: '#8ff5d4', blocked: '#2a3138', damaged: '#2a3138' }[state];
  const ink = { usable: '#0c0f12', lit: '#231602', new: '#06251c', blocked: '#8b4a3a', damaged: '#7a4a35' }[state];
  const sign =
    state === 'blocked'
      ? `<path d="M7 8.5H25" stroke="${ink}" stroke-width="3.4"/>`
      : `<path d="M7 11.500 16 3.500 25 11.500H20.500L16 7.600 11.500 11.500Z" fill="${ink}"/>`;
  return svg(
    '0 0 32 16',
    `<path d="M1 16V6.500L6 1H26L31 6.500V16Z" fill="${fill}" stroke="#0a0d10" stroke-width="1.2"/>${sign}`,
  );
}
