import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  formatKey,
  type Key,
  keyFromSeed,
  parseKey,
  pick,
  type Rng,
  rngOf,
  shuffle,
  word,
} from '../src/index.ts';

/** A stream standing at its word n. */
function at(key: Key, n: number): Rng {
  return { key, n };
}

/** How far counts are from being all equal; large for a biased source. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What an even source exceeds once in ten thousand times (Wilson and Hilferty). */
function limit(outcomes: number): number {
  const df = outcomes - 1;
  return df * (1 - 2 / (9 * df) + 3.719 * Math.sqrt(2 / (9 * df))) ** 3;
}

describe('the stream of words', () => {
  const key = keyFromSeed('stream');

  test('begins with the first block of the cipher', () => {
    const rng = rngOf(parseKey('0'.repeat(64)) as Key);
    expect([word(rng), word(rng)]).toEqual([0xade0b876, 0x903df1a0]);
    rng.n = 16;
    expect(word(rng)).toBe(0xbee7079f);
  });

  test('counts the words taken', () => {
    const rng = rngOf(key);
    for (let i = 0; i < 40; i++) word(rng);
    expect(rng).toEqual({ key, n: 40 });
  });

  test('has a word n that depends on key and n alone, in whatever order it is asked for', () => {
    const inOrder = rngOf(key);
    const words = Array.from({ length: 200 }, () => word(inOrder));
    fc.assert(
      fc.property(fc.array(fc.nat(199)), (places) => {
        for (const n of places) expect(word(at([...key], n))).toBe(words[n]);
      }),
    );
  });

  test('is not disturbed by other streams', () => {
    const keys = Array.from({ length: 40 }, (_, i) => keyFromSeed(`stream ${i}`));
    const alone = keys.map((k) => {
      const rng = rngOf(k);
      return Array.from({ length: 40 }, () => word(rng));
    });
    const together = keys.map(rngOf);
    const taken: number[][] = keys.map(() => []);
    for (let i = 0; i < 40; i++) for (const [j, rng] of together.entries()) taken[j].push(word(rng));
    expect(taken).toEqual(alone);
  });

  test('is another one for keys that share their first word', () => {
    const other: Key = [key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7] ^ 1];
    expect(word(at(key, 3))).not.toBe(word(at(other, 3)));
    expect(word(at(key, 3))).toBe(word(at([...key], 3)));
  });

  test('goes on after JSON', () => {
    const rng = rngOf(key);
    word(rng);
    const loaded: Rng = JSON.parse(JSON.stringify(rng));
    expect(word(loaded)).toBe(word(rng));
  });
});

describe('below', () => {
  test.each([2, 3, 6, 7, 10, 52])('gives each of 0 to %i − 1 equally often', (n) => {
    const rng = rngOf(keyFromSeed(`below ${n}`));
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 1000 * n; i++) counts[below(rng, n)]++;
    expect(chiSquare(counts)).toBeLessThan(limit(n));
  });

  test('is even where a remainder would favour the low half', () => {
    const n = 3 * 2 ** 30;
    const rng = rngOf(keyFromSeed('three quarters'));
    const counts = [0, 0, 0];
    for (let i = 0; i < 9000; i++) counts[Math.floor(below(rng, n) / 2 ** 30)]++;
    expect(chiSquare(counts)).toBeLessThan(limit(3));
  });

  test('throws away the words past the last full multiple, and counts them', () => {
    const n = 2 ** 31 + 1;
    const key = keyFromSeed('rejection');
    let thrownAway = 0;
    for (let from = 0; from < 100; from++) {
      const words = at(key, from);
      let expected = word(words);
      for (; expected >= n; thrownAway++) expected = word(words);
      const rng = at(key, from);
      expect(below(rng, n)).toBe(expected);
      expect(rng.n).toBe(words.n);
    }
    expect(thrownAway).toBeGreaterThan(50);
  });

  test('needs no randomness for one possibility', () => {
    const rng = rngOf(keyFromSeed('one'));
    expect(below(rng, 1)).toBe(0);
    expect(rng.n).toBe(0);
  });
});

describe('pick and shuffle', () => {
  test('pick gives every entry equally often', () => {
    const rng = rngOf(keyFromSeed('pick'));
    const counts = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 3000; i++) counts[pick(rng, ['a', 'b', 'c'] as const)]++;
    expect(chiSquare(Object.values(counts))).toBeLessThan(limit(3));
  });

  test('shuffle gives each of the 24 orders of four equally often', () => {
    const rng = rngOf(keyFromSeed('shuffle'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(24));
  });

  test('shuffle changes the list it is given, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (list, seed) => {
        const before = [...list].sort();
        expect(shuffle(rngOf(keyFromSeed(seed)), list)).toBe(list);
        expect([...list].sort()).toEqual(before);
      }),
    );
  });
});

describe('keys', () => {
  test('made from a seed are the same for the same seed, and for no other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (a, b) => {
        expect(keyFromSeed(a)).toEqual(keyFromSeed(a));
        expect(formatKey(keyFromSeed(a)) === formatKey(keyFromSeed(b))).toBe(a === b);
      }),
    );
  });

  test.each([
    ['', '\0'],
    ['a', 'a\0'],
    ['x'.repeat(31), 'x'.repeat(32)],
    ['x'.repeat(32), 'x'.repeat(64)],
    ['é', 'e\u0301'],
  ])('made from seeds that are almost the same differ (%j, %j)', (a, b) => {
    expect(keyFromSeed(a)).not.toEqual(keyFromSeed(b));
  });

  test('made from a seed never change from release to release: records of tests depend on them', () => {
    expect(formatKey(keyFromSeed('starboard'))).toMatchInlineSnapshot(
      `"6c774051d5e369e8fbeeab57198fd9dcfc45ed704a9838027bc779aec8119462"`,
    );
  });

  test('are eight unsigned words', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const key = keyFromSeed(seed);
        expect(key).toHaveLength(8);
        expect(key.every((w) => Number.isInteger(w) && w >= 0 && w < 2 ** 32)).toBe(true);
      }),
    );
  });

  test('are written as 64 digits and read back', () => {
    const key: Key = [0, 1, 0xffffffff, 0x80000000, 0xdeadbeef, 16, 255, 256];
    expect(formatKey(key)).toBe('0000000000000001ffffffff80000000deadbeef00000010000000ff00000100');
    expect(parseKey(formatKey(key))).toEqual(key);
  });

  test.each([
    ['nothing', ''],
    ['63 digits', '0'.repeat(63)],
    ['65 digits', '0'.repeat(65)],
    ['capitals', 'A'.repeat(64)],
    ['a letter past f', `${'0'.repeat(63)}g`],
    ['a line too many', `${'0'.repeat(64)}\n`],
  ])('are not read from %s', (_, text) => {
    expect(parseKey(text)).toBeUndefined();
  });
});
