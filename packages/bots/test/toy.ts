import {
  below,
  type Core,
  type Emit,
  type Game,
  type Key,
  type Names,
  NOBODY,
  outcomeOf,
  placesByPoints,
  rngOf,
  type Seat,
  shuffle,
} from '@starboard/kernel';

/**
 * A toy with all that is hard for a bot or a table: bids are secret and made at the same time, the order of the prizes
 * is chance. Highest bid takes the prize; equal highest bids leave it on the table. Not a game of the house.
 */
export interface Toy extends Core {
  readonly prizes: number[];
  readonly hands: number[][];
  readonly bids: (number | null)[];
  readonly points: number[];
}
export interface ToyAction {
  readonly type: 'bid';
  readonly card: number;
}
export type ToyEvent =
  | { readonly type: 'committed'; readonly seat: Seat; readonly secret: { readonly to: readonly Seat[]; card: number } }
  | { readonly type: 'prize'; readonly prize: number; readonly bids: readonly number[]; readonly reveals: true };
export interface ToyOptions {
  readonly hand: number;
  readonly order: 'shuffled' | readonly ['rising', 'fair'];
}
export interface ToyView {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly prize: number | null;
  /** In no order. */
  readonly later: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly (number | 'hidden' | null)[];
  readonly points: readonly number[];
}

function apply(s: Toy, seat: Seat, { card }: ToyAction, emit: Emit<ToyEvent>): void {
  s.bids[seat] = card;
  emit({ type: 'committed', seat, secret: { to: [seat], card } });
  const bids = s.bids.filter((b) => b !== null);
  if (bids.length < s.seats) return;
  const best = Math.max(...bids);
  const prize = s.prizes.shift() ?? 0;
  const winners = bids.filter((b) => b === best).length;
  for (let i = 0; i < s.seats; i++) {
    s.hands[i].splice(s.hands[i].indexOf(bids[i]), 1);
    if (bids[i] === best && winners === 1) s.points[i] += prize;
    s.bids[i] = null;
  }
  emit({ type: 'prize', prize, bids, reveals: true });
}

