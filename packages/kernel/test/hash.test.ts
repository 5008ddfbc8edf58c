import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hash } from '../src/index.ts';

/** The same value with the keys of all its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([k, v]): [string, unknown] => [k, turned(v)]);
  return Object.fromEntries(entries.reverse());
}

/** What JSON makes of a value: -0 becomes 0. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('canonical', () => {
  test('is JSON with its keys in order', () => {
    expect(canonical({ b: [1, { d: null, c: 'x"y' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x\\"y","d":null}]}');
  });

  test('reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(plain(value));
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
    );
  });

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined])).toBe('[null]');
    expect(canonical(undefined)).toBe('null');
  });

  test('keeps the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });
});

describe('hash', () => {
  test('is 16 hexadecimal digits, the same for equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hash(value)).toMatch(/^[0-9a-f]{16}$/);
        expect(hash(turned(value))).toBe(hash(value));
      }),
    );
  });

  test('tells a hundred thousand values apart', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(hash([i, i % 7]));
    expect(seen.size).toBe(100_000);
  });

  test('changes in half of its bits when anything changes', () => {
    let changed = 0;
    for (let i = 0; i < 500; i++) {
      let bits = BigInt(`0x${hash({ points: [i, 3] })}`) ^ BigInt(`0x${hash({ points: [i, 4] })}`);
      for (; bits > 0n; bits >>= 1n) changed += Number(bits & 1n);
    }
    expect(changed / 500).toBeGreaterThan(28);
    expect(changed / 500).toBeLessThan(36);
  });

  test('never changes from release to release: records carry it', () => {
    expect(hash({ seats: 2, stack: [{ step: 'turn' }] })).toMatchInlineSnapshot(`"dd4566ee241331e7"`);
  });
});
