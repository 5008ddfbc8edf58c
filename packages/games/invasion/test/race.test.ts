import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { perPoint } from '../src/insight/aims.ts';
import { chancesOf } from '../src/insight/outlook.ts';
import { winners } from '../src/insight/race.ts';
import { POINTS } from '../src/odds/cells.ts';
import { scene } from './scene.ts';

/** The chances of numbers of points, by number. */
function spread(chances: Readonly<Record<number, number>>): Float64Array {
  return Float64Array.from({ length: POINTS }, (_, n) => chances[n] ?? 0);
}

const SLOPES = [1, 2, 3, 4, 5, 6].map((turns) => perPoint(turns, 2));
const AT_LAST = perPoint(0, 2);
const TABLE = [
  spread({ 12: 0.5, 20: 0.5 }),
  spread({ 19: 0.2, 20: 0.8 }),
  spread({ 29: 1 }),
  spread({ 20: 0.3, 0: 0.7 }),
];

/** The chance of each seat of a table to win. */
function all(slope: number, table: readonly Float64Array[]): number[] {
  return table.map((own, seat) => {
    const won = winners(
      slope,
      table.filter((_, other) => other !== seat),
    );
    return own.reduce((sum, chance, n) => sum + chance * won[n], 0);
  });
}

function total(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance);
}

test('against one rival the log-odds are the slope times the lead', () => {
  for (const slope of SLOPES) {
    const won = winners(slope, [spread({ 17: 1 })]);
    won.forEach((chance, own) => {
      expect(chance).toBeCloseTo(1 / (1 + Math.exp(-slope * (own - 17))), 8);
    });
  }
});

test('against several the odds of any two seats are those of the two alone', () => {
  const [a, b, c] = all(0.3, [spread({ 10: 1 }), spread({ 14: 1 }), spread({ 20: 1 })]);
  expect(Math.log(b / a)).toBeCloseTo(0.3 * 4, 6);
  expect(Math.log(c / a)).toBeCloseTo(0.3 * 10, 6);
});

test.each([...SLOPES, AT_LAST])('the chances of a table add up, slope %d', (slope) => {
  expect(total(all(slope, TABLE))).toBeCloseTo(1, 8);
});

test('after the last turn the most points win, and who is tied shares', () => {
  const won = winners(AT_LAST, [spread({ 20: 1 }), spread({ 20: 0.5, 10: 0.5 })]);
  expect([won[19], won[20], won[21]]).toEqual([0, 0.5 / 2 + 0.5 / 3, 1]);
});

describe('six level seats', () => {
  test('before a turn each has a sixth', () => {
    const s = game.determinize(game.view(scene({ seats: 6 }).s, 0), keyFromSeed('imagined'));
    s.rng.n = 1;
    for (const chance of chancesOf(s)) expect(chance).toBeCloseTo(1 / 6, 9);
  });

  test('in a turn they add up, and only the one that is invaded differs, by what its turn may bring', () => {
    for (const dice of ['', 'y1=1 b1=1', 'y1=2 b1=1 m1=2', 'y1=3 b1=3 m1=3']) {
      const { s } = scene({ seats: 6, dice, tray: 'Y B X', rerolls: 3 });
      const seen = chancesOf(s);
      const rest = seen.filter((_, seat) => seat !== s.active);
      expect(total(seen)).toBeCloseTo(1, 9);
      for (const chance of rest) expect(chance).toBeCloseTo(rest[0], 9);
      expect(seen[s.active]).toBeGreaterThan(1 / 12);
      expect(seen[s.active]).toBeLessThan(1 / 4);
    }
  });
});
