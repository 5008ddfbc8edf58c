import type { Energy, Gem, PilotColour } from '@starboard/scramble';

/** The light of gems and weapons; the black gem by its embers. */
export const GEM_HUES: Readonly<Record<Gem, string>> = {
  red: '#ff4f55',
  blue: '#45a2ff',
  yellow: '#ffe04a',
  green: '#52e570',
  overheat: '#ff6a2b',
};

/** Pilots keep apart from weapons: no hue means both. */
export const PILOT_HUES: Readonly<Record<PilotColour, string>> = {
  orange: '#ff9a3e',
  purple: '#bd8cff',
  teal: '#3fd8c9',
  white: '#e9eefb',
};

/** The style sheet's names of the hues. */
export const weaponHue = (weapon: Energy) => `var(--gem-${weapon})`;
export const pilotHue = (pilot: PilotColour) => `var(--pilot-${pilot})`;

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
