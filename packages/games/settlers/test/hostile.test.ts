import { type CardSet, equal, judge, keyFromSeed, legal, pick, readOptions, rngOf, silent } from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../src/content/customSamples.ts';
import { type Action, game, type Options, SET, SHORT_SET, type State } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

/** Some positions of matches that chance plays, and some that are made for moves chance seldom reaches. */
const POSITIONS: readonly State[] = [
  ...positions(2, {}),
  ...positions(3, { custom: SAMPLES[0], additionalSettlements: true }),
  ...positions(6, { cards: SHORT_SET, weakDefences: true }),
  scenario({ owns: ['corruption#1 water-depot#1', 'matter-forge#1 luna-i diplomacy#1'], roll: '1 W E A' }),
  scenario({ options: { custom: SAMPLES[0] }, owns: ['custom-upgrade#1'], roll: '1 2' }),
  chooseDefence(),
];

function positions(seats: number, options: Partial<Options>): State[] {
  const s = game.setup(seats, { ...game.defaults, stallRounds: 6, ...options }, keyFromSeed(`hostile ${seats}`));
  const rng = rngOf(keyFromSeed(`players ${seats}`));
  const seen: State[] = [];
  for (let i = 0; s.stack.length > 0; i++) {
    if (i % 41 === 0) seen.push(game.clone(s));
    game.apply(s, s.active, pick(rng, legal(game, s, s.active)), silent);
  }
  return [...seen.slice(0, 12), s];
}

function chooseDefence(): State {
  const s = scenario({ owns: ['diplomacy#1'], roll: 'A 1', target: 'home-fleet#1 c1', display: 'home-fleet#1' });
  game.apply(s, 0, { type: 'fill', target: 'home-fleet#1', pack: 'c0' }, silent);
  return s;
}

const offered = new Map(POSITIONS.map((s) => [s, candidates(s)]));

function candidates(s: State): readonly Action[] {
  return [...game.candidates(s, s.active)];
}

/** Whatever passes is one of the candidates; nothing throws. */
function holds(s: State, seat: unknown, action: unknown): void {
  const violation = game.check(s, seat as number, action as Action);
  const judged = judge(game, s, seat as number, action);
  const known = seat === s.active && offered.get(s)?.some((a) => equal(a, action));
  if (!known) {
    expect(violation?.rule).toBeTypeOf('string');
    expect(judged).toHaveProperty('violation');
  } else expect('violation' in judged).toBe(violation !== undefined);
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  -1,
  -2,
  -5,
  0.5,
  1,
  5,
  6,
  7,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  '1',
  '-1',
  'length',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'centre',
  'pile',
  'removed',
  'c00',
  'c1\n',
  'C1',
  'c-1',
  'c10',
  'wd',
  'du:',
  'du:kiln',
  'du:constructor',
  'water-depot',
  'water-depot#0',
  'water-depot#1',
  'water-depot#01',
  'kiln',
  'kiln#1',
  'army',
  'pop3',
  'any',
  'x'.repeat(10_000),
  [],
  [0],
  ['kiln'],
  {},
  { type: 'roll' },
];
const TYPES = ['roll', 'fill', 'reroll', 'useResource', 'useCorruption', 'useReroll', 'discardDefence', 'endTurn'];
const NAMES = ['type', 'target', 'pack', 'card', 'victim', 'take', 'from', 'to', 'more', 'constructor', 'length'];

describe('actions from outside', () => {
  test('no value that is no action passes, for any seat', () => {
    for (const s of POSITIONS)
      for (const seat of [s.active, (s.active + 1) % s.seats, ...VALUES])
        for (const value of VALUES) holds(s, seat, value);
  });

  test('an unknown type, a field too many or too few, or another value in a field is refused', () => {
    for (const s of POSITIONS) {
      for (const type of [...TYPES, ...VALUES]) holds(s, s.active, { type });
      for (const a of (offered.get(s) ?? []).filter((_, i) => i % 8 === 0)) {
        for (const name of NAMES) for (const value of VALUES) holds(s, s.active, { ...a, [name]: value });
        for (const name of Object.keys(a)) {
          const { [name]: _, ...rest } = { ...a } as Record<string, unknown>;
          holds(s, s.active, rest);
        }
        for (const seat of ['0', -1, 0.5, s.seats, null, undefined]) holds(s, seat, a);
      }
    }
  });

  test('anything at all, alone and merged into candidates', () => {
    const actions = fc.constantFrom(...new Set(POSITIONS.flatMap(candidates)));
    const merged = fc
      .tuple(actions, fc.constantFrom(...NAMES), fc.anything())
      .map(([a, name, value]) => ({ ...a, [name]: value }));
    fc.assert(
      fc.property(fc.constantFrom(...POSITIONS), fc.oneof(fc.anything(), merged), fc.anything(), (s, a, seat) => {
        holds(s, s.active, a);
        holds(s, seat, a);
      }),
      { numRuns: 2000 },
    );
  });

  test('nobody has a legal action after the end', () => {
    for (const s of POSITIONS.filter(({ stack }) => stack.length === 0))
      for (let seat = 0; seat < s.seats; seat++) expect(game.legal?.(s, seat)).toEqual([]);
  });
});

