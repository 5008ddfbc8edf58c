import { below, equal, judge, keyFromSeed, type Rng, readOptions, rngOf, type Seat, silent } from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, game, OWN_DICE, type State, TACTICIAN } from '../src/index.ts';

/** States of random matches: with every variant, of every step that waits, and the end. */
function positions(): State[] {
  const list: State[] = [];
  for (const [seats, options] of [
    [2, {}],
    [3, TACTICIAN],
  ] as const) {
    const rng = rngOf(keyFromSeed(`hostile ${seats}`));
    const s = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(`positions ${seats}`));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      list.push(game.clone(s));
      const seat = actors[below(rng, actors.length)];
      const actions = game.legal?.(s, seat) ?? [];
      game.apply(s, seat, actions[below(rng, actions.length)], silent);
    }
    list.push(game.clone(s));
  }
  return list;
}

const POSITIONS = positions();
/** One of each step, with two seats and with three. */
const FEW = [...new Map(POSITIONS.map((s) => [`${s.seats} ${s.stack.at(-1)?.step}`, s])).values()];

function candidatesOf(s: State, seat: Seat): Action[] {
  return game.actors(s).includes(seat) ? [...game.candidates(s, seat)] : [];
}

/** Whatever passes equals a candidate, whoever asks. */
function expectJudged(s: State, seat: Seat, value: unknown): void {
  const known = candidatesOf(s, seat);
  const violation = game.check(s, seat, value as Action);
  if (violation) expect(violation.rule).toMatch(/^(INVASION|STARBOARD)-/);
  else expect(known.some((a) => equal(a, value))).toBe(true);
  const judged = judge(game, s, seat, value);
  if ('action' in judged) expect(known).toContain(judged.action);
  expect('action' in judged).toBe(!violation);
}

const NAMES = ['length', 'constructor', '__proto__', 'toString', ''];
const NUMBERS = [-1, 0, 0.5, 1.5, 6.5, 7, 13, 1e21, Number.NaN, Number.POSITIVE_INFINITY, -0];
const THINGS = [undefined, null, true, [], {}, [[]], { length: 1 }, () => 1, Symbol('s'), 10n, new Date(0)];
const VALUES: readonly unknown[] = [...NAMES, ...NUMBERS, ...THINGS, '1', '0', 'core', 'missile', 'y1'];

const MALFORMED: readonly unknown[] = [
  ...VALUES,
  ...VALUES.map((type) => ({ type })),
  ...VALUES.map((sector) => ({ type: 'pickSector', sector })),
  ...VALUES.map((site) => ({ type: 'rebuild', site })),
  ...VALUES.flatMap((faces) => [
    { type: 'reroll', faces },
    { type: 'reroll', faces: [faces] },
  ]),
  ...VALUES.flatMap((plan) => [
    { type: 'assign', plan },
    { type: 'assign', plan: [plan] },
    { type: 'assign', plan: [{ face: plan, die: 'y1' }] },
    { type: 'assign', plan: [{ face: 'interceptor', die: plan }] },
    { type: 'assign', plan: [{ face: 'interceptor', die: 'y1', more: 1 }] },
  ]),
  { type: 'keep', sector: 1 },
  { type: 'rebuildDone', site: 'core' },
  { type: 'pickSector' },
  { type: 'pickSector', sector: 1, seat: 0 },
  { type: 'reroll', faces: new Array(1e6) },
  { type: 'assign', plan: new Array(3) },
  Object.create(null),
  Object.assign(Object.create(null), { type: 'keep' }),
];

