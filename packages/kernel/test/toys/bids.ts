import { assemble, type Core, type Move, outcomeOf, pick, placesByPoints, rngOf, type Seat } from '../../src/index.ts';

/*
 * Simultaneous secret commitments: everyone lays a number face down, each number once a match; when all have, they are
 * turned over and the highest number that nobody else laid scores a point.
 */

export interface Options {
  readonly rounds: number;
}

interface Bidding {
  readonly step: 'bidding';
}

export interface State extends Core {
  stack: Bidding[];
  readonly options: Options;
  round: number;
  /** The number laid by each seat in this round, 0 for none yet. */
  bids: number[];
  /** The numbers each seat laid in earlier rounds. */
  used: number[][];
  points: number[];
}

export interface Action {
  readonly type: 'bid';
  readonly number: number;
}

export type Event =
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly secret?: { readonly to: readonly Seat[]; readonly number: number };
    }
  | { readonly type: 'turned'; readonly bids: readonly number[]; readonly reveals: true };

export interface View {
  readonly viewer: Seat | null;
  readonly options: Options;
  readonly round: number;
  readonly own: number;
  readonly laid: readonly boolean[];
  readonly used: readonly (readonly number[])[];
  readonly points: readonly number[];
}

const NUMBERS = [1, 2, 3, 4] as const;
const BIDDING: Bidding = { step: 'bidding' };

const bid: Move<State, Action, Event> = {
  type: 'bid',
  fields: { number: { is: 'integer', min: 1, max: NUMBERS.length } },
  candidates: () => NUMBERS.map((number) => ({ type: 'bid', number })),
  check: (s, seat, { number }) =>
    s.used[seat].includes(number) ? { rule: 'TOYS-BID-1', with: { number } } : undefined,
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, seat, { number }, emit) {
    s.bids[seat] = number;
    emit({ type: 'bid', seat, secret: { to: [seat], number } });
    if (s.bids.includes(0)) return;
    const alone = s.bids.filter((bid) => s.bids.indexOf(bid) === s.bids.lastIndexOf(bid));
    const winner = s.bids.indexOf(Math.max(...alone));
    if (winner >= 0) s.points[winner]++;
    emit({ type: 'turned', bids: [...s.bids], reveals: true });
    for (const [i, bid] of s.bids.entries()) s.used[i].push(bid);
    s.bids.fill(0);
    if (++s.round > s.options.rounds) s.stack.pop();
  },
};

export const bids = assemble<State, Action, View, Event, Options>({
  id: 'bids',
  version: 3,
  seats: [2, 4],
  defaults: { rounds: 3 },
  options: {
    rounds: {
      name: { en: 'Rounds', fr: 'Manches' },
      about: { en: 'From 1 to 4', fr: 'De 1 à 4' },
      samples: [1, 4],
      problems: (value, _, at) =>
        NUMBERS.includes(value as 1) ? [] : [{ at, text: { en: 'should be 1 to 4', fr: 'devrait être de 1 à 4' } }],
    },
  },
  rules: {
    'TOYS-BID-1': { en: 'You laid {number} before.', fr: 'Vous avez déjà posé {number}.' },
    'TOYS-BID-2': { en: 'You have laid a number.', fr: 'Vous avez posé un nombre.' },
    'TOYS-END-1': { en: 'The match is over.', fr: 'La partie est finie.' },
  },
  bounds: { decisions: 16, candidates: 4 },
  text: {
    name: { en: 'Bids', fr: 'Enchères' },
    tagline: { en: 'Be high and alone.', fr: 'Haut et seul.' },
    minutes: [1, 1],
    table: (v, lang) => `${{ en: 'Round', fr: 'Manche' }[lang]} ${v.round}: ${v.points.join(' ')}`,
    prompt: (v, seat, lang) =>
      seat === null || v.laid[seat]
        ? { en: 'Waiting.', fr: 'On attend.' }[lang]
        : { en: 'Lay a number.', fr: 'Posez un nombre.' }[lang],
    action: (a, _, lang) => ({ en: `lay ${a.number}`, fr: `poser ${a.number}` })[lang],
    event: (e, _, lang) =>
      e.type === 'bid'
        ? { en: `Seat ${e.seat} laid a number.`, fr: `La place ${e.seat} a posé un nombre.` }[lang]
        : { en: `Turned over: ${e.bids.join(' ')}`, fr: `Retournés : ${e.bids.join(' ')}` }[lang],
    points: (n, lang) => ({ en: `${n} points`, fr: `${n} points` })[lang],
  },
  setup(seats, options, key) {
    const zeros = () => new Array<number>(seats).fill(0);
    return {
      seats,
      rng: rngOf(key),
      stack: [BIDDING],
      options,
      round: 1,
      bids: zeros(),
      used: zeros().map(() => []),
      points: zeros(),
    };
  },
  steps: { bidding: { open: [bid] } },
  actors: (s) => s.bids.flatMap((number, seat) => (number === 0 ? [seat] : [])),
  over: () => ({ rule: 'TOYS-END-1' }),
  waits: () => ({ rule: 'TOYS-BID-2' }),
  outcome: (s) => (s.stack.length > 0 ? undefined : outcomeOf([...s.points], placesByPoints(s.points))),
  inventory: (s) => ({ numbers: s.seats * NUMBERS.length }),
  clone: (s) => ({
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: [...s.stack],
    options: s.options,
    round: s.round,
    bids: [...s.bids],
    used: s.used.map((list) => [...list]),
    points: [...s.points],
  }),
  view: (s, viewer) => ({
    viewer,
    options: s.options,
    round: s.round,
    own: viewer === null ? 0 : s.bids[viewer],
    laid: s.bids.map((bid) => bid > 0),
    used: s.used.map((list) => [...list]),
    points: [...s.points],
  }),
  determinize(v, key) {
    const rng = rngOf(key);
    const guess = (seat: Seat) =>
      pick(
        rng,
        NUMBERS.filter((number) => !v.used[seat].includes(number)),
      );
    return {
      seats: v.laid.length,
      rng,
      stack: v.round > v.options.rounds ? [] : [BIDDING],
      options: v.options,
      round: v.round,
      bids: v.laid.map((laid, seat) => (!laid ? 0 : seat === v.viewer ? v.own : guess(seat))),
      used: v.used.map((list) => [...list]),
      points: [...v.points],
    };
  },
});
