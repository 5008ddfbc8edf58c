import { expect, test } from 'vitest';
import { apart } from '../src/story/pins.ts';

test('a pin that has room stands on its line, inside the box', () => {
  expect(apart([{ left: 10, top: 50 }])).toEqual([{ left: 10, top: 50 }]);
  expect(apart([{ left: 10, top: 2 }])).toEqual([{ left: 10, top: 14 }]);
});

test('pins of neighbouring decisions do not lie over each other', () => {
  const placed = apart([
    { left: 50, top: 50 },
    { left: 52, top: 50 },
    { left: 55, top: 48 },
    { left: 90, top: 50 },
  ]);
  for (const [i, a] of placed.entries()) {
    for (const b of placed.slice(i + 1)) {
      expect(Math.abs(a.left - b.left) >= 16 || Math.abs(a.top - b.top) >= 34).toBe(true);
    }
  }
  expect(placed[3].top).toBe(50);
});
