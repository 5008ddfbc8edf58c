import type { Moment } from '@starboard/table';
import { recalled, remember } from '../settings/stored.ts';
import type { Snapshot } from './snapshot.ts';

const STORED = 'seen';
/** How many matches are remembered; older ones are taken for seen. */
const MOST = 40;
/** One decision is on the board to be seen; from two on somebody has lost the thread. */
const LEAST = 2;

type Seen = readonly (readonly [match: string, steps: number])[];

function list(): Seen {
  const value = recalled(STORED);
  return Array.isArray(value) ? value.filter((e) => Array.isArray(e) && typeof e[1] === 'number') : [];
}

/** How many decisions of a match this device has shown to somebody; undefined for one it does not know. */
export function seenOf(match: string): number | undefined {
  return list().find(([id]) => id === match)?.[1];
}

export function rememberSeen(match: string, steps: number): void {
  const others = list().filter(([id]) => id !== match);
  remember(STORED, [...others, [match, steps] as const].slice(-MOST));
}

/** What others decided after `seen` decisions, where that is worth telling. With several people at the device all were there. */
export function missed(
  { moments, here, steps, end }: Pick<Snapshot, 'moments' | 'here' | 'steps' | 'end'>,
  seen: number | undefined,
): readonly Moment[] {
  // How a match ended is told by its ending.
  if (seen === undefined || here.length !== 1 || seen >= steps || end) return [];
  const others = moments.filter(({ step, seat }) => step > seen && !here.includes(seat));
  return others.length < LEAST ? [] : others;
}
