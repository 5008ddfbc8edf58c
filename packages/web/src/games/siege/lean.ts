import type { CSSProperties } from 'react';

/** The most degrees between two neighbours, and between the first and the last of a large hand. */
const STEP = 2.2;
const SPREAD = 13;

/** How the card at place `i` of a hand of so many lies: `--turn`, an angle; `--sink`, how far below the middle one. */
export function lean(i: number, count: number): CSSProperties {
  const t = i - (count - 1) / 2;
  const angle = Math.min(STEP, SPREAD / Math.max(1, count));
  const sink = Math.min(16, Math.abs(t) ** 1.7 * 4 * (angle / STEP) ** 2);
  return { '--turn': `${t * angle}deg`, '--sink': Math.round(sink * 10) / 10, '--i': i } as CSSProperties;
}