/** The set with one value changed, somewhere in a row. */
function changedSet(table: string, row: number, field: string, value: unknown): unknown {
  const rows = SET.tables[table].map((r, i) => (i === row % SET.tables[table].length ? { ...r, [field]: value } : r));
  return { ...SET, tables: { ...SET.tables, [table]: rows } };
}

/** Options that were accepted can be played to the end. */
function plays(options: Options): void {
  const s = game.setup(2, options, keyFromSeed('accepted'));
  const rng = rngOf(keyFromSeed('accepted players'));
  const before = game.inventory(s);
  for (let i = 0; i < 60 && s.stack.length > 0; i++)
    game.apply(s, s.active, pick(rng, legal(game, s, s.active)), silent);
  expect(game.inventory(s)).toEqual(before);
  for (const a of candidates(s)) expect(game.check(s, s.active, a)?.rule ?? '').not.toMatch(/^STARBOARD/);
}

describe('options from outside', () => {
  const read = (input: unknown, seats: unknown = 2) => readOptions(game, seats as number, input);

  test('any value of any option is read or refused', () => {
    for (const value of VALUES) {
      read(value);
      read({}, value);
      for (const name of [...Object.keys(game.options), 'constructor', '__proto__', 'seats'])
        read(Object.fromEntries([[name, value]]));
      for (const name of Object.keys(SAMPLES[0])) read({ custom: { ...SAMPLES[0], [name]: value } });
      for (const name of ['kind', 'to', 'value', 'pack', 'per', 'regain'])
        read({ custom: { ...SAMPLES[1], effect: { ...SAMPLES[1].effect, [name]: value } } });
      read({ excludedUpgrades: [value] });
      read({ custom: { ...SAMPLES[0], cost: [value] } });
    }
  });

  test('anything at all; what is accepted can be played', () => {
    const names = fc.constantFrom(...Object.keys(game.options));
    fc.assert(
      fc.property(names, fc.anything(), (name, value) => {
        const found = read({ [name]: value });
        if (!('problems' in found)) plays(found.value);
      }),
      { numRuns: 500 },
    );
  });

  test('a card set with anything in one of its fields', () => {
    const tables = fc.constantFrom(...Object.keys(SET.tables));
    const fields = fc.constantFrom(
      'id',
      'origin',
      'name',
      'system',
      'points',
      'packs',
      'defence',
      'flavour',
      'type',
      'copies',
      'cost',
      'effect',
      'marked',
      'score',
      'back',
    );
    const values = fc.oneof(fc.anything(), fc.constantFrom(...VALUES));
    fc.assert(
      fc.property(tables, fc.nat(20), fields, values, (table, row, field, value) => {
        const found = read({ cards: changedSet(table, row, field, value) });
        if (!('problems' in found)) plays(found.value);
      }),
      { numRuns: 1500 },
    );
  });

  test('ids that objects have by themselves are ids like others', () => {
    for (const id of ['constructor', 'to-string', 'valueof', 'dice'])
      for (const [table, old] of [
        ['worlds', 'kiln'],
        ['upgrades', 'moon-base'],
      ]) {
        const rows = SET.tables[table].map((row) => (row.id === old ? { ...row, id } : row));
        const cards: CardSet = { ...SET, tables: { ...SET.tables, [table]: rows } };
        const found = read({ cards });
        if ('problems' in found) throw new Error(JSON.stringify(found.problems));
        plays(found.value);
        const s = game.setup(2, found.value, keyFromSeed(id));
        const counts = Object.values(game.inventory(s));
        expect(counts.every(Number.isInteger)).toBe(true);
        expect(counts.reduce((a, b) => a + b)).toBe(7 + 14 + 21);
        expect(game.determinize(game.view(s, 0), keyFromSeed('other')).worlds).toEqual(s.worlds);
      }
  });

  test('an id is at most 24 characters long, so that actions can name its card', () => {
    const rows = (id: string) => SET.tables.worlds.map((row) => (row.id === 'kiln' ? { ...row, id } : row));
    const set = (id: string) => ({ ...SET, tables: { ...SET.tables, worlds: rows(id) } });
    expect(read({ cards: set('k'.repeat(24)) })).not.toHaveProperty('problems');
    expect(read({ cards: set('k'.repeat(25)) })).toMatchObject({
      problems: [{ at: 'options.cards.tables.worlds[5].id' }],
    });
  });
});
