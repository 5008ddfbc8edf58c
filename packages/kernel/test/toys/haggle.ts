import { type Core, type Game, NOBODY, only, placesByPoints, rngOf, type Seat } from '../../src/index.ts';

/*
 * Steps nested several deep on the stack, and nothing hidden: each of two seats in turn asks the other for coins, which
 * may give them, refuse, or ask back for more, and so on down; what is given is given on every level above as well.
 */

export type Step =
  | { readonly step: 'round'; readonly first: Seat }
  | { readonly step: 'ask'; readonly seat: Seat }
  | { readonly step: 'answer'; readonly seat: Seat; readonly coins: number };

export interface State extends Core {
  stack: Step[];
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
  readonly stack: readonly Step[];
  readonly coins: readonly number[];
  readonly rounds: number;
}

const MOST = 4;
const DEPTH = 5;

function top(s: State): Step | undefined {
  return s.stack.at(-1);
}

/** Runs on to the next decision. */
function settle(s: State): void {
  for (let frame = top(s); frame?.step === 'round'; frame = top(s)) {
    s.stack.pop();
    if (s.rounds-- === 0) return;
    s.stack.push({ step: 'round', first: 1 - frame.first }, { step: 'ask', seat: frame.first });
  }
}

export const haggle: Game<State, Action, View, Event, Record<string, never>> = {
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
    'TOYS-COINS-1': { en: 'From 1 to {most} coins.', fr: 'De 1 à {most} pièces.' },
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
    settle(s);
    return s;
  },
  actors(s) {
    const frame = top(s);
    return frame && frame.step !== 'round' ? only(frame.seat) : NOBODY;
  },
  *candidates(s) {
    for (let coins = 1; coins <= MOST; coins++) yield { type: 'ask', coins };
    if (top(s)?.step === 'answer') yield* [{ type: 'give' } as const, { type: 'refuse' } as const];
  },
  check(s, seat, a) {
    const frame = top(s);
    if (!frame || frame.step === 'round' || frame.seat !== seat) return { rule: 'TOYS-TURN-1' };
    if (a.type === 'ask') {
      if (!(Number.isInteger(a.coins) && a.coins >= 1 && a.coins <= MOST))
        return { rule: 'TOYS-COINS-1', with: { most: MOST } };
      if (frame.step === 'ask') return undefined;
      if (s.stack.length > DEPTH) return { rule: 'TOYS-ASK-2' };
      return a.coins > frame.coins ? undefined : { rule: 'TOYS-ASK-1', with: { coins: frame.coins } };
    }
    if (frame.step === 'ask') return { rule: 'TOYS-GIVE-2' };
    const have = s.coins[seat];
    return a.type === 'give' && have < frame.coins
      ? { rule: 'TOYS-GIVE-1', with: { have, coins: frame.coins } }
      : undefined;
  },
  apply(s, seat, a, emit) {
    if (a.type === 'ask') {
      if (top(s)?.step === 'ask') s.stack.pop();
      s.stack.push({ step: 'answer', seat: 1 - seat, coins: a.coins });
      emit({ type: 'asked', seat, coins: a.coins });
      return;
    }
    if (a.type === 'refuse') emit({ type: 'refused', seat });
    for (let frame = s.stack.pop(); frame?.step === 'answer'; frame = s.stack.pop()) {
      const coins = Math.min(frame.coins, s.coins[frame.seat]);
      if (a.type === 'refuse') continue;
      s.coins[frame.seat] -= coins;
      s.coins[1 - frame.seat] += coins;
      emit({ type: 'given', seat: frame.seat, coins });
    }
    s.stack.push({ step: 'round', first: s.rounds % 2 });
    settle(s);
  },
  outcome: (s) => (top(s) ? undefined : { points: [...s.coins], places: placesByPoints(s.coins) }),
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
};
