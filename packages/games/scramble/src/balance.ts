import { type PlayedMatch, type Seat, type Study, wilson } from '@starboard/kernel';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import type { State } from './types.ts';

interface CardCount {
  offered: number;
  bought: number;
  /** Purchases whose buyer won, alone or with others. */
  won: number;
  triggered: number;
}

/** What has been counted so far. Plain JSON, changed in place by `add`. */
export interface BalanceCount {
  readonly seats: number;
  matches: number;
  /** By seat; a shared victory is one of each. */
  readonly wins: number[];
  readonly cards: Record<string, CardCount>;
  readonly events: Partial<Record<Event['type'], number>>;
  readonly ends: Record<'ten' | 'clock', number>;
}

/** A share with the bounds of its 95 % confidence interval. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface BalanceReport {
  readonly matches: number;
  readonly seats: readonly Share[];
  /** Shares of the matches that ended so. */
  readonly ends: Readonly<Record<'ten' | 'clock', number>>;
  readonly cards: Readonly<Record<string, CardCount & { readonly buyers: Share }>>;
  /** How often each kind of event happened in a match, on average. */
  readonly perMatch: Readonly<Partial<Record<Event['type'], number>>>;
}

/** Counts what cards and seats are worth over many matches. */
export const balance = {
  start: (seats: number): BalanceCount => ({
    seats,
    matches: 0,
    wins: new Array<number>(seats).fill(0),
    cards: {},
    events: {},
    ends: { ten: 0, clock: 0 },
  }),

  add(count: BalanceCount, { opening, events, outcome }: PlayedMatch<State, Event>): void {
    const wins = (seat: Seat) => outcome.winners.includes(seat);
    count.matches++;
    for (let seat = 0; seat < count.seats; seat++) if (wins(seat)) count.wins[seat]++;
    for (const card of opening.track) if (card >= 0) cardIn(count, contentOf(opening.options).cards[card].id).offered++;
    for (const e of events) {
      count.events[e.type] = (count.events[e.type] ?? 0) + 1;
      if (e.type === 'reveal' || e.type === 'refill') cardIn(count, e.card).offered++;
      if (e.type === 'system') cardIn(count, e.card).triggered++;
      if (e.type === 'over') count.ends[e.end]++;
      if (e.type !== 'buy') continue;
      const card = cardIn(count, e.card);
      card.bought++;
      if (wins(e.seat)) card.won++;
    }
  },

  report(count: BalanceCount): BalanceReport {
    const { matches, wins, ends } = count;
    const share = (n: number) => (matches === 0 ? 0 : n / matches);
    const cards = Object.entries(count.cards).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      matches,
      seats: wins.map((n) => shareOf(n, matches)),
      ends: { ten: share(ends.ten), clock: share(ends.clock) },
      cards: Object.fromEntries(cards.map(([id, card]) => [id, { ...card, buyers: shareOf(card.won, card.bought) }])),
      perMatch: Object.fromEntries(Object.entries(count.events).map(([type, n]) => [type, share(n)])),
    };
  },
} satisfies Study<State, Event, BalanceCount>;

function cardIn({ cards }: BalanceCount, id: string): CardCount {
  if (!Object.hasOwn(cards, id)) cards[id] = { offered: 0, bought: 0, won: 0, triggered: 0 };
  return cards[id];
}

/** The share of `won` in `n`. */
export function shareOf(won: number, n: number): Share {
  const { value, low, high } = wilson(won, n);
  return { rate: value, low, high };
}
