import { equal, judge, keyFromSeed, legal, pick, readOptions, rngOf, type Seat } from '@starboard/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, game, type Options, SET, type State } from '../src/index.ts';
import { event, scenario } from './testMatch.ts';

interface Moment {
  readonly s: State;
  readonly seat: Seat;
  readonly candidates: readonly Action[];
}

/** Some positions of a real match, with all that can be named there. */
function moments(seats: number, options: Partial<Options>, every: number): Moment[] {
  const found: Moment[] = [];
  const s = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(`hostile ${seats}`));
  const rng = rngOf(keyFromSeed('hostile'));
  for (let n = 0; s.stack.length > 0; n++) {
    const seat = pick(rng, game.actors(s));
    if (n % every === 0) found.push({ s: game.clone(s), seat, candidates: [...game.candidates(s, seat)] });
    game.apply(s, seat, pick(rng, legal(game, s, seat)), () => {});
  }
  return found;
}

const [sample] = game.options.cards.samples ?? [];
const MOMENTS = [
  ...moments(1, { autoIncome: false }, 9),
  ...moments(3, { autoIncome: false, automata: [1] }, 13),
  ...moments(5, { cards: sample ?? null }, 29),
];

/** Nothing throws, and nothing passes but what equals a candidate. */
function refuse({ s, seat, candidates }: Moment, a: unknown, by: unknown = seat): void {
  const violation = game.check(s, by as Seat, a as Action);
  const judged = judge(game, s, by as Seat, a);
  const named = by === seat && candidates.some((candidate) => equal(candidate, a));
  if (!named) {
    expect(violation, JSON.stringify(a)).toBeDefined();
    expect(judged).toHaveProperty('violation');
  } else expect('violation' in judged).toBe(violation !== undefined);
}

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1.5,
  99,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  'length',
  'constructor',
  '__proto__',
  'farm',
  [],
  [0],
  [null],
  {},
  { host: 0 },
  { seat: '0', module: 0 },
  () => undefined,
];
const FIELDS =
  'type card cards exit core slot module moved repaired target seat modules visit args crew colour x'.split(' ');

describe('what comes from outside', () => {
  test('anything at all is answered', () => {
    for (const moment of MOMENTS) for (const value of ODD) refuse(moment, value);
    for (const value of ODD)
      for (const type of ['build', 'constructor', '__proto__', value]) refuse(MOMENTS[3], { type });
  });

  test('a candidate with one field made odd, taken away or added passes only if it still is one', () => {
    for (const moment of MOMENTS) {
      for (const a of new Map(moment.candidates.map((c) => [c.type, c])).values()) {
        for (const field of FIELDS) {
          const { [field as 'type']: _, ...without } = a;
          refuse(moment, without);
          for (const value of ODD) refuse(moment, { ...a, [field]: value });
        }
      }
    }
  });

  test('a seat that is none, or another one, cannot act', () => {
    for (const { s, seat, candidates } of MOMENTS) {
      const [a] = candidates;
      for (const by of [-1, 5, 0.5, '0', 'length', null, undefined, [seat]] as unknown[] as Seat[]) {
        expect(game.check(s, by, a)).toBeDefined();
        expect(judge(game, s, by, a)).toHaveProperty('violation');
      }
    }
  });

  test('random values, alone and within real actions', () => {
    fc.assert(
      fc.property(
        fc.nat(MOMENTS.length - 1),
        fc.nat(),
        fc.constantFrom(...FIELDS),
        fc.anything(),
        (m, c, field, value) => {
          const moment = MOMENTS[m];
          refuse(moment, value);
          const a = moment.candidates[c % moment.candidates.length];
          refuse(moment, { ...a, [field]: value });
          if (typeof value === 'object' && value !== null) refuse(moment, { ...a, ...value });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('numbers that are none of the game', () => {
    const t = scenario({
      seats: [
        { crew: 3, hand: 'high-risk-project strike privileged-contacts visiting-worker' },
        { modules: ['farm 0N'] },
      ],
      market: 'farm hotel',
    });
    const moment = { s: t.s, seat: 0, candidates: [...game.candidates(t.s, 0)] };
    for (const crew of [1.5, 0, 4, -1, '1']) refuse(moment, { type: 'event', card: 'high-risk-project', crew });
    for (const seat of [0, 2, '1', 0.5]) refuse(moment, { type: 'event', card: 'strike', seat });
    for (const slot of ['length', '0', 2, -1, 0.5]) {
      refuse(moment, { type: 'event', card: 'privileged-contacts', slot });
      refuse(moment, { type: 'buy', slot });
    }
    const visit = { seat: 1, module: 1 };
    for (const args of [{}, { card: undefined }, { seat: 1 }]) {
      refuse(moment, { type: 'event', card: 'visiting-worker', visit, args });
    }
    expect(game.check(t.s, 0, event('visiting-worker', { visit }))).toBeUndefined();
  });

  test('after the end nothing is legal', () => {
    const t = scenario({ year: 5, passes: 1, seats: [{ hand: 'farm' }, {}] }).endYear();
    expect([game.legal?.(t.s, 0), game.actors(t.s), [...game.candidates(t.s, 0)]]).toEqual([[], [], []]);
    for (const value of [...ODD, { type: 'pass' }]) expect(game.check(t.s, 0, value as Action)).toBeDefined();
  });
});

describe('options from outside', () => {
  const read = (seats: unknown, options: unknown) => readOptions(game, seats as number, options);

  test('are read or refused', () => {
    for (const value of ODD) {
      read(2, value);
      read(value, {});
      for (const name of ['years', 'automata', 'autoIncome', 'cards', 'constructor']) {
        const found = read(2, { [name]: value });
        if ('value' in found) game.setup(2, found.value, keyFromSeed('read'));
      }
    }
    expect(read(2, { automata: ['1'] })).toHaveProperty('problems');
    expect(read(2, { automata: [0, 1] })).toHaveProperty('problems');
    expect(read(2, { automata: { length: 0 } })).toHaveProperty('problems');
  });

  test('a card set with anything put anywhere is read or refused, and what is read can be played', () => {
    const tables = fc.constantFrom('modules', 'events', 'upgrades');
    const fields = fc
      .constantFrom('id', 'origin', 'name', 'line', 'colour', 'copies', 'exits', 'crew', 'cost', 'action')
      .chain((field) => fc.constantFrom(field, 'lasting', 'needs', 'effect', 'automaton', 'x'));
    fc.assert(
      fc.property(tables, fc.nat(29), fields, fc.anything(), (table, at, field, value) => {
        const set = JSON.parse(JSON.stringify(SET));
        const row = set.tables[table][at % set.tables[table].length];
        row[field] = value;
        const found = read(2, { cards: set });
        if ('value' in found) game.inventory(game.setup(2, found.value, keyFromSeed('set')));
        read(2, { cards: { ...set, [field]: value } });
        read(2, { cards: { ...set, tables: { ...set.tables, [table]: value } } });
      }),
      { numRuns: 300 },
    );
  });
});
