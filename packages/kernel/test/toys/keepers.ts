import {
  assemble,
  below,
  type Core,
  type Field,
  type Move,
  only,
  outcomeOf,
  placesByPoints,
  proceed,
  type Rng,
  rngOf,
  type Seat,
  type Steps,
  silent,
  top,
} from '../../src/index.ts';

/*
 * Dice, equal pieces side by side, and an action put together from many small parts: a seat rolls five dice, re-rolls any
 * of them up to twice, and scores the sum of the face it has most of. Dice lie in rising order and are named by their
 * faces, as equal ones are the same by the rules. A six stays where it is.
 */

export interface Options {
  readonly turns: number;
}

export type Rolling =
  | { readonly step: 'round'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'dice'; readonly seat: Seat; readonly rerolls: number };

export interface State extends Core {
  stack: Rolling[];
  readonly options: Options;
  /** In rising order; none before the first roll and after the last turn. */
  dice: number[];
  points: number[];
}

export type Action =
  /** These dice once more; their faces in rising order. */
  { readonly type: 'reroll'; readonly faces: readonly number[] } | { readonly type: 'stop' };

export type Event =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number };

export interface View {
  readonly options: Options;
  readonly stack: readonly Rolling[];
  readonly dice: readonly number[];
  readonly points: readonly number[];
}

const DICE = 5;
const REROLLS = 2;
const SIX = 6;
const FACE: Field = { is: 'integer', min: 1, max: SIX };

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

function rolled(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => 1 + below(rng, SIX));
}

function sorted(dice: number[]): number[] {
  return dice.sort((a, b) => a - b);
}

/** The sum of the face there is most of; of equally many the higher. */
export function scoreOf(dice: readonly number[]): number {
  const sums = dice.map((face) => [dice.filter((other) => other === face).length, face]);
  const [count, face] = sums.reduce((best, next) => (next[0] >= best[0] ? next : best));
  return count * face;
}

/** Every different handful of dice, the empty one left out. */
function handfuls(dice: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const [i, face] of dice.entries()) {
    // Of equal dice one is taken only beside those before it, so that no handful comes twice.
    const before = dice.slice(0, i).filter((other) => other === face).length;
    all = [
      ...all,
      ...all.filter((h) => h.filter((other) => other === face).length === before).map((h) => [...h, face]),
    ];
  }
  return all.slice(1);
}

const reroll: Move<State, ActionOf<'reroll'>, Event> = {
  type: 'reroll',
  fields: { faces: { is: 'list', of: FACE, min: 1, max: DICE } },
  candidates: (s) => handfuls(s.dice).map((faces) => ({ type: 'reroll', faces })),
  check(s, _seat, { faces }) {
    const rest = [...s.dice];
    for (const [i, face] of faces.entries()) {
      const at = rest.indexOf(face);
      if (at < 0 || face < (faces[i - 1] ?? 0)) return { rule: 'TOYS-REROLL-1' };
      rest.splice(at, 1);
    }
    return faces.includes(SIX) ? { rule: 'TOYS-REROLL-2' } : undefined;
  },
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s, seat, { faces }, emit) {
    for (const face of faces) s.dice.splice(s.dice.indexOf(face), 1);
    s.dice = sorted([...s.dice, ...rolled(s.rng, faces.length)]);
    emit({ type: 'rolled', seat, dice: [...s.dice] });
    const frame = top(s);
    if (frame.step === 'dice') s.stack[s.stack.length - 1] = { ...frame, rerolls: frame.rerolls - 1 };
  },
};

const stop: Move<State, ActionOf<'stop'>, Event> = {
  type: 'stop',
  fields: {},
  candidates: () => [{ type: 'stop' }],
  check: () => undefined,
  notNow: () => ({ rule: 'TOYS-END-1' }),
  apply(s) {
    const frame = top(s);
    if (frame.step === 'dice') s.stack[s.stack.length - 1] = { ...frame, rerolls: 0 };
  },
};

const STEPS: Steps<State, Action, Event> = {
  round: {
    settle(s, { seat, left }, emit) {
      s.stack.pop();
      s.dice = left === 0 ? [] : sorted(rolled(s.rng, DICE));
      if (left === 0) return true;
      s.stack.push(
        { step: 'round', seat: (seat + 1) % s.seats, left: left - 1 },
        { step: 'dice', seat, rerolls: REROLLS },
      );
      emit({ type: 'rolled', seat, dice: [...s.dice] });
      return true;
    },
  },
  dice: {
    open: [reroll, stop],
    settle(s, { seat, rerolls }, emit) {
      if (rerolls > 0) return false;
      s.stack.pop();
      const points = scoreOf(s.dice);
      s.points[seat] += points;
      emit({ type: 'scored', seat, points });
      return true;
    },
  },
};