describe('whatever comes from outside', () => {
  test('the positions are of every step that waits', () => {
    expect(new Set(FEW.map((s) => s.stack.at(-1)?.step))).toEqual(
      new Set(['defense', 'assign', 'pick', 'freeRebuild', 'rebuild', undefined]),
    );
  });

  test('a sector that does not exist is refused although somebody has to pick one', () => {
    const s = POSITIONS.find((p) => p.stack.at(-1)?.step === 'pick') as State;
    const [seat] = game.actors(s);
    for (const sector of [0, 7, 1.5, '1', null]) {
      expect(game.check(s, seat, { type: 'pickSector', sector } as Action)).toBeDefined();
    }
    expect(game.check(s, seat, { type: 'pickSector', sector: 6 })).toBeUndefined();
  });

  test('hand-made malformed actions are answered, and nothing but candidates passes', () => {
    for (const s of FEW) {
      for (const seat of [0, s.seats - 1]) for (const value of MALFORMED) expectJudged(s, seat, value);
    }
  });

  test('a seat that is none is refused whatever it does', () => {
    for (const s of FEW) {
      for (const seat of [-1, 0.5, s.seats, Number.NaN, '0', 'length', null, undefined, {}] as unknown as Seat[]) {
        expect(game.check(s, seat, { type: 'keep' })?.rule).toMatch(/^(INVASION|STARBOARD)-/);
      }
    }
  });

  test('anything, alone or merged into a candidate, is answered, and nothing but candidates passes', () => {
    const anything = fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true });
    fc.assert(
      fc.property(fc.nat(), anything, fc.string(), fc.boolean(), (n, value, name, deep) => {
        const s = POSITIONS[n % POSITIONS.length];
        const [seat = 0] = game.actors(s);
        expectJudged(s, seat, value);
        const list = candidatesOf(s, seat);
        if (list.length > 0) expectJudged(s, seat, spoilt(list[n % list.length], { value, name, deep, n }));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  test('readOptions answers anything, and what it gives back can be played', () => {
    const rng = rngOf(keyFromSeed('options'));
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true });
    fc.assert(
      fc.property(anything, fc.constantFrom(...Object.keys(game.options), 'more'), fc.nat(), (value, name, n) => {
        for (const input of [value, { [name]: value }, { cards: spoiltDice(n, value, rng) }]) {
          const read = readOptions(game, 2 + (n % 5), input);
          if ('value' in read) game.setup(2 + (n % 5), read.value, keyFromSeed('any'));
          else expect(read.problems.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  test('a card set with faces that no die has is refused', () => {
    for (const faces of [
      [0, 1, 1, 2, 2, 4],
      [0, 1, 1, 2, 2],
      [0, 1, 1, 2, 2, 3, 3],
      [0.5, 1, 1, 2, 2, 3],
      null,
      'six',
    ]) {
      expect(readOptions(game, 2, { cards: diceWith('invasion', faces) })).toHaveProperty('problems');
    }
    for (const face of ['constructor', 'length', '__proto__', 0, null]) {
      expect(readOptions(game, 2, { cards: diceWith('defense', new Array(6).fill(face)) })).toHaveProperty('problems');
    }
  });
});

/** What is put where. */
interface Spoiling {
  readonly value: unknown;
  readonly name: string;
  readonly deep: boolean;
  readonly n: number;
}

/** A candidate in which a field, or an entry of its list, holds something else, or that has a field too many. */
function spoilt(action: Action, { value, name, deep, n }: Spoiling): unknown {
  const copy: Record<string, unknown> = structuredClone(action) as never;
  const names = [...Object.keys(copy), name];
  const field = names[n % names.length];
  const list = copy[field];
  if (deep && Array.isArray(list) && list.length > 0) list[n % list.length] = value;
  else copy[field] = value;
  return copy;
}

function diceWith(table: 'invasion' | 'defense', faces: unknown): unknown {
  return {
    ...OWN_DICE,
    name: 'mine',
    tables: { ...OWN_DICE.tables, [table]: OWN_DICE.tables[table].map((row) => ({ ...row, faces })) },
  };
}

/** The game's own dice with something else somewhere. */
function spoiltDice(n: number, value: unknown, rng: Rng): unknown {
  const set = structuredClone(OWN_DICE) as never;
  let part: Record<string, unknown> = set;
  for (let depth = n % 6; depth > 0; depth--) {
    const inner = Object.values(part).filter((v) => typeof v === 'object' && v !== null);
    if (inner.length === 0) break;
    part = inner[below(rng, inner.length)] as Record<string, unknown>;
  }
  const names = Object.keys(part);
  part[names[below(rng, names.length)] ?? 'more'] = value;
  return set;
}
