import { describe, expect, test } from 'vitest';
import { NOBODY, only, placesByPoints } from '../src/index.ts';

describe('lists of seats', () => {
  test('nobody is an empty list', () => {
    expect(NOBODY).toEqual([]);
  });

  test('one seat is the same list every time, which nobody can change', () => {
    expect(only(3)).toEqual([3]);
    expect(only(3)).toBe(only(3));
    expect(Object.isFrozen(only(0))).toBe(true);
  });
});

describe('places by points', () => {
  test.each([
    [[7], [1]],
    [
      [3, 9, 5],
      [3, 1, 2],
    ],
    [
      [4, 4],
      [1, 1],
    ],
    [
      [5, 8, 8, 2],
      [3, 1, 1, 4],
    ],
    [
      [1, 1, 1, 0],
      [1, 1, 1, 4],
    ],
    [
      [-2, 0.5, 0],
      [3, 1, 2],
    ],
  ])('of %j are %j', (points, places) => {
    expect(placesByPoints(points)).toEqual(places);
  });
});
