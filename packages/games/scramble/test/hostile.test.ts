import {
  type Action,
  equal,
  judge,
  keyFromSeed,
  legal,
  NO_SUCH_SEAT,
  pick,
  readCards,
  readOptions,
  rngOf,
  type Seat,
  silent,
  UNKNOWN_ACTION,
} from '@starboard/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, OWN_SET, type State } from '../src/index.ts';
import { playing } from './playing.ts';

/** Positions of random matches, every kind of step among them, and one that is over. */
function positions(): State[] {
  const found: State[] = [];
  for (let n = 0; n < 6; n++) {
    const s = game.setup(2 + (n % 3), { ...game.defaults, experienced: n > 2 }, keyFromSeed(`hostile ${n}`));
    const rng = rngOf(keyFromSeed(`choices ${n}`));
    const steps = new Map<string, State>();
    while (s.stack.length > 0) {
      steps.set(s.stack[s.stack.length - 1].step, game.clone(s));
      const [seat] = game.actors(s);
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
    found.push(...steps.values(), s);
  }
  return found;
}

const POSITIONS = positions();
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  -1,
  0,
  1,
  0.5,
  99,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  '',
  '0',
  '1',
  'red ',
  'length',
  'constructor',
  '__proto__',
  'toString',
  [],
  [1],
  {},
  { length: 1 },
];
const ODD_SEATS = [-1, 4, 99, 0.5, Number.NaN, '0', null, undefined, 'length', '__proto__'] as unknown as Seat[];

/** Judges anything in a position, by `check` and by `judge`: only what equals a legal candidate passes. */
function hold(s: State, seat: Seat, value: unknown): void {
  const acts = game.actors(s).includes(seat);
  const candidates = acts ? [...game.candidates(s, seat)] : [];
  const named = candidates.find((candidate) => equal(candidate, value));
  const violation = game.check(s, seat, value as never);
  if (violation === undefined && !named) expect.fail(`check passes ${JSON.stringify(value)} for seat ${String(seat)}`);
  const judged = judge(game, s, seat, value);
  if ('action' in judged && !(named && judged.action === named)) expect.fail(`judge passes ${JSON.stringify(value)}`);
  if ('violation' in judged && named) expect(violation).toEqual(judged.violation);
}

/** Every candidate of a position, and some that were candidates elsewhere. */
function actions(s: State): Action[] {
  const [seat = 0] = game.actors(s);
  const elsewhere = POSITIONS.flatMap((other) => [...game.candidates(other, game.actors(other)[0] ?? 0)].slice(0, 2));
  return [...game.candidates(s, seat), ...elsewhere];
}

describe('anything from outside', () => {
  test('positions of every step that asks, and of the end, are tried', () => {
    const steps = new Set(POSITIONS.map((s) => s.stack.at(-1)?.step ?? 'over'));
    for (const step of ['placeStarfighter', 'drawOrCooldown', 'placeGem', 'move', 'fire', 'convert', 'upgrade', 'over'])
      expect(steps).toContain(step);
  });

  test('what is no action at all is refused', () => {
    const nothing = [...ODD_VALUES, () => 1, Symbol('draw'), 7n, { type: 7 }, { type: ['draw'] }, { type: null }];
    for (const type of ['constructor', '__proto__', 'toString', 'length', '', 'Draw', 'draw ', 'startTurn'])
      nothing.push({ type });
    for (const s of POSITIONS) {
      for (const value of nothing) {
        const violation = game.check(s, game.actors(s)[0] ?? 0, value as never);
        expect(violation?.rule).toBe(UNKNOWN_ACTION);
      }
    }
  });

  test('a field that holds something else, is missing or is too many passes only if it makes a candidate', () => {
    for (const s of POSITIONS) {
      const [seat = 0] = game.actors(s);
      for (const action of actions(s)) {
        for (const name of [...Object.keys(action), 'discard', 'more', 'constructor']) {
          for (const odd of ODD_VALUES) hold(s, seat, { ...action, [name]: odd });
        }
        hold(s, seat, Object.create(action));
        hold(s, seat, [action]);
        hold(s, seat, JSON.parse(JSON.stringify({ ...action }).replace('{', '{"__proto__":{"to":1},')));
      }
    }
  });

  test('wrong combinations of optional fields are refused with the rule', () => {
    const t = playing({ gem: 'red', pilots: [{ credits: 9 }], track: { 1: 'b1-frost-feed', 2: 's1-firing-brace' } });
    t.play('draw', 'exchange');
    expect(t.judge({ type: 'buy', slot: 1, discard: 0 })).toBe('SCRAMBLE-RULING-55');
    expect(t.judge({ type: 'buy', slot: 2, discard: 2 })).toBe('SCRAMBLE-RULING-55');
    expect(t.judge({ type: 'buy', slot: 8 } as never)).toBe(UNKNOWN_ACTION);
    expect(t.judge({ type: 'buy', slot: 1, discard: 3 } as never)).toBe(UNKNOWN_ACTION);
    expect(t.judge({ type: 'buy', slot: 1, discard: null } as never)).toBe(UNKNOWN_ACTION);
    const flying = playing({ gem: 'red' }).play('draw', 'activate red');
    expect(flying.judge({ type: 'move', to: 8, jump: false })).toBe('SCRAMBLE-MOVE-1');
    expect(flying.judge({ type: 'move', to: 8, jump: true })).toBe('SCRAMBLE-MOVE-1');
    expect(flying.judge({ type: 'move', to: 10, jump: false })).toBe(UNKNOWN_ACTION);
  });

  test('who is no seat does nothing', () => {
    for (const s of POSITIONS) {
      for (const seat of ODD_SEATS) {
        if (seat >= 0 && seat < s.seats && Number.isInteger(seat)) continue;
        for (const action of actions(s)) expect(game.check(s, seat, action as never)?.rule).toBe(NO_SUCH_SEAT);
      }
    }
  });

  test('anything that JavaScript can say, alone and merged into real candidates', () => {
    const position = fc.constantFrom(...POSITIONS);
    fc.assert(
      fc.property(position, fc.anything({ withBigInt: true, withNullPrototype: true }), (s, value) => {
        hold(s, game.actors(s)[0] ?? 0, value);
      }),
      { seed: 1, numRuns: 500 },
    );
    fc.assert(
      fc.property(position, fc.nat(), fc.nat(), fc.anything(), (s, which, field, value) => {
        const all = actions(s);
        const action = all[which % all.length];
        const names = [...Object.keys(action), 'more'];
        hold(s, game.actors(s)[0] ?? 0, { ...action, [names[field % names.length]]: value });
      }),
      { seed: 2, numRuns: 3000 },
    );
  });

  test('once the match is over there is nothing to do', () => {
    const over = POSITIONS.filter((s) => s.stack.length === 0);
    expect(over).toHaveLength(6);
    for (const s of over) {
      expect([game.actors(s), game.legal?.(s, 0), [...game.candidates(s, 0)]]).toEqual([[], [], []]);
      expect(game.check(s, 0, { type: 'draw' })?.rule).toBe('SCRAMBLE-WIN-1');
    }
  });
});

