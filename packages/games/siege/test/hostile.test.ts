import {
  type Action as AnyAction,
  type Core,
  equal,
  explain,
  judge,
  keyFromSeed,
  LANGS,
  legal,
  passing,
  pick,
  readOptions,
  rngOf,
  silent,
  UNKNOWN_ACTION,
} from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, game, type State } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

/** One position of real matches for each step that waits, and one that is over. */
const POSITIONS: readonly State[] = (() => {
  const found = new Map<string, State>();
  const rng = rngOf(keyFromSeed('hostile'));
  for (let match = 0; match < 60; match++) {
    const s = game.setup(2, game.defaults, keyFromSeed(`hostile ${match}`));
    for (let seat = game.actors(s)[0]; seat !== undefined; seat = game.actors(s)[0]) {
      const step = s.stack.at(-1)?.step ?? '';
      if (!found.has(step) || (step === 'wrapUp' && s.turn.oracle)) found.set(step, game.clone(s));
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
    found.set('over', s);
  }
  return [...found.values()];
})();

const check = (s: State, seat: unknown, a: unknown) => game.check(s, seat as number, a as Action);
const candidates = (s: State) => game.actors(s).flatMap((seat) => [...game.candidates(s, seat)]);

/** Nothing but a legal candidate passes, in `check` and in `judge`, and every refusal has its sentence. */
function hold(s: State, seat: unknown, a: unknown): void {
  const violation = check(s, seat, a);
  const allowed = game.actors(s).includes(seat as number) ? passing(game, s, seat as number) : [];
  expect(violation === undefined).toBe(allowed.some((candidate) => equal(candidate, a)));
  if (violation && violation.rule in game.rules)
    for (const lang of LANGS) expect(explain(game, violation, lang)).not.toMatch(/\{\w+\}/);
  const judged = judge(game, s as Core, seat as number, a as AnyAction);
  expect('violation' in judged).toBe(violation !== undefined);
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  'deploy',
  7,
  Number.NaN,
  [],
  {},
  () => ({ type: 'finish' }),
  Symbol.iterator,
  10n,
  { type: null },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: ['finish'] },
  { type: 'finish', extra: 1 },
  { type: 'finish', ['__proto__']: { x: 1 } },
  { type: 'aim' },
  { type: 'aim', shift: 2 },
  { type: 'aim', shift: 0.5 },
  { type: 'aim', shift: '1' },
  { type: 'choosePlanet', planet: 9 },
  { type: 'choosePlanet', planet: 0 },
  { type: 'choosePlanet', planet: -1 },
  { type: 'choosePlanet', planet: 1.5 },
  { type: 'choosePlanet', planet: 'length' },
  { type: 'declare', use: 1 },
  { type: 'declare', use: 'true' },
  { type: 'chooseNumber', number: 5 },
  { type: 'chooseNumber', number: Number.POSITIVE_INFINITY },
  { type: 'deploy', card: 'constructor' },
  { type: 'deploy', card: 'antillian/emperor' },
  { type: 'deploy', card: 3 },
  { type: 'deployRandom', card: 'antillian/decoy' },
  { type: 'discard', card: null },
  { type: 'pull', from: 8.5 },
  { type: 'activate' },
  { type: 'activate', planet: 'toString' },
  { type: 'activate', planet: 1, switch: [2, 1] },
  { type: 'activate', planet: 1, switch: [1] },
  { type: 'activate', planet: 1, switch: [1, 1] },
  { type: 'activate', planet: 1, switch: { 0: 1, 1: 2, length: 2 } },
  { type: 'activate', planet: 2, to: 3 },
  { type: 'activate', planet: 3, shift: 0 },
  { type: 'activate', planet: 3, shift: 1, to: 4 },
  { type: 'activate', planet: 6, card: 'antillian/decoy', shift: 1 },
  { type: 'activate', planet: 7, to: 9 },
];

