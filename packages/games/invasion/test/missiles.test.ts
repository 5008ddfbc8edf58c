import { describe, expect, test } from 'vitest';
import { FRESH, scene } from './scene.ts';

const SCRATCHED = 'C2 O212222 I222222';

describe('step 5: missiles', () => {
  test('INVASION-MISSILE-1: each Missile is fired at all other players at once', () => {
    const t = scene({ seats: 3, tray: 'X', rerolls: 0, rolls: [6, 1, 1] });
    expect(t.eventsOf('missile')).toMatchObject([{ seat: 0, sector: 6 }]);
    expect(t.points).toEqual([29, 28, 28]);
  });

  test('INVASION-MISSILE-2: the Sector die gives the sector struck on every target', () => {
    const t = scene({ seats: 3, tray: 'X', rerolls: 0, rolls: [3, 1, 2] });
    expect(t.planets).toEqual([FRESH, 'C2 O221222 I222222', 'C2 O221222 I222222']);
  });

  test('INVASION-MISSILE-3: several Missiles have a separate roll each', () => {
    const t = scene({ tray: 'X X', rerolls: 0, rolls: [3, 1, 5, 1] });
    expect(t.eventsOf('missile').map((e) => e.sector)).toEqual([3, 5]);
    expect(t.planets[1]).toBe('C2 O221212 I222222');
  });

  test('INVASION-MISSILE-4: a Missile does damage equal to the round value to each target', () => {
    for (const round of [1, 2, 3] as const) {
      expect(scene({ round, seats: 3, tray: 'X', rerolls: 0, rolls: [3, 1, 1] }).points).toEqual([
        29,
        29 - round,
        29 - round,
      ]);
    }
  });

  test('INVASION-MISSILE-5: each other player rolls against it', () => {
    const t = scene({ seats: 3, tray: 'X', rerolls: 0, rolls: [3, 3, 5] });
    expect(t.eventsOf('counter')).toEqual([{ type: 'counter', seat: 1, sector: 3, points: 1 }]);
    expect(t.eventsOf('hit')).toMatchObject([{ seat: 2, shielded: 5 }]);
  });

  test('INVASION-MISSILE-6: an equal roll takes no damage', () => {
    expect(scene({ tray: 'X', rerolls: 0, rolls: [3, 3] }).planets[1]).toBe(FRESH);
  });

  test('INVASION-MISSILE-7: and gets a free rebuild worth the round value, that player alone', () => {
    const t = scene({
      seats: 3,
      round: 2,
      planets: [undefined, SCRATCHED],
      tray: 'X',
      rerolls: 0,
      rolls: [3, 3, 1],
    });
    expect(t.s.stack.at(-1)).toEqual({ step: 'freeRebuild', pools: [0, 2, 0] });
    expect(t.actors).toEqual([1]);
    expect(t.why('0: rebuild core')).toBe('INVASION-MISSILE-7');
    expect(t.why('2: rebuildDone')).toBe('INVASION-MISSILE-7');
  });

  test('INVASION-MISSILE-8: the free rebuild may be used anywhere on the own planet, the Core included', () => {
    const t = scene({ planets: [undefined, 'C1 O212222 I222220'], tray: 'X', rerolls: 0, rolls: [3, 3] });
    expect(t.legal()).toEqual(['rebuild core', 'rebuild outer-2', 'rebuild inner-6', 'rebuildDone']);
    expect(t.play('rebuild core').planets[1]).toBe('C2 O212222 I222220');
  });

  test('INVASION-MISSILE-9: a roll that differs takes the damage in the Missile’s sector, not in its own', () => {
    expect(scene({ tray: 'X', rerolls: 0, rolls: [6, 2] }).planets[1]).toBe('C2 O222221 I222222');
  });

  test('INVASION-RULING-26: a kept Missile is fired', () => {
    const t = scene({ tray: 'X', rolls: [1, 2] }).play('keep');
    expect(t.eventsOf('missile').length).toBe(1);
    expect(t.s.active).toBe(1);
  });

  test('INVASION-RULING-27: a Missile does the round value in total to each planet, in one sector', () => {
    expect(scene({ round: 3, tray: 'X', rerolls: 0, rolls: [2, 3] }).planets[1]).toBe('C2 O202222 I212222');
  });

  test('INVASION-RULING-28: one sector for all targets, an own counter roll of each for each Missile', () => {
    const t = scene({ seats: 3, tray: 'X X', rerolls: 0, rolls: [1, 2, 3, 4, 5, 6] });
    expect(t.eventsOf('hit').map((e) => [e.seat, e.sector, e.shielded])).toEqual([
      [1, 1, 2],
      [2, 1, 3],
      [1, 4, 5],
      [2, 4, 6],
    ]);
  });

  test('INVASION-RULING-29: missile by missile: free rebuilds come before the next Missile', () => {
    const t = scene({ planets: [undefined, SCRATCHED], tray: 'X X', rolls: [2, 2, 2, 1] }).play('keep');
    expect(t.eventsOf('missile').length).toBe(1);
    expect(t.step).toBe('freeRebuild');
    t.play('1: rebuild outer-2');
    expect(t.eventsOf('missile').length).toBe(1);
    expect(t.planets[1]).toBe(SCRATCHED);
  });

  test('INVASION-RULING-30: several who counter decide at the same time, in any order', () => {
    const at = scene({
      seats: 3,
      round: 2,
      planets: [undefined, 'C2 O112222 I222222', 'C2 O222211 I222222'],
      tray: 'X',
      rerolls: 0,
      rolls: [3, 3, 3],
    });
    expect(at.actors).toEqual([1, 2]);
    const one = at
      .rolling()
      .play('2: rebuild outer-5', '1: rebuild outer-1', '1: rebuild outer-2', '2: rebuild outer-6');
    const two = at
      .rolling()
      .play('1: rebuild outer-1', '1: rebuild outer-2', '2: rebuild outer-5', '2: rebuild outer-6');
    expect(one.planets).toEqual([FRESH, FRESH, FRESH]);
    expect(one.s).toEqual(two.s);
  });

  test('INVASION-RULING-31: points that cannot be used are lost; with nothing missing there is no decision', () => {
    const idle = scene({ round: 2, tray: 'X', rerolls: 0, rolls: [3, 3] });
    expect(idle.eventsOf('lost')).toEqual([{ type: 'lost', seat: 1, points: 2 }]);
    expect(idle.step).toBe('defense');
    const t = scene({ round: 2, planets: [undefined, SCRATCHED], tray: 'X', rerolls: 0, rolls: [3, 3] });
    t.play('1: rebuild outer-2');
    expect(t.eventsOf('lost')).toEqual([{ type: 'lost', seat: 1, points: 1 }]);
    expect(t.step).toBe('defense');
  });

  test('INVASION-RULING-32: a Missile does not strike its owner', () => {
    const t = scene({ seats: 3, active: 1, round: 3, tray: 'X', rerolls: 0, rolls: [3, 1, 1] });
    expect(t.planets[1]).toBe(FRESH);
    expect(t.s.missile).toEqual({ attacker: 1, sectors: [1, 3, 1] });
  });

  test('INVASION-EX-13: a Missile at three players', () => {
    const t = scene({ seats: 4, planets: [undefined, SCRATCHED], tray: 'X', rerolls: 0, rolls: [6, 6, 2, 1] });
    expect(t.planets.slice(2)).toEqual(['C2 O222221 I222222', 'C2 O222221 I222222']);
    t.play('1: rebuild outer-2');
    expect(t.points).toEqual([29, 29, 28, 28]);
  });

  test('INVASION-EX-14: a counter without use', () => {
    const t = scene({ seats: 4, tray: 'X', rerolls: 0, rolls: [6, 6, 2, 1] });
    expect([t.step, t.s.active]).toEqual(['defense', 1]);
    expect(t.eventsOf('lost')).toEqual([{ type: 'lost', seat: 1, points: 1 }]);
    expect(t.points).toEqual([29, 29, 28, 28]);
  });

  test('INVASION-EX-15: two Missiles', () => {
    const t = scene({
      round: 2,
      planets: [undefined, 'C2 O222122 I222222'],
      tray: 'X X',
      rerolls: 0,
      rolls: [4, 4, 4, 1],
    });
    t.play('1: rebuild outer-4');
    expect([t.planets[1], t.points[1]]).toEqual(['C2 O222022 I222222', 27]);
  });
});