describe('options from outside', () => {
  const refused = (input: unknown, seats: unknown = 2) => 'problems' in readOptions(game, seats as number, input);

  test('odd values of every option are refused', () => {
    for (const odd of ODD_VALUES) {
      expect([odd, refused({ pilots: odd })]).toEqual([odd, true]);
      if (odd !== null) expect([odd, refused({ cards: odd })]).toEqual([odd, true]);
      if (odd !== 0 && odd !== 1) expect([odd, refused({ first: odd })]).toEqual([odd, true]);
      if (odd !== true) expect([odd, refused({ experienced: odd })]).toEqual([odd, true]);
    }
    expect(refused({ pilots: ['orange', 'constructor'] })).toBe(true);
    expect(refused({ pilots: ['orange', 'orange'] })).toBe(true);
    expect(refused({ constructor: 1 })).toBe(true);
    expect(refused(JSON.parse('{"__proto__": {"experienced": true}}'))).toBe(true);
    for (const seats of [1, 5, 2.5, '2', null, Number.NaN]) expect(refused({}, seats)).toBe(true);
  });

  test('a card set in which anything is spoilt is refused or can be played', () => {
    const tables = Object.keys(OWN_SET.tables);
    const odd = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...tables), fc.nat(), fc.nat(), odd, (table, which, field, value) => {
        const rows = OWN_SET.tables[table];
        const row = rows[which % rows.length];
        const names = [...Object.keys(row), 'more'];
        const spoilt = { ...row, [names[field % names.length]]: value };
        const set = {
          ...OWN_SET,
          tables: { ...OWN_SET.tables, [table]: rows.with(which % rows.length, spoilt as never) },
        };
        const read = readOptions(game, 2, { cards: set });
        if ('problems' in read) return;
        const s = game.setup(2, read.value, keyFromSeed('spoilt'));
        for (let n = 0; n < 30 && s.stack.length > 0; n++) {
          const [seat] = game.actors(s);
          const list = legal(game, s, seat);
          game.apply(s, seat, list[n % list.length], silent);
          for (const lang of ['en', 'fr'] as const) game.text.table(game.view(s, seat), lang);
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  test('anything instead of a card set is refused', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (game.cards) expect(readCards(game.cards, value)).toHaveProperty('problems');
      }),
      { seed: 4, numRuns: 300 },
    );
    expect(refused({ cards: { ...OWN_SET, tables: { ...OWN_SET.tables, weapons: 'constructor' } } })).toBe(true);
    expect(refused({ cards: { ...OWN_SET, tables: JSON.parse('{"__proto__": []}') } })).toBe(true);
  });
});