describe('whatever comes from outside', () => {
  test('the positions cover every step that waits', () => {
    const steps = POSITIONS.map((s) => s.stack.at(-1)?.step);
    for (const step of ['aim', 'deploy', 'choosePlanet', 'declare', 'chooseNumber', 'discard', 'pull', 'additional'])
      expect(steps).toContain(step);
    for (const step of ['wrapUp', 'give', 'jettison', undefined]) expect(steps).toContain(step);
  });

  test('no value but a legal candidate passes', () => {
    for (const s of POSITIONS) for (const a of VALUES) for (const seat of [0, 1]) hold(s, seat, a);
  });

  test('no seat but the one that decides passes', () => {
    for (const s of POSITIONS) {
      const [a] = game.actors(s).flatMap((seat) => legal(game, s, seat));
      for (const seat of ['0', '1', -1, 2, 0.5, Number.NaN, null, undefined, [0]]) {
        expect(check(s, seat, a ?? { type: 'finish' })).toBeDefined();
      }
    }
  });

  test('fields of an activation that its planet does not ask for are refused', () => {
    const t = scenario({ p1: { hand: 'ORACLE 4', forces: { 2: 1 } }, p2: { forces: { 5: 1 } } }).play('deploy ORACLE');
    const plain = [2, 3, 5, 8].map((planet) => ({ type: 'activate', planet }));
    for (const a of plain) {
      expect(check(t.s, 0, a)).toBeUndefined();
      for (const more of [{ to: 1 }, { shift: 1 }, { card: 'antillian/draw-1-2' }, { switch: [1, 2] }])
        expect(check(t.s, 0, { ...a, ...more })?.rule).toBe(UNKNOWN_ACTION);
    }
    expect(check(t.s, 0, { type: 'activate', planet: 7, to: 1, switch: [1, 2] })?.rule).toBe(UNKNOWN_ACTION);
  });

  test('candidates with anything merged into them pass only if they are still candidates', () => {
    const field = fc.constantFrom('type', 'card', 'planet', 'to', 'from', 'shift', 'switch', 'number', 'use', 'x');
    const value = fc.oneof(
      fc.anything(),
      fc.integer({ min: -2, max: 10 }),
      fc.constantFrom('antillian/decoy', 'morkolyte/draw-1-2', 'length', 'constructor', '__proto__', 'finish'),
      fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
    );
    for (const s of POSITIONS) {
      const named: readonly Action[] = [...candidates(s), { type: 'finish' }];
      fc.assert(
        fc.property(fc.constantFrom(...named), fc.dictionary(field, value, { maxKeys: 3 }), (a, more) => {
          hold(s, game.actors(s)[0] ?? 0, { ...a, ...more });
        }),
        { numRuns: 120, seed: 7 },
      );
    }
  });

  test('anything at all is answered', () => {
    for (const s of POSITIONS)
      fc.assert(
        fc.property(fc.anything(), fc.anything(), (seat, a) => hold(s, seat, a)),
        { numRuns: 120, seed: 8 },
      );
  });

  test('nothing is legal once the match is over', () => {
    const over = POSITIONS.find((s) => s.stack.length === 0) as State;
    expect([game.legal?.(over, 0), game.legal?.(over, 1), [...game.candidates(over, 0)]]).toEqual([[], [], []]);
  });
});

describe('options', () => {
  test('are read or refused, never thrown at', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom('random', 'abababab', 'abababac', 0, 1, 2, '0'),
      fc.constant(['antillian', 'morkolyte']),
      fc.constant(['antillian', 'antillian']),
    );
    const field = fc.constantFrom('species', 'first', 'sides', 'constructor', '__proto__', 'x');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(field, value)), (input) => {
        const read = readOptions(game, 2, input);
        if ('problems' in read) return;
        const s = game.setup(2, read.value, keyFromSeed('options'));
        expect(game.actors(s)).toHaveLength(1);
      }),
      { numRuns: 500, seed: 9 },
    );
  });
});
