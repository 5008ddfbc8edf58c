import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../src/index.ts';
import { copy, difference, freeze, freezeShared, unplain } from '../src/laws/values.ts';

describe('the difference of two values', () => {
  test.each<[unknown, unknown, string]>([
    [1, 2, ': 1 ≠ 2'],
    [{ hand: [1, 2, 3] }, { hand: [1, 2, 4] }, '.hand[2]: 3 ≠ 4'],
    [{ hand: [1] }, { hand: [1, 2] }, '.hand.length: 1 ≠ 2'],
    [{ a: 1 }, { a: 1, b: 2 }, '.b: undefined ≠ 2'],
    [{ a: [] }, { a: {} }, '.a: [] ≠ {}'],
    [null, {}, ': null ≠ {}'],
  ])('%j and %j', (a, b, found) => {
    expect(difference(a, b)).toBe(found);
  });

  test('is none exactly where their canonical texts are the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [x, y] = [copy(a), copy(b)];
        expect(difference(x, y) === undefined).toBe(canonical(x) === canonical(y));
        expect(difference(x, copy(x))).toBeUndefined();
      }),
    );
  });
});

describe('what JSON loses', () => {
  test('is nothing of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unplain(copy(value))).toBeUndefined();
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'it is undefined'],
    ['a big number', { n: 1n }, '.n is bigint'],
    ['infinity', [Number.POSITIVE_INFINITY], '[0] is Infinity'],
    ['a date', { at: new Date(0) }, '.at is no plain object but a Date'],
    ['a typed list', new Uint8Array(2), 'it is no plain object but a Uint8Array'],
    ['a list with a hole', new Array(2), '[0] is undefined'],
    ['an object without prototype', Object.create(null), 'it is no plain object but a thing without prototype'],
  ])('is %s', (_, value, why) => {
    expect(unplain(value)).toBe(why);
  });

  test('is that two places are one object, unless nobody can change it', () => {
    const part = [1];
    expect(unplain({ a: part, b: part })).toBe('.b stands elsewhere too: one object in two places');
    expect(unplain({ a: freeze(part), b: part })).toBeUndefined();
  });
});

test('what two values share cannot be changed any more, and nothing else is touched', () => {
  const common = { list: [1] };
  const [a, b] = [
    { common, own: [1] },
    { common, own: [1] },
  ];
  freezeShared(a, b);
  expect(() => common.list.push(2)).toThrow(TypeError);
  a.own.push(2);
  b.own.push(2);
  expect(Object.isFrozen(a)).toBe(false);
});
