import type { CSSProperties } from 'react';

/** Rows converge towards the back: how wide each is, the Player Row first. */
const WIDTH = [1, 0.958, 0.908, 0.857] as const;
/** Where the middle of a row is, as a percentage of the battlefield from above. */
const DEPTH = [82, 59, 35, 11.5] as const;

/** Beyond the columns lie the Wormholes and a margin. */
export const BEYOND = 1.8;

/** How far a place is from the middle of the battlefield, in columns of the Player Row. */
export function across(row: number, column: number, columns: number): number {
  return (column - (columns + 1) / 2) * WIDTH[row];
}

/** How far down a row lies, in hundredths of the battlefield. */
export function down(row: number): number {
  return DEPTH[row];
}

/** Puts an element at a place of the battlefield; the style sheet knows how wide a column is. */
export function placed(row: number, column: number, columns: number): CSSProperties {
  return { '--x': across(row, column, columns), '--y': `${DEPTH[row]}%`, '--f': WIDTH[row] } as CSSProperties;
}
