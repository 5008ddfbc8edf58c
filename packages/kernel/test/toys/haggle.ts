import {
  assemble,
  type Core,
  type Move,
  only,
  outcomeOf,
  placesByPoints,
  proceed,
  rngOf,
  type Seat,
  type Steps,
  silent,
  top,
  type Violation,
} from '../../src/index.ts';

/*
 * Steps nested several deep on the stack, and nothing hidden: each of two seats in turn asks the other for coins, which
 * may give them, refuse, or ask back for more, and so on down; what is given is given on every level above as well.
 */

export type Haggling =
  | { readonly step: 'round'; readonly first: Seat }
  | { readonly step: 'ask'; readonly seat: Seat }
  | { readonly step: 'answer'; readonly seat: Seat; readonly coins: number };

export interface State extends Core {
  stack: Haggling[];
  coins: number[];
  rounds: number;
}

export type Action =
  | { readonly type: 'ask'; readonly coins: number }
  | { readonly type: 'give' }
  | { readonly type: 'refuse' };

export type Event =
  | { readonly type: 'asked'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'given'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'refused'; readonly seat: Seat };

export interface View {
  readonly stack: readonly Haggling[];
  readonly coins: readonly number[];
  readonly rounds: number;
}

const MOST = 4;
const DEPTH = 5;

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const NOT_ASKED: Violation = { rule: 'TOYS-GIVE-2' };

const ask: Move<State, ActionOf<'ask'>, Event> = {
  type: 'ask',
  fields: { coins: { is: 'integer', min: 1, max: MOST } },
  candidates: () => Array.from({ length: MOST }, (_, i) => ({ type: 'ask', coins: i + 1 })),
  check(s, _seat, { coins }) {
    const frame = top(s);
    if (frame.step !== 'answer') return undefined;
    if (s.stack.length > DEPTH) return { rule: 'TOYS-ASK-2' };
    return coins > frame.coins ? undefined : { rule: 'TOYS-ASK-1', with: { coins: frame.coins } };
  },
  notNow: () => NOT_ASKED,
  apply(s, seat, { coins }, emit) {
    if (top(s).step === 'ask') s.stack.pop();
    s.stack.push({ step: 'answer', seat: 1 - seat, coins });
    emit({ type: 'asked', seat, coins });
  },
};

const give: Move<State, ActionOf<'give'>, Event> = {
  type: 'give',
  fields: {},
  candidates: () => [{ type: 'give' }],
  check(s, seat) {
    const frame = top(s);
    const have = s.coins[seat];
    return frame.step === 'answer' && have < frame.coins
      ? { rule: 'TOYS-GIVE-1', with: { have, coins: frame.coins } }
      : undefined;
  },
  notNow: () => NOT_ASKED,
  apply(s, _seat, _a, emit) {
    for (const { seat, coins: asked } of answered(s)) {
      const coins = Math.min(asked, s.coins[seat]);
      s.coins[seat] -= coins;
      s.coins[1 - seat] += coins;
      emit({ type: 'given', seat, coins });
    }
  },
};

const refuse: Move<State, ActionOf<'refuse'>, Event> = {
  type: 'refuse',
  fields: {},
  candidates: () => [{ type: 'refuse' }],
  check: () => undefined,
  notNow: () => NOT_ASKED,
  apply(s, seat, _a, emit) {
    emit({ type: 'refused', seat });
    answered(s);
  },
};

/** Takes all questions off the stack, the latest first; the next round follows. */
function answered(s: State): Extract<Haggling, { step: 'answer' }>[] {
  const questions = s.stack.flatMap((frame) => (frame.step === 'answer' ? [frame] : [])).reverse();
  s.stack = [{ step: 'round', first: s.rounds % 2 }];
  return questions;
}

const STEPS: Steps<State, Action, Event> = {
  round: {
    settle(s, { first }) {
      s.stack.pop();
      if (s.rounds-- > 0) s.stack.push({ step: 'round', first: 1 - first }, { step: 'ask', seat: first });
      return true;
    },
  },
  ask: { open: [ask] },
  answer: { open: [ask, give, refuse] },
};

export const haggle = assemble<State, Action, View, Event, Record<string, never>>({
  id: 'haggle',
  version: 1,
  seats: [2, 2],
  defaults: {},
  options: {},
  rules: {
    'TOYS-TURN-1': { en: 'You are not asked now.', fr: 'On ne vous demande rien.' },
    'TOYS-ASK-1': { en: 'Ask for more than {coins}.', fr: 'Demandez plus de {coins}.' },
    'TOYS-ASK-2': { en: 'Enough haggling: give or refuse.', fr: 'Assez marchandé : donnez ou refusez.' },
    'TOYS-GIVE-1': { en: 'You have {have} coins, not {coins}.', fr: 'Vous avez {have} pièces, pas {coins}.' },
    'TOYS-GIVE-2': { en: 'Nobody asked for anything.', fr: 'Personne n’a rien demandé.' },
  },
  bounds: { decisions: 60, candidates: 6 },
  text: {
    name: { en: 'Haggle', fr: 'Marchandage' },
    tagline: { en: 'Ask for more.', fr: 'Demandez plus.' },
    minutes: [1, 3],
    table: (v, lang) => `${{ en: 'Coins', fr: 'Pièces' }[lang]}: ${v.coins.join(' ')}`,
    prompt: (v, seat, lang) => {
      const frame = v.stack.at(-1);
      return frame && frame.step !== 'round' && frame.seat === seat
        ? { en: 'Ask, give or refuse.', fr: 'Demandez, donnez ou refusez.' }[lang]
        : { en: 'Waiting.', fr: 'On attend.' }[lang];
    },
    action: (a, _, lang) =>
      ({
        ask: { en: 'ask for coins', fr: 'demander des pièces' },
        give: { en: 'give', fr: 'donner' },
        refuse: { en: 'refuse', fr: 'refuser' },
      })[a.type][lang],
    event: (e, _, lang) => ({ en: `Seat ${e.seat}: ${e.type}`, fr: `Place ${e.seat} : ${e.type}` })[lang],
    points: (n, lang) => ({ en: `${n} coins`, fr: `${n} pièces` })[lang],
  },
  setup(seats, _, key) {
    const s: State = { seats, rng: rngOf(key), stack: [{ step: 'round', first: 0 }], coins: [6, 6], rounds: 4 };
    proceed(STEPS, s, silent);
    return s;
  },
  steps: STEPS,
  actors(s) {
    const frame = top(s);
    return frame.step === 'round' ? [] : only(frame.seat);
  },
  over: () => ({ rule: 'TOYS-TURN-1' }),
  waits: () => ({ rule: 'TOYS-TURN-1' }),
  outcome: (s) => (s.stack.length > 0 ? undefined : outcomeOf([...s.coins], placesByPoints(s.coins))),
  inventory: (s) => ({ coins: s.coins[0] + s.coins[1] }),
  clone: (s) => ({
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: [...s.stack],
    coins: [...s.coins],
    rounds: s.rounds,
  }),
  view: (s) => ({ stack: s.stack.map((frame) => ({ ...frame })), coins: [...s.coins], rounds: s.rounds }),
  determinize: (v, key) => ({
    seats: 2,
    rng: rngOf(key),
    stack: v.stack.map((frame) => ({ ...frame })),
    coins: [...v.coins],
    rounds: v.rounds,
  }),
});
