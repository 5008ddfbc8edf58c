import type { Pace } from '@starboard/server/api';

/** Clocks that are offered, in seconds; null is none. */
export const PACES: Readonly<Record<'none' | 'quick' | 'calm' | 'long', Pace | null>> = {
  none: null,
  quick: { bank: 5 * 60, increment: 5 },
  calm: { bank: 15 * 60, increment: 15 },
  long: { bank: 45 * 60, increment: 30 },
};

export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** What a clock is called here: by how much there is to think with. */
export function paceName(pace: Pace | null): PaceName {
  if (!pace) return 'none';
  if (pace.bank <= 600) return 'quick';
  return pace.bank <= 1800 ? 'calm' : 'long';
}
