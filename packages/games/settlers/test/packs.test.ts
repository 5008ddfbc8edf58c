import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceUsed, FACES, fillable, leastDice, type Pack, parsePack } from '../src/index.ts';
import { listed } from '../src/scenario.ts';
import { at } from './playing.ts';

const pack = (code: string): Pack => parsePack(code) as Pack;
const counts = (roll: string) => [...'WEA123'].map((letter) => listed(roll).filter((l) => l === letter).length);
const used = (code: string, roll: string) => diceUsed(pack(code), counts(roll));

describe('dice and packs', () => {
  test('SETTLERS-PACK-1: a die shows Water, Energy, Army, or one, two or three population', () => {
    expect(FACES).toEqual(['water', 'energy', 'army', 'pop1', 'pop2', 'pop3']);
    const shown = new Set(Array.from({ length: 40 }, (_, i) => listed(at({ seed: `${i}` }).play('roll').shown)).flat());
    expect([...shown].sort()).toEqual(['1', '2', '3', 'A', 'E', 'W']);
  });

  test('SETTLERS-PACK-2: each symbol needs a die of its own, and exactly those dice are placed', () => {
    expect(used('WW', 'W E A 1 2 3 3')).toBe(0);
    expect(used('WW', 'W W W E')).toBe(2);
    const t = at({ roll: 'W W W E A 1 2' }).play('fill vandelay c0');
    expect(t.view.turn.dice.map(({ face }) => face)).toEqual(['water', 'water', null, null, null, null, null]);
    expect(t.view.turn.dice.map(({ placedOn }) => placedOn?.pack)).toEqual(['c0', 'c0', ...new Array(5)]);
    expect(at({ roll: 'W E A 1 2 3 3' }).why('fill vandelay c0')).toBe('SETTLERS-PACK-2');
  });

  test('SETTLERS-PACK-3: population must reach the number; a surplus is wasted', () => {
    expect(used('P4/2', '3 2 W')).toBe(2);
    expect(used('P4/2', '2 2')).toBe(2);
    expect(used('P4/2', '2 1 W')).toBe(0);
    expect(at({ roll: '3 1 W W E E A' }).why('fill kiln c2')).toBeUndefined();
    expect(at({ roll: '2 1 W W E E A' }).why('fill kiln c2')).toBe('SETTLERS-PACK-3');
  });

  test('SETTLERS-PACK-4: no more dice than slots', () => {
    expect(used('P8/3', '3 2 2 1')).toBe(0);
    expect(used('P8/4', '3 2 2 1')).toBe(4);
    expect(at({ roll: '3 2 2 1 W E A' }).why('fill unagi c0')).toBe('SETTLERS-PACK-4');
  });

  test('SETTLERS-PACK-5: a pack cannot be filled in part', () => {
    const t = at({ roll: 'W E 1 1 1 1', target: 'vandelay c1' });
    expect(t.why('fill vandelay c0')).toBe('SETTLERS-PACK-2');
    t.play('reroll', '→ W 1 1 1 1');
    expect(t.why('fill vandelay c0')).toBe('SETTLERS-PACK-2');
  });

  test('SETTLERS-PACK-6: a placed die stays on its pack and is not rolled again this turn', () => {
    const t = at({ roll: 'W E 1 1 1 1 1' }).play('fill tindertop c0', 'roll');
    expect(t.view.turn.dice[0]).toEqual({
      status: 'placed',
      face: 'water',
      placedOn: { card: 'tindertop', pack: 'c0' },
    });
    expect(t.why('fill tindertop c0')).toBe('SETTLERS-PACK-6');
  });

  test('SETTLERS-RULING-11: the six faces are equally likely', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 600; i++)
      for (const l of listed(at({ seed: `fair ${i}` }).play('roll').shown)) seen.set(l, (seen.get(l) ?? 0) + 1);
    expect(seen.size).toBe(6);
    for (const n of seen.values()) expect(Math.abs(n - 700)).toBeLessThan(4 * Math.sqrt((4200 * 5) / 36));
  });

  test('SETTLERS-RULING-12: Unagi needs 8 population in 3 slots', () => {
    expect(at({ roll: '3 3 2 W W E 1' }).why('fill unagi c0')).toBeUndefined();
    expect(at({ roll: '3 3 1 W W E 1' }).why('fill unagi c0')).toBe('SETTLERS-PACK-4');
  });

  test('SETTLERS-RULING-13: not every slot need be used', () => {
    expect(used('P3/2', '3 W W')).toBe(1);
    expect(used('P8/4', '3 3 3')).toBe(3);
  });

  test('SETTLERS-RULING-14: the fewest dice are used, highest faces first', () => {
    const t = at({ roll: '1 1 2 3 3 W W' }).play('fill port-halcyon c2');
    expect(t.view.turn.dice.flatMap(({ status }, die) => (status === 'placed' ? [die] : []))).toEqual([3, 4]);
  });

  test('SETTLERS-RULING-14: no smaller set of dice would ever do', () => {
    const rolls = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(rolls, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 }), (faces, need, slots) => {
        const values = faces.filter((f) => f > 2).map((f) => f - 2);
        let fewest = 0;
        for (let bits = 1; bits < 1 << values.length; bits++) {
          const chosen = values.filter((_, i) => bits & (1 << i));
          const fits = chosen.length <= slots && chosen.reduce((a, b) => a + b, 0) >= need;
          if (fits && (fewest === 0 || chosen.length < fewest)) fewest = chosen.length;
        }
        expect(
          diceUsed(
            pack(`P${need}/${slots}`),
            FACES.map((_, f) => faces.filter((g) => g === f).length),
          ),
        ).toBe(fewest);
      }),
    );
  });

  test('SETTLERS-RULING-16: a roll always rolls the whole pool', () => {
    const t = at({ roll: 'W E 1 1 1 1 1' }).play('fill tindertop c0');
    expect(t.shown).toBe('· · · · · ·');
    t.play('roll');
    expect(t.happened('roll')).toHaveLength(1);
    expect(listed(t.shown)).toHaveLength(6);
    expect(t.shown).not.toContain('·');
  });

  test('SETTLERS-RULING-17: a pack is symbols or a number, never both', () => {
    expect(parsePack('WP3/2')).toBeUndefined();
    expect(parsePack('P3/2W')).toBeUndefined();
  });

  test('SETTLERS-RULING-18: population is no symbol, and a symbol no population', () => {
    expect(used('P2/1', 'W E A W E A')).toBe(0);
    expect(used('W', '1 2 3 1 2 3')).toBe(0);
  });

  test('least dice and fillability follow from the code', () => {
    expect(['W', 'EE', 'WEA', 'P2/1', 'P3/2', 'P8/4', 'P6/2'].map((code) => leastDice(pack(code)))).toEqual([
      1, 2, 3, 1, 1, 3, 2,
    ]);
    expect(['P6/2', 'P7/2', 'P3/1', 'WEA'].map((code) => fillable(pack(code)))).toEqual([true, false, true, true]);
    expect(['', 'EW', 'WEAW', 'P0/1', 'P3', 'w'].map(parsePack)).toEqual(new Array(6).fill(undefined));
  });
});
