import type { Seat } from '@starboard/kernel';
import type { Clocks, Entry, Running } from '@starboard/table';
import type { Pace } from '../http/api.ts';

/** Time during which the house was closed: it counts for nobody. */
export type Pause = readonly [from: number, to: number];

/** The clocks of one match, from its entries alone. */
export interface Clock {
  /** After an entry was added to the match. */
  note(entry: Entry): void;
  left(now: number): Clocks;
  /** When the first of those who decide runs out of time. */
  deadline(): number | null;
  /** Who has run out of time by now. */
  late(now: number): Seat | undefined;
}

export function clockOf(running: Running, { bank, increment }: Pace, started: number, pauses: readonly Pause[]): Clock {
  const left = running.players.map(() => bank * 1000);
  /** Since when a seat thinks. */
  const since: (number | undefined)[] = running.players.map(() => undefined);
  const open = (seat: Seat) => running.asked[seat] !== undefined && running.players[seat].kind === 'person';
  let asked = running.asked;
  for (const seat of left.keys()) if (open(seat)) since[seat] = started;

  const spent = (seat: Seat, now: number) => {
    const from = since[seat];
    return from === undefined ? 0 : Math.max(0, now - from - paused(pauses, from, now));
  };
  const rest = (seat: Seat, now: number) => Math.max(0, left[seat] - spent(seat, now));
  const thinking = () => left.flatMap((_, seat) => (since[seat] === undefined ? [] : [seat]));
  const end = (seat: Seat) => {
    const from = since[seat] ?? 0;
    return from + left[seat] + paused(pauses, from, Number.POSITIVE_INFINITY);
  };

  return {
    note(entry) {
      // Who comes back to a seat whose time had run out gets a little to start with.
      if (entry.type === 'replace') left[entry.seat] = Math.max(left[entry.seat], RETURN);
      for (const seat of left.keys()) {
        const own = entry.type === 'act' && entry.seat === seat;
        const same = running.asked[seat] === asked[seat] && !own;
        if (same && (since[seat] !== undefined) === open(seat)) continue;
        left[seat] = rest(seat, entry.time) + (own ? increment * 1000 : 0);
        since[seat] = open(seat) ? entry.time : undefined;
      }
      ({ asked } = running);
    },
    left: (now) => ({ left: left.map((_, seat) => rest(seat, now)), running: thinking() }),
    deadline() {
      const ends = thinking().map(end);
      return ends.length > 0 ? Math.min(...ends) : null;
    },
    late: (now) => thinking().find((seat) => rest(seat, now) <= 0),
  };
}

const RETURN = 30_000;

function paused(pauses: readonly Pause[], from: number, to: number): number {
  return pauses.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0);
}
