import {
  assemble,
  type Core,
  type Field,
  type Key,
  type Move,
  only,
  outcomeOf,
  placesByPoints,
  rngOf,
  type Seat,
  shuffle,
} from '../../src/index.ts';

/*
 * Hidden hands, and cards that stay known after being shown. On its turn a seat plays a card for its number of points,
 * shows one to its neighbour for a point, or draws. The match ends when all cards are played.
 */

export interface Options {
  readonly hand: number;
  readonly bonus: boolean;
}

interface Turn {
  readonly step: 'turn';
}

export interface State extends Core {
  stack: Turn[];
  readonly options: Options;
  turn: Seat;
  points: number[];
  /** Cards in hand, in rising order. */
  hands: number[][];
  deck: number[];
  played: number[];
  /** Cards in hand that the neighbour of their owner was shown. */
  shown: number[];
}

export type Action =
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'show'; readonly card: number }
  | { readonly type: 'draw' };

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'shown';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret?: { readonly to: readonly Seat[]; readonly card: number };
    }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret?: { readonly to: readonly Seat[]; readonly card: number };
    };

export interface View {
  readonly viewer: Seat | null;
  readonly options: Options;
  readonly turn: Seat;
  readonly points: readonly number[];
  readonly hands: readonly { readonly known: readonly number[]; readonly hidden: number }[];
  readonly deck: number;
  readonly played: readonly number[];
  /** Own cards that the neighbour was shown. */
  readonly shown: readonly number[];
  readonly over: boolean;
}

const CARDS = 12;
const TURN: Turn = { step: 'turn' };
const CARD: Field = { is: 'integer', min: 0, max: CARDS - 1 };

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const play: Move<State, ActionOf<'play'>, Event> = {
  type: 'play',
  fields: { card: CARD },
  candidates: (s, seat) => s.hands[seat].map((card) => ({ type: 'play', card })),
  check: (s, seat, { card }) => (s.hands[seat].includes(card) ? undefined : { rule: 'TOYS-CARD-1', with: { card } }),
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, seat, { card }, emit) {
    s.hands[seat] = s.hands[seat].filter((held) => held !== card);
    s.played.push(card);
    s.points[seat] += card;
    s.shown = s.shown.filter((held) => held !== card);
    emit({ type: 'played', seat, card });
    passTurn(s, seat);
  },
};

const show: Move<State, ActionOf<'show'>, Event> = {
  type: 'show',
  fields: { card: CARD },
  candidates: (s, seat) => s.hands[seat].map((card) => ({ type: 'show', card })),
  check(s, seat, { card }) {
    if (!s.hands[seat].includes(card)) return { rule: 'TOYS-CARD-1', with: { card } };
    return s.shown.includes(card) ? { rule: 'TOYS-SHOW-1', with: { card } } : undefined;
  },
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, seat, { card }, emit) {
    s.shown = sorted([...s.shown, card]);
    if (s.options.bonus) s.points[seat]++;
    emit({ type: 'shown', seat, reveals: true, secret: { to: [seat, neighbour(s.seats, seat)], card } });
    passTurn(s, seat);
  },
};

const draw: Move<State, ActionOf<'draw'>, Event> = {
  type: 'draw',
  fields: {},
  candidates: () => [{ type: 'draw' }],
  check: (s) => (s.deck.length === 0 ? { rule: 'TOYS-DRAW-1' } : undefined),
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, seat, _a, emit) {
    const card = s.deck.pop();
    if (card === undefined) throw new Error('drew from an empty deck');
    s.hands[seat] = sorted([...s.hands[seat], card]);
    emit({ type: 'drawn', seat, reveals: true, secret: { to: [seat], card } });
    passTurn(s, seat);
  },
};

/** To the next seat that can do something; the match is over if none can. */
function passTurn(s: State, seat: Seat): void {
  const others = s.hands.map((_, i) => (seat + 1 + i) % s.seats);
  const next = others.find((other) => s.hands[other].length > 0 || s.deck.length > 0);
  if (next === undefined) s.stack.pop();
  else s.turn = next;
}

