import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CORE_EXITS,
  chart,
  contentOf,
  DIRS,
  depth,
  exitsInsideOut,
  exitsOf,
  insideOut,
  keepsExit,
  OFFSET,
  outerModules,
  type Placed,
  printedExits,
} from '../src/index.ts';
import { build, exact, modules, operate, scenario } from './testMatch.ts';

const { exits } = contentOf({ cards: null });
const free = (list: readonly Placed[]) =>
  chart(exits, list).free.map((e) => `${e.host.id}${e.side}${e.usable ? '' : e.open ? '!' : 'x'}`);
const X = ['dormitory 0W', 'farm 0N', 'hotel 0E', 'workshop 0S', 'airlock 1N', 'storage 3S', 'observatory 4S'];

describe('geometry', () => {
  test('ORBITAL-GEO-1: one module, one cell; x grows to the east, y to the south', () => {
    expect(OFFSET).toEqual({ N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } });
    const t = scenario({ seats: [{ hand: 'farm', modules: ['dormitory 0W'] }, {}] }).play(build('farm', 1, 'S'));
    expect(t.module(0, 2)).toMatchObject({ x: -1, y: 1 });
  });

  test('ORBITAL-GEO-2: the core lies at (0,0), without entry, with an exit on each side', () => {
    const [core] = modules([]);
    expect([core.x, core.y, core.host, core.facing]).toEqual([0, 0, null, null]);
    expect([...CORE_EXITS].sort()).toEqual([...DIRS].sort());
    expect(free([core])).toEqual(['0W', '0N', '0E', '0S']);
  });

  test('ORBITAL-GEO-3: printed exits are any of left, up and right', () => {
    expect(printedExits('LUR', 'N')).toEqual(['W', 'N', 'E']);
    expect(printedExits('R', 'N')).toEqual(['E']);
    expect(printedExits('', 'N')).toEqual([]);
  });

  test('ORBITAL-GEO-4: a new module lies in front of the exit and faces away from its host', () => {
    const t = scenario({ seats: [{ hand: 'airlock' }, {}] }).play(build('airlock', 0, 'E'));
    expect(t.module(0, 1)).toMatchObject({ x: 1, y: 0, facing: 'E', host: 0 });
    const choices = scenario({ seats: [{ hand: 'airlock' }, {}] })
      .legal()
      .filter((a) => a.type === 'build');
    expect(choices.length).toBe(4);
  });

  test('ORBITAL-GEO-5: printed exits turn with the facing', () => {
    const table = { N: 'WNE', E: 'NES', S: 'ESW', W: 'SWN' } as const;
    for (const facing of DIRS) expect(printedExits('LUR', facing).join('')).toBe(table[facing]);
  });

  test('ORBITAL-GEO-6: lying side by side is no connection', () => {
    const list = modules(['dormitory 0W', 'farm 0N', 'storage 1N']);
    expect(list[3]).toMatchObject({ x: -1, y: -1, host: 1 });
    expect(outerModules(list)).toEqual([false, false, true, true]);
    expect(free(list)).toContain('2Wx');
  });

  test('ORBITAL-GEO-7: modules may not overlap', () => {
    const t = scenario({ seats: [{ hand: 'airlock', modules: ['dormitory 0W', 'farm 0N', 'storage 1N'] }, {}] });
    expect(t.why(build('airlock', 2, 'W'))).toBe('ORBITAL-GEO-10');
  });

  test('ORBITAL-GEO-8: only a free exit of the own orbital can be built from', () => {
    const t = scenario({ seats: [{ hand: 'farm', modules: ['airlock 0N'] }, { modules: ['dormitory 0N'] }] });
    expect(t.why(build('farm', 0, 'N'))).toBe('ORBITAL-GEO-8');
    expect(t.why(build('farm', 1, 'N'))).toBe('ORBITAL-GEO-8');
    expect(t.why(build('farm', 1, 'E'))).toBeUndefined();
  });

  test('ORBITAL-GEO-9: an exit is free while no child is connected to it', () => {
    const list = modules(['dormitory 0W', 'farm 1N']);
    expect(free(list).filter((e) => e.startsWith('1'))).toEqual(['1S', '1W']);
    expect(free(modules(['dormitory 0W']))).toContain('1N');
  });

  test('ORBITAL-GEO-10: a free exit is open if the cell in front is empty, otherwise blocked', () => {
    const list = modules(['farm 0N', 'dormitory 0W', 'storage 2N']);
    expect(free(list)).toContain('1Wx');
    expect(free(modules(['farm 0N', 'dormitory 0W']))).toContain('1W');
  });

  test('ORBITAL-GEO-11: an exit is usable if it is open and its module undamaged', () => {
    expect(free(modules(['airlock 0N !']))).toContain('1E!');
    expect(chart(exits, modules(['airlock 0N !'])).usable).toBe(3);
    expect(chart(exits, modules(['airlock 0N'])).usable).toBe(4);
  });

  test('ORBITAL-GEO-12: a build that leaves no usable exit is illegal; exits of the new module count', () => {
    const seat = { modules: ['storage 0W', 'storage 0N', 'storage 0E'] };
    expect(exact({ seats: [{ ...seat, hand: 'greenhouse' }, {}] }).why(build('greenhouse', 0, 'S'))).toBe(
      'ORBITAL-GEO-12',
    );
    expect(exact({ seats: [{ ...seat, hand: 'airlock' }, {}] }).why(build('airlock', 0, 'S'))).toBeUndefined();
    const arm = ['robotic-arm 0W', 'storage 0N', 'storage 0E', 'storage 1N', 'life-support 0S !'];
    const t = exact({ seats: [{ modules: arm, hand: 'farm' }, {}] });
    expect(t.why(operate(1, { moved: 2, exit: { host: 1, side: 'S' } }))).toBeUndefined();
    const full = exact({ seats: [{ modules: [...arm, 'storage 1S'], hand: 'farm' }, {}] });
    const moves = full.legal().filter((a) => a.type === 'operate');
    expect(moves).toEqual([]);
  });

  test('ORBITAL-GEO-13: a module other than the core without children is outer', () => {
    const list = modules(['dormitory 0W', 'storage 1N', 'greenhouse 0N']);
    expect(outerModules(list)).toEqual([false, false, true, true]);
    expect(outerModules(modules([]))).toEqual([false]);
  });

  test('ORBITAL-GEO-14: inside-out order goes by depth, then clockwise from the west, then nearer first', () => {
    expect(insideOut(modules(X)).map((m) => m.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const shuffled = ['workshop 0S', 'hotel 0E', 'farm 0N', 'dormitory 0W', 'airlock 3N', 'airlock 4W'];
    expect(insideOut(modules(shuffled)).map((m) => m.id)).toEqual([0, 4, 3, 2, 1, 6, 5]);
    const spread = modules(['dormitory 0W', 'dormitory 0E']);
    // Same depth all around the core: west, north-west, north, north-east, east, south-east, south, south-west.
    const ring = [
      [-2, 0],
      [-2, -1],
      [-1, -1],
      [-1, -2],
      [0, -2],
      [1, -1],
      [2, 0],
      [1, 1],
      [0, 2],
      [-1, 1],
    ].map(([x, y], i): Placed => ({ ...spread[1], id: 10 + i, x, y, host: 1 }));
    expect(insideOut([...spread, ...ring.toReversed()]).map((m) => m.id)).toEqual([0, 1, 2, ...ring.map((m) => m.id)]);
    const ray = [1, 2, 3].map((n): Placed => ({ ...spread[1], id: 20 + n, x: -n, y: -n, host: 1 }));
    expect(insideOut([...spread, ...ray.toReversed()]).map((m) => m.id)).toEqual([0, 1, 2, 21, 22, 23]);
  });

  test('ORBITAL-GEO-15: exits are ordered by the cell they lead to, then by their host', () => {
    const list = modules(['farm 0N', 'dormitory 0W']);
    const at = chart(exits, list);
    const order = exitsInsideOut(
      list,
      at.free.filter((e) => e.usable),
    ).map((e) => `${e.host.id}${e.side}`);
    expect(order).toEqual(['0E', '0S', '2W', '2N', '1W', '1N', '2S']);
  });
});

describe('geometry, for any orbital', () => {
  /** Grows an orbital by random legal builds, some modules damaged. */
  const orbitals = fc
    .array(fc.record({ kind: fc.nat(29), exit: fc.nat(200), damage: fc.constantFrom(0, 0, 0, 1) }), { maxLength: 40 })
    .map((steps) => {
      const list = [...modules([])];
      for (const { kind, exit, damage } of steps) {
        const at = chart(exits, list);
        const usable = at.free.filter((e) => e.usable);
        const chosen = usable[exit % usable.length];
        if (!keepsExit(at, chosen, { exits: exits[kind], undamaged: damage === 0 })) continue;
        const { host, side, x, y } = chosen;
        list.push({ ...list[0], id: list.length, card: kind, x, y, facing: side, host: host.id, damage });
      }
      return list;
    });
  const at = (list: readonly Placed[], x: number, y: number) => list.find((m) => m.x === x && m.y === y);

  test('the chart agrees with a plain reading of the cells', () => {
    fc.assert(
      fc.property(orbitals, (list) => {
        const read = chart(exits, list);
        const all = list.flatMap((m) => exitsOf(exits, m).map((side) => ({ m, side })));
        const plain = all.filter(({ m, side }) => !list.some((o) => o.host === m.id && o.facing === side));
        expect(read.free.map((e) => `${e.host.id}${e.side}`)).toEqual(plain.map(({ m, side }) => `${m.id}${side}`));
        for (const e of read.free) {
          expect(e.open).toBe(at(list, e.x, e.y) === undefined);
          expect(e.usable).toBe(e.open && e.host.damage === 0);
        }
        expect(read.usable).toBe(read.free.filter((e) => e.usable).length);
        expect(read.usable).toBeGreaterThan(0);
        const childless = list.map((m) => m.host !== null && !list.some((o) => o.host === m.id));
        expect(outerModules(list)).toEqual(childless);
      }),
      { numRuns: 60 },
    );
  });

  test('the no-exit rule agrees with building and counting', () => {
    fc.assert(
      fc.property(orbitals, fc.nat(29), (list, kind) => {
        const read = chart(exits, list);
        for (const e of read.free.filter((exit) => exit.usable)) {
          const m: Placed = { ...list[0], id: 99, card: kind, x: e.x, y: e.y, facing: e.side, host: e.host.id };
          const after = chart(exits, [...list, m]).usable > 0;
          expect(keepsExit(read, e, { exits: exits[kind], undamaged: true })).toBe(after);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('cells are distinct, the order goes by depth and names everything once', () => {
    fc.assert(
      fc.property(orbitals, (list) => {
        expect(new Set(list.map((m) => `${m.x},${m.y}`)).size).toBe(list.length);
        const order = insideOut(list);
        const depths = order.map((m) => depth(list, m));
        expect(depths).toEqual([...depths].sort((a, b) => a - b));
        expect(new Set(order).size).toBe(list.length);
      }),
      { numRuns: 60 },
    );
  });
});
