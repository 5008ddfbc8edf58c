import { below, type Core, type Frame, type Game, NOBODY, only, rngOf, type Seat } from '../../src/index.ts';

/* A single seat with a die: roll as often as you dare and bank the sum; a one loses it. Five turns. */

export interface State extends Core {
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

const TURN: Frame = { step: 'turn' };

function nextTurn(s: State): void {
  s.sum = 0;
  if (--s.left === 0) s.stack.pop();
}

export const dice: Game<State, Action, View, Event, Record<string, never>> = {
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
  actors: (s) => (s.stack.length > 0 ? only(0) : NOBODY),
  candidates: () => [{ type: 'roll' }, { type: 'bank' }],
  check(s, _: Seat, a) {
    if (s.stack.length === 0) return { rule: 'TOYS-END-1' };
    if (a.type === 'bank') return s.sum === 0 ? { rule: 'TOYS-BANK-1' } : undefined;
    return s.sum >= 20 ? { rule: 'TOYS-ROLL-1', with: { sum: s.sum } } : undefined;
  },
  legal(s) {
    if (s.sum === 0) return [{ type: 'roll' }];
    return s.sum >= 20 ? [{ type: 'bank' }] : [{ type: 'roll' }, { type: 'bank' }];
  },
  apply(s, _, a, emit) {
    if (a.type === 'bank') {
      s.points += s.sum;
      emit({ type: 'banked', sum: s.sum });
      nextTurn(s);
      return;
    }
    const die = 1 + below(s.rng, 6);
    emit({ type: 'rolled', die });
    if (die === 1) nextTurn(s);
    else s.sum += die;
  },
  outcome: (s) => (s.stack.length > 0 ? undefined : { points: [s.points], places: [1] }),
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
};