function frameOf({ stack }: Pick<View, 'stack'>): Extract<Rolling, { step: 'dice' }> | undefined {
  const frame = stack.at(-1);
  return frame?.step === 'dice' ? frame : undefined;
}

export const keepers = assemble<State, Action, View, Event, Options>({
  id: 'keepers',
  version: 1,
  seats: [1, 4],
  defaults: { turns: 2 },
  options: {
    turns: {
      name: { en: 'Turns', fr: 'Tours' },
      about: { en: 'For each player', fr: 'Pour chacun' },
      values: [1, 2, 3].map((value) => ({ value, name: { en: `${value} turns`, fr: `${value} tours` } })),
    },
  },
  rules: {
    'TOYS-TURN-1': { en: 'Somebody else rolls.', fr: 'C’est à un autre de lancer.' },
    'TOYS-REROLL-1': {
      en: 'Name dice that lie there, in rising order.',
      fr: 'Nommez des dés posés là, en ordre croissant.',
    },
    'TOYS-REROLL-2': { en: 'A six stays where it is.', fr: 'Un six ne se relance pas.' },
    'TOYS-END-1': { en: 'The match is over.', fr: 'La partie est finie.' },
  },
  bounds: { decisions: 24, candidates: 32 },
  text: {
    name: { en: 'Keepers', fr: 'Garder' },
    tagline: { en: 'Keep the best.', fr: 'Gardez le meilleur.' },
    minutes: [1, 2],
    table: (v, lang) => {
      const words = lang === 'en' ? ['Dice', 'Points', 'Re-rolls left'] : ['Dés', 'Points', 'Relances'];
      const values = [v.dice.join(' '), v.points.join(' '), frameOf(v)?.rerolls ?? 0];
      return words.map((word, i) => `${word}: ${values[i]}`).join('\n');
    },
    prompt: (v, seat, lang) =>
      frameOf(v)?.seat === seat
        ? { en: 'Roll some dice again, or stop.', fr: 'Relancez des dés, ou arrêtez.' }[lang]
        : { en: 'Somebody else rolls.', fr: 'Un autre joueur lance.' }[lang],
    action: (a, _, lang) =>
      a.type === 'stop'
        ? { en: 'stop', fr: 'arrêter' }[lang]
        : { en: `roll ${a.faces.join(', ')} again`, fr: `relancer ${a.faces.join(', ')}` }[lang],
    event: (e, _, lang) =>
      e.type === 'rolled'
        ? { en: `Rolled: ${e.dice.join(' ')}.`, fr: `Lancés : ${e.dice.join(' ')}.` }[lang]
        : { en: `Seat ${e.seat} scores ${e.points}.`, fr: `La place ${e.seat} marque ${e.points}.` }[lang],
    points: (n, lang) => ({ en: `${n} points`, fr: `${n} points` })[lang],
  },
  open: () => true,
  setup(seats, options, key) {
    const s: State = {
      seats,
      rng: rngOf(key),
      stack: [{ step: 'round', seat: 0, left: seats * options.turns }],
      options,
      dice: [],
      points: new Array<number>(seats).fill(0),
    };
    proceed(STEPS, s, silent);
    return s;
  },
  steps: STEPS,
  actors: (s) => only(top(s).seat),
  over: () => ({ rule: 'TOYS-END-1' }),
  waits: () => ({ rule: 'TOYS-TURN-1' }),
  outcome: (s) => (s.stack.length > 0 ? undefined : outcomeOf([...s.points], placesByPoints(s.points))),
  inventory: () => ({ dice: DICE }),
  clone: (s) => ({
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: [...s.stack],
    options: s.options,
    dice: [...s.dice],
    points: [...s.points],
  }),
  view: (s) => ({
    options: s.options,
    stack: s.stack.map((frame) => ({ ...frame })),
    dice: [...s.dice],
    points: [...s.points],
  }),
  determinize: (v, key) => ({
    seats: v.points.length,
    rng: rngOf(key),
    stack: v.stack.map((frame) => ({ ...frame })),
    options: v.options,
    dice: [...v.dice],
    points: [...v.points],
  }),
});
