import { assemble, below, type Core, type Move, only, outcomeOf, rngOf } from '../../src/index.ts';

/* A single seat with a die: roll as often as you dare and bank the sum; a one loses it. Five turns. */

interface Turn {
  readonly step: 'turn';
}

export interface State extends Core {
  stack: Turn[];
  left: number;
  sum: number;
  points: number;
}

export type Action = { readonly type: 'roll' } | { readonly type: 'bank' };

export type Event =
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'banked'; readonly sum: number };

export interface View {
  readonly left: number;
  readonly sum: number;
  readonly points: number;
}

const TURN: Turn = { step: 'turn' };
const ROLL = { type: 'roll' } as const;
const BANK = { type: 'bank' } as const;

function nextTurn(s: State): void {
  s.sum = 0;
  if (--s.left === 0) s.stack.pop();
}

const roll: Move<State, typeof ROLL, Event> = {
  type: 'roll',
  fields: {},
  candidates: () => [ROLL],
  check: (s) => (s.sum >= 20 ? { rule: 'TOYS-ROLL-1', with: { sum: s.sum } } : undefined),
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, _seat, _a, emit) {
    const die = 1 + below(s.rng, 6);
    emit({ type: 'rolled', die });
    if (die === 1) nextTurn(s);
    else s.sum += die;
  },
};

const bank: Move<State, typeof BANK, Event> = {
  type: 'bank',
  fields: {},
  candidates: () => [BANK],
  check: (s) => (s.sum === 0 ? { rule: 'TOYS-BANK-1' } : undefined),
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, _seat, _a, emit) {
    s.points += s.sum;
    emit({ type: 'banked', sum: s.sum });
    nextTurn(s);
  },
};

export const dice = assemble<State, Action, View, Event, Record<string, never>>({
  id: 'dice',
  version: 1,
  seats: [1, 1],
  defaults: {},
  options: {},
  rules: {
    'TOYS-ROLL-1': { en: 'The sum {sum} is enough: bank it.', fr: 'La somme {sum} suffit : encaissez-la.' },
    'TOYS-BANK-1': { en: 'There is nothing to bank.', fr: 'Il n’y a rien à encaisser.' },
    'TOYS-END-1': { en: 'The match is over.', fr: 'La partie est finie.' },
  },
  bounds: { decisions: 60, candidates: 2 },
  text: {
    name: { en: 'Dice', fr: 'Dés' },
    tagline: { en: 'Dare.', fr: 'Osez.' },
    minutes: [1, 1],
    table: (v, lang) =>
      lang === 'en'
        ? `${v.points} points, ${v.sum} at risk, ${v.left} turns left`
        : `${v.points} points, ${v.sum} en jeu, encore ${v.left} tours`,
    prompt: (_, seat, lang) =>
      seat === null
        ? { en: 'The player decides.', fr: 'Le joueur décide.' }[lang]
        : { en: 'Roll or bank.', fr: 'Lancez ou encaissez.' }[lang],
    action: (a, _, lang) =>
      a.type === 'roll' ? { en: 'roll', fr: 'lancer' }[lang] : { en: 'bank', fr: 'encaisser' }[lang],
    event: (e, _, lang) =>
      e.type === 'banked' ? undefined : { en: `The die shows ${e.die}.`, fr: `Le dé montre ${e.die}.` }[lang],
    points: (n, lang) => ({ en: `${n} points`, fr: `${n} points` })[lang],
  },
  setup: (seats, _, key) => ({ seats, rng: rngOf(key), stack: [TURN], left: 5, sum: 0, points: 0 }),
  steps: { turn: { open: [roll, bank] } },
  actors: () => only(0),
  over: () => ({ rule: 'TOYS-END-1' }),
  waits: () => ({ rule: 'TOYS-END-1' }),
  legal(s) {
    if (s.sum === 0) return [ROLL];
    return s.sum >= 20 ? [BANK] : [ROLL, BANK];
  },
  outcome: (s) => (s.stack.length > 0 ? undefined : outcomeOf([s.points], [1])),
  inventory: () => ({ dice: 1 }),
  clone: (s) => ({
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: [...s.stack],
    left: s.left,
    sum: s.sum,
    points: s.points,
  }),
  view: ({ left, sum, points }) => ({ left, sum, points }),
  determinize: ({ left, sum, points }, key) => ({
    seats: 1,
    rng: rngOf(key),
    stack: left > 0 ? [TURN] : [],
    left,
    sum,
    points,
  }),
});
