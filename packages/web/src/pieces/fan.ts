import type { CSSProperties } from 'react';

/** The most degrees between two neighbours, and between the first and the last of a large hand. */
const STEP = 3.2;
const SPREAD = 26;

/**
 * How the card at place `i` of a fan of so many lies, as custom properties for its style sheet: `--turn`, an angle;
 * `--sink`, how far it lies below the middle one, where a card is 138 wide; `--i`, its place.
 */
export function lean(i: number, count: number): CSSProperties {
  const t = i - (count - 1) / 2;
  const angle = Math.min(STEP, SPREAD / Math.max(1, count));
  return { '--turn': `${t * angle}deg`, '--sink': t * t * (angle / 2.6), '--i': i } as CSSProperties;
}