export const lanterns = assemble<State, Action, View, Event, Options>({
  id: 'lanterns',
  version: 1,
  seats: [2, 3],
  defaults: { hand: 2, bonus: true },
  options: {
    hand: {
      name: { en: 'Hand', fr: 'Main' },
      about: { en: 'Cards dealt to each seat', fr: 'Cartes distribuées à chacun' },
      values: [2, 3, 4].map((value) => ({ value, name: { en: `${value} cards`, fr: `${value} cartes` } })),
    },
    bonus: {
      name: { en: 'Bonus', fr: 'Bonus' },
      about: { en: 'A point for showing', fr: 'Un point pour montrer' },
      values: [
        { value: true, name: { en: 'yes', fr: 'oui' } },
        { value: false, name: { en: 'no', fr: 'non' } },
      ],
    },
  },
  rules: {
    'TOYS-TURN-1': { en: 'It is the turn of seat {turn}.', fr: 'C’est le tour de la place {turn}.' },
    'TOYS-CARD-1': { en: 'You do not hold {card}.', fr: 'Vous n’avez pas {card}.' },
    'TOYS-SHOW-1': { en: 'You have shown {card}.', fr: 'Vous avez montré {card}.' },
    'TOYS-DRAW-1': { en: 'The deck is empty.', fr: 'La pioche est vide.' },
    'TOYS-END-1': { en: 'The match is over.', fr: 'La partie est finie.' },
  },
  bounds: { decisions: 100, candidates: 60 },
  text: {
    name: { en: 'Lanterns', fr: 'Lanternes' },
    tagline: { en: 'Show your lights.', fr: 'Montrez vos lumières.' },
    minutes: [1, 2],
    table: (v, lang) =>
      v.hands
        .map(({ known, hidden }, seat) =>
          lang === 'en'
            ? `Seat ${seat}: ${v.points[seat]} points, holds ${known.join(' ')} and ${hidden} unknown`
            : `Place ${seat} : ${v.points[seat]} points, tient ${known.join(' ')} et ${hidden} inconnues`,
        )
        .join('\n'),
    prompt: (v, seat, lang) =>
      v.over
        ? { en: 'It is over.', fr: 'C’est fini.' }[lang]
        : v.turn === seat
          ? { en: 'Play, show or draw.', fr: 'Jouez, montrez ou piochez.' }[lang]
          : { en: `Seat ${v.turn} plays.`, fr: `La place ${v.turn} joue.` }[lang],
    action: (a, _, lang) => {
      if (a.type === 'draw') return { en: 'draw', fr: 'piocher' }[lang];
      if (a.type === 'play') return { en: `play ${a.card}`, fr: `jouer ${a.card}` }[lang];
      return { en: `show ${a.card}`, fr: `montrer ${a.card}` }[lang];
    },
    event: (e, _, lang) => {
      if (e.type === 'played')
        return { en: `Seat ${e.seat} plays ${e.card}.`, fr: `La place ${e.seat} joue ${e.card}.` }[lang];
      const card = e.secret ? `${e.secret.card}` : { en: 'a card', fr: 'une carte' }[lang];
      return e.type === 'drawn'
        ? { en: `Seat ${e.seat} draws ${card}.`, fr: `La place ${e.seat} pioche ${card}.` }[lang]
        : { en: `Seat ${e.seat} shows ${card}.`, fr: `La place ${e.seat} montre ${card}.` }[lang];
    },
    points: (n, lang) => ({ en: `${n} points`, fr: `${n} points` })[lang],
  },

  setup(seats, options, key) {
    const rng = rngOf(key);
    const deck = shuffle(
      rng,
      Array.from({ length: CARDS }, (_, card) => card),
    );
    const hands = Array.from({ length: seats }, () => sorted(deck.splice(0, options.hand)));
    return {
      seats,
      rng,
      stack: [TURN],
      options,
      turn: 0,
      points: hands.map(() => 0),
      hands,
      deck,
      played: [],
      shown: [],
    };
  },

  steps: { turn: { open: [play, show, draw] } },
  actors: (s) => only(s.turn),
  over: () => ({ rule: 'TOYS-END-1' }),
  waits: (s) => ({ rule: 'TOYS-TURN-1', with: { turn: s.turn } }),

  outcome: (s) => (s.stack.length > 0 ? undefined : outcomeOf([...s.points], placesByPoints(s.points))),
  inventory: (s) => ({ cards: s.deck.length + s.played.length + s.hands.flat().length }),

  clone: (s) => ({
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: [...s.stack],
    options: s.options,
    turn: s.turn,
    points: [...s.points],
    hands: s.hands.map((hand) => [...hand]),
    deck: [...s.deck],
    played: [...s.played],
    shown: [...s.shown],
  }),

  view(s, viewer) {
    const sees = (owner: Seat, card: number) =>
      owner === viewer || (neighbour(s.seats, owner) === viewer && s.shown.includes(card));
    const hands = s.hands.map((hand, owner) => {
      const known = hand.filter((card) => sees(owner, card));
      return { known, hidden: hand.length - known.length };
    });
    const own = viewer === null ? [] : s.hands[viewer];
    return {
      viewer,
      options: s.options,
      turn: s.turn,
      points: [...s.points],
      hands,
      deck: s.deck.length,
      played: [...s.played],
      shown: s.shown.filter((card) => own.includes(card)),
      over: s.stack.length === 0,
    };
  },

  determinize(v, key: Key) {
    const rng = rngOf(key);
    const known = new Set([...v.played, ...v.hands.flatMap((hand) => hand.known)]);
    const hidden = shuffle(
      rng,
      Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card)),
    );
    const seen = v.hands.flatMap((hand, owner) => (owner === v.viewer ? [] : hand.known));
    return {
      seats: v.hands.length,
      rng,
      stack: v.over ? [] : [TURN],
      options: v.options,
      turn: v.turn,
      points: [...v.points],
      hands: v.hands.map((hand) => sorted([...hand.known, ...hidden.splice(0, hand.hidden)])),
      deck: hidden,
      played: [...v.played],
      shown: sorted([...v.shown, ...seen]),
    };
  },
});

function neighbour(seats: number, seat: Seat): Seat {
  return (seat + 1) % seats;
}

function sorted(cards: number[]): number[] {
  return cards.sort((a, b) => a - b);
}
