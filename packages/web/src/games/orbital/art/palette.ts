import type { Colour } from '@starboard/orbital';

/** The shades of one enamel. */
export interface Enamel {
  readonly name: Colour;
  readonly light: string;
  readonly enamel: string;
  readonly shade: string;
  readonly deep: string;
  /** The dark well of a tile, at its edge and in its middle. */
  readonly floor: string;
  readonly lit: string;
  /** The same well by day. */
  readonly dayFloor: string;
  readonly dayLit: string;
  /** For small signs and words on dark ground. */
  readonly tint: string;
  /** What can be read on the enamel. */
  readonly ink: string;
}

/** Hue, lightness, chroma. */
const HUES: Readonly<Record<Colour, readonly [number, number, number]>> = {
  red: [27, 0.6, 0.185],
  green: [152, 0.66, 0.145],
  yellow: [97, 0.84, 0.155],
  orange: [52, 0.7, 0.17],
  blue: [250, 0.63, 0.15],
  purple: [306, 0.6, 0.175],
};

const oklch = (l: number, c: number, h: number) => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h})`;

function enamelOf(name: Colour): Enamel {
  const [h, l, c] = HUES[name];
  return {
    name,
    light: oklch(Math.min(0.95, l + 0.17), c * 0.75, h),
    enamel: oklch(l, c, h),
    shade: oklch(l - 0.16, c * 0.86, h),
    deep: oklch(l * 0.48, c * 0.62, h),
    floor: oklch(0.25 + (l - 0.6) * 0.06, c * 0.36, h),
    lit: oklch(0.42 + (l - 0.6) * 0.25, c * 0.5, h),
    dayFloor: oklch(0.42 + (l - 0.6) * 0.2, c * 0.62, h),
    dayLit: oklch(0.66 + (l - 0.6) * 0.3, c * 0.62, h),
    tint: oklch(Math.min(0.93, l + 0.2), c * 0.62, h),
    ink: name === 'red' || name === 'blue' || name === 'purple' ? '#fff' : '#0b0d10',
  };
}

/** The six module colours, each in its shades. */
export const ENAMELS: Readonly<Record<Colour, Enamel>> = {
  red: enamelOf('red'),
  green: enamelOf('green'),
  yellow: enamelOf('yellow'),
  orange: enamelOf('orange'),
  blue: enamelOf('blue'),
  purple: enamelOf('purple'),
};

/** A seat: its light on dark ground, its ink on pale ground, its emblem in a box of 24. */
export interface SeatLook {
  readonly light: string;
  readonly ink: string;
  readonly emblem: string;
}

export const SEATS: readonly SeatLook[] = [
  { light: 'oklch(0.86 0.115 205)', ink: 'oklch(0.47 0.1 215)', emblem: 'M12 2 22 21 12 16.5 2 21Z' },
  {
    light: 'oklch(0.8 0.125 5)',
    ink: 'oklch(0.48 0.16 5)',
    emblem: 'M12 1 15 9 23 12 15 15 12 23 9 15 1 12 9 9Z',
  },
  { light: 'oklch(0.88 0.17 122)', ink: 'oklch(0.46 0.12 128)', emblem: 'M3 3H9.6V21H3ZM14.4 3H21V21H14.4Z' },
  {
    light: 'oklch(0.93 0.03 85)',
    ink: 'oklch(0.45 0.05 75)',
    emblem: 'M12 2A10 10 0 1 1 11.99 2ZM12 6.6A5.4 5.4 0 1 0 12.01 6.6ZM12 9.6A2.4 2.4 0 1 1 11.99 9.6Z',
  },
  {
    light: 'oklch(0.78 0.09 290)',
    ink: 'oklch(0.46 0.12 290)',
    emblem: 'M12 1 23 9 18.8 22H5.2L1 9ZM12 7 7 11 9 17H15L17 11Z',
  },
];
