import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from '../src/index.ts';

const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
const wired = <T>(x: T): T => (x === undefined ? x : JSON.parse(JSON.stringify(x)));
/** Values that differ a little, as two views do. */
const pair = fc.tuple(
  fc.dictionary(fc.string({ maxLength: 2 }), value),
  fc.dictionary(fc.string({ maxLength: 2 }), value),
);

test('a patch makes the one of the other, over a line, with its keys in their order', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const [before, after] = [wired(a), wired({ ...a, ...b })];
      const made = patched(before, wired(diff(before, after)));
      expect(made).toEqual(after);
      expect(JSON.stringify(made)).toBe(JSON.stringify(after));
    }),
  );
});

test('of equal values there is none', () => {
  fc.assert(fc.property(value, (a) => diff(wired(a), wired(a)) === undefined));
});

test('what did not change is the same object, and what was there before stays as it was', () => {
  const before = { options: { a: 1 }, hand: ['x', 'y'], board: [{ n: 1 }, { n: 2 }] };
  const kept = structuredClone(before);
  const after = { options: { a: 1 }, hand: ['y'], board: [{ n: 1 }, { n: 3 }] };
  const patch = diff(before, after);
  expect(patch).toEqual({ in: { hand: { at: 0, out: 1, put: [] }, board: { in: { 1: { in: { n: { to: 3 } } } } } } });
  const made = patched(before, patch) as typeof before;
  expect(made).toEqual(after);
  expect(made.options).toBe(before.options);
  expect(made.board[0]).toBe(before.board[0]);
  expect(before).toEqual(kept);
});

test('a patch for something else is refused', () => {
  expect(() => patched(3, { in: {} })).toThrow();
  expect(() => patched({}, { at: 0, out: 0, put: [] })).toThrow();
});