export const toy: Game<Toy, ToyAction, ToyView, ToyEvent, ToyOptions> = {
  id: 'toy',
  version: 1,
  seats: [2, 4],
  defaults: { hand: 5, order: 'shuffled' },
  options: {
    hand: {
      name: { en: 'Hand', fr: 'Main' },
      about: { en: 'How many cards a hand holds.', fr: 'Nombre de cartes en main.' },
      problems: (v, _, at) =>
        Number.isInteger(v) && Number(v) >= 1 && Number(v) <= 9
          ? []
          : [{ at, text: { en: 'should be 1 to 9', fr: 'devrait aller de 1 à 9' } }],
      samples: [3, 5],
    },
    order: {
      name: { en: 'Order', fr: 'Ordre' },
      about: { en: 'How the prizes come.', fr: 'Comment viennent les prix.' },
      values: [
        { value: 'shuffled', name: { en: 'shuffled', fr: 'mélangés' } },
        { value: ['rising', 'fair'], name: { en: 'rising', fr: 'croissants' } },
      ],
    },
  },
  rules: { 'TOY-BID-1': { en: 'You have no {card} any more.', fr: 'Vous n’avez plus de {card}.' } },
  bounds: { decisions: 36, candidates: 9 },
  text: {
    name: { en: 'Toy', fr: 'Jouet' },
    tagline: { en: 'Bid in secret.', fr: 'Misez en secret.' },
    minutes: [1, 2],
    table: (v, _, names) =>
      [`prize ${v.prize}`, ...v.hands.map((h, i) => `${who(i, names)}: ${h.join(' ')} | ${v.points[i]}`)].join('\n'),
    prompt: (_, __, lang) => (lang === 'fr' ? 'Quelle mise ?' : 'What do you bid?'),
    action: (a, _, lang) => (lang === 'fr' ? `miser ${a.card}` : `bid ${a.card}`),
    event: (e, _, __, names) =>
      e.type === 'prize'
        ? `prize ${e.prize} for bids ${e.bids.join(' ')}`
        : `${who(e.seat, names)} bids ${e.secret?.card ?? 'in secret'}`,
    points: (p) => `${p} points`,
  },
  setup(seats, { hand: size, order }, key) {
    const rng = rngOf(key);
    const hand = Array.from({ length: size }, (_, i) => i + 1);
    const prizes = order === 'shuffled' ? shuffle(rng, [...hand]) : [...hand];
    return { seats, rng, stack: [], prizes, hands: Array.from({ length: seats }, () => [...hand]), ...fresh(seats) };
  },
  actors: (s) => (s.prizes.length === 0 ? NOBODY : s.bids.flatMap((b, seat) => (b === null ? [seat] : []))),
  candidates: (s, seat) =>
    Array.from({ length: Math.max(...s.hands[seat]) }, (_, i) => ({ type: 'bid' as const, card: i + 1 })),
  check: (s, seat, { card }) => (s.hands[seat].includes(card) ? undefined : { rule: 'TOY-BID-1', with: { card } }),
  apply,
  outcome: (s) => (s.prizes.length > 0 ? undefined : outcomeOf([...s.points], placesByPoints(s.points))),
  inventory: (s) => ({ cards: s.hands[0].length - s.prizes.length }),
  clone: (s) => ({
    ...s,
    rng: { ...s.rng },
    stack: [],
    prizes: [...s.prizes],
    hands: s.hands.map((h) => [...h]),
    bids: [...s.bids],
    points: [...s.points],
  }),
  view: (s, seat) => ({
    seat,
    seats: s.seats,
    prize: s.prizes[0] ?? null,
    later: s.prizes.slice(1).sort(),
    hands: s.hands.map((h) => [...h]),
    bids: s.bids.map((b, i) => (b === null || i === seat ? b : 'hidden')),
    points: [...s.points],
  }),
  determinize(v, key: Key) {
    const rng = rngOf(key);
    const prizes = v.prize === null ? [] : [v.prize, ...shuffle(rng, [...v.later])];
    const hands = v.hands.map((h) => [...h]);
    const bids = v.bids.map((b, i) => (b === 'hidden' ? hands[i][below(rng, hands[i].length)] : b));
    return { seats: v.seats, rng, stack: [], prizes, hands, bids, points: [...v.points] };
  },
};

/** By name, or by number where there is none. */
function who(seat: Seat, names: Names = []): string {
  return names[seat] ?? `seat ${seat}`;
}

function fresh(seats: number): Pick<Toy, 'bids' | 'points'> {
  return { bids: Array.from({ length: seats }, () => null), points: Array.from({ length: seats }, () => 0) };
}

/** A bid that an automaton makes: always its lowest card. */
function automatonBids(s: Toy, automata: readonly Seat[], emit: Emit<ToyEvent>): void {
  for (const seat of automata) {
    if (s.prizes.length > 0 && s.bids[seat] === null)
      apply(s, seat, { type: 'bid', card: Math.min(...s.hands[seat]) }, emit);
  }
}

/** The toy in which the rules play some seats by themselves. */
export function withAutomata(...automata: Seat[]): typeof toy {
  return {
    ...toy,
    automata: () => automata,
    setup(seats, options, key) {
      const s = toy.setup(seats, options, key);
      automatonBids(s, automata, () => {});
      return s;
    },
    apply(s, seat, a, emit) {
      apply(s, seat, a, emit);
      automatonBids(s, automata, emit);
    },
  };
}

/** The toy for one seat alone that has to reach so many points: below that nobody wins. */
export function withGoal(goal: (s: Toy) => boolean): typeof toy {
  return {
    ...toy,
    seats: [1, 4],
    outcome(s) {
      const result = toy.outcome(s);
      return result && { ...result, winners: goal(s) ? result.winners : [] };
    },
  };
}
