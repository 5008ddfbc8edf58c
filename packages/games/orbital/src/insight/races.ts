import type { Seat } from '@starboard/kernel';
import type { State } from '../types.ts';
import { type Station, stationOf } from './station.ts';

/** Victory points that a colour pays at the end of this year, and in all years after it. */
export function payments({ year, options }: State): { readonly now: number; readonly later: number } {
  const left = options.years - year;
  return left === 0 ? { now: 2, later: 0 } : { now: 1, later: left + 1 };
}

/** How likely a colour is to be scored in a later year, from two behind to three ahead. */
const HOLD = [0.06, 0.25, 0.62, 0.82, 0.92, 0.96];

export function hold(lead: number): number {
  return HOLD[Math.max(-2, Math.min(3, lead)) + 2];
}

type Counts = (station: Station) => readonly number[];
export const UNDAMAGED: Counts = ({ counts }) => counts;
export const ALL: Counts = ({ all }) => all;

/** The most that any other seat or rival has of each colour. */
export function most(s: State, seat: Seat, counts: Counts): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) raise(found, counts(stationOf(s, other)));
  }
  for (const track of s.rivals) raise(found, track);
  return found;
}

function raise(found: number[], counts: readonly number[]): void {
  for (let i = 0; i < found.length; i++) if (counts[i] > found[i]) found[i] = counts[i];
}

/** Colours that would pay a seat now. */
export function led(s: State, seat: Seat): number {
  const { counts } = stationOf(s, seat);
  const others = most(s, seat, UNDAMAGED);
  let n = 0;
  for (let i = 0; i < others.length; i++) if (counts[i] > 0 && counts[i] >= others[i]) n++;
  return n;
}

/** Colours that a seat is likely to score in a later year. */
export function held(s: State, seat: Seat): number {
  const { all } = stationOf(s, seat);
  const others = most(s, seat, ALL);
  let sum = 0;
  for (let i = 0; i < others.length; i++) if (all[i] > 0) sum += hold(all[i] - others[i]);
  return sum;
}
