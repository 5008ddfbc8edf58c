import { describe, expect, test } from 'vitest';
import { CORE, game } from '../src/index.ts';
import { FRESH, scene } from './scene.ts';

const rebuilding = (planet: string, tray = 'R', round: 1 | 2 | 3 = 1) =>
  scene({ round, planets: [planet], tray, rerolls: 0 });
const pool = (t: ReturnType<typeof scene>) => t.s.stack.at(-1);

describe('step 6: rebuild', () => {
  test('INVASION-REBUILD-1: each Rebuild gives points equal to the round value', () => {
    for (const round of [1, 2, 3] as const) {
      expect(pool(rebuilding('C0 O000000 I222222', 'R R', round))).toEqual({ step: 'rebuild', pool: 2 * round });
    }
    expect(scene({ tray: 'R' }).why('rebuild core')).toBe('INVASION-REBUILD-1');
    expect(scene({ tray: 'R' }).why('rebuildDone')).toBe('INVASION-REBUILD-1');
  });

  test('INVASION-REBUILD-2: one point puts a damaged City on an empty crater', () => {
    expect(rebuilding('C2 O202222 I222222').play('rebuild outer-2').planets[0]).toBe('C2 O212222 I222222');
  });

  test('INVASION-REBUILD-3: one point turns a damaged City to its undamaged side', () => {
    expect(rebuilding('C2 O222222 I221222').play('rebuild inner-3').planets[0]).toBe(FRESH);
  });

  test('INVASION-REBUILD-4: two points put an undamaged City on an empty crater', () => {
    const t = rebuilding('C2 O202222 I222222', 'R', 2).play('rebuild outer-2', 'rebuild outer-2');
    expect([t.planets[0], t.s.active]).toEqual([FRESH, 1]);
  });

  test('INVASION-REBUILD-5: points may be spent anywhere and in any order', () => {
    const damaged = 'C1 O022222 I222212';
    for (const order of [
      ['core', 'inner-5', 'outer-1'],
      ['outer-1', 'core', 'inner-5'],
    ]) {
      const t = rebuilding(damaged, 'R', 3).play(...order.map((site) => `rebuild ${site}`));
      expect(t.planets[0]).toBe('C2 O122222 I222222');
    }
  });

  test('INVASION-REBUILD-6: the Core costs one point a step, like a City', () => {
    const t = rebuilding('C0 O222222 I222222', 'R', 2).play('rebuild core');
    expect([t.planets[0], pool(t)]).toEqual(['C1 O222222 I222222', { step: 'rebuild', pool: 1 }]);
    expect(t.play('rebuild core').planets[0]).toBe(FRESH);
  });

  test('INVASION-RULING-33: the points of several Rebuild dice are one pool, spent in single points', () => {
    const t = rebuilding('C2 O000222 I222222', 'R R', 2);
    expect(pool(t)).toEqual({ step: 'rebuild', pool: 4 });
    t.play('rebuild outer-1', 'rebuild outer-2', 'rebuild outer-3', 'rebuild outer-1');
    expect(t.planets[0]).toBe('C2 O211222 I222222');
  });

  test('INVASION-RULING-34: rebuilding may be declined at any time; the rest is lost', () => {
    const t = rebuilding('C2 O000222 I222222', 'R', 3).play('rebuild outer-1', 'rebuildDone');
    expect(t.eventsOf('lost')).toEqual([{ type: 'lost', seat: 0, points: 2 }]);
    expect([t.planets[0], t.s.active]).toEqual(['C2 O100222 I222222', 1]);
    const free = scene({ planets: [undefined, 'C1 O222222 I222222'], tray: 'X', rerolls: 0, rolls: [1, 1] });
    expect(free.play('1: rebuildDone').planets[1]).toBe('C1 O222222 I222222');
  });

  test('INVASION-RULING-35: pieces never run out, and the centre takes the Core only', () => {
    const t = rebuilding('C0 O000000 I000000', 'R R R R R', 3);
    for (let i = 0; i < 15; i++) t.play(t.legal()[i % 2]);
    expect(game.inventory(t.s)).toMatchObject({ cores: 2, cities: 24 });
    expect(game.view(t.s, 0).planets[0][CORE]).toBe(2);
    expect(t.points[0]).toBe(5 + 13);
  });

  test('INVASION-RULING-36: rebuilding does not prevent damage of the same turn', () => {
    const t = scene({ dice: 'y1=1', tray: 'R', rerolls: 0, rolls: [1] });
    expect([t.step, t.planets[0]]).toEqual(['rebuild', 'C2 O122222 I222222']);
  });

  test('INVASION-RULING-38: an undamaged planet wastes Rebuild dice, and an undamaged site cannot be repaired', () => {
    const t = rebuilding(FRESH, 'R R');
    expect(t.eventsOf('lost')).toEqual([{ type: 'lost', seat: 0, points: 2 }]);
    expect(t.s.active).toBe(1);
    expect(rebuilding('C1 O222222 I222222').why('rebuild outer-3')).toBe('INVASION-RULING-38');
  });

  test('INVASION-EX-16: the price list', () => {
    const t = rebuilding('C2 O022222 I122222', 'R', 2);
    const whole = t.rolling().play('rebuild outer-1', 'rebuild outer-1');
    const split = t.rolling().play('rebuild inner-1', 'rebuild outer-1');
    expect([whole.planets[0], split.planets[0]]).toEqual(['C2 O222222 I122222', 'C2 O122222 I222222']);
    expect([whole.points[0], split.points[0]]).toEqual([t.points[0] + 2, t.points[0] + 2]);
  });

  test('INVASION-EX-17: the Core first', () => {
    const one = rebuilding('C1 O222222 I222222');
    expect(one.points[0]).toBe(25);
    expect(one.play('rebuild core').points[0]).toBe(29);
    const three = rebuilding('C0 O122222 I222222', 'R', 3);
    expect(three.points[0]).toBe(23);
    three.play('rebuild core', 'rebuild core');
    expect(three.points[0]).toBe(28);
    expect(three.play('rebuild outer-1').points[0]).toBe(29);
  });

  test('INVASION-EX-25: legal rebuild steps', () => {
    const t = rebuilding('C1 O022222 I222221', 'R', 2);
    const four = ['rebuild core', 'rebuild outer-1', 'rebuild inner-6', 'rebuildDone'];
    expect(t.legal()).toEqual(four);
    expect(t.rolling().play('rebuild outer-1').legal()).toEqual(four);
    expect(t.rolling().play('rebuild core').legal()).toEqual(four.slice(1));
  });
});
