import { describe, expect, test } from 'vitest';
import { frontierPath, type Held, heights, landPath } from '../../src/games/siege/sky/frontier.ts';

const row = { middles: [50, 150, 250], level: 33, over: 10, under: 90, middle: 40 };

describe('the frontier', () => {
  test('climbs over what the near side holds, dives under what the far side holds, passes behind the rest', () => {
    const held: Held[] = ['near', 'far', 'even'];
    expect(heights(held, row)).toEqual([10, 90, 40]);
  });

  test('is level at each planet and runs from edge to edge', () => {
    expect(frontierPath([10, 90, 40], row, 300)).toBe(
      'M-20 10L83 10C100 10 100 90 117 90L183 90C200 90 200 40 217 40L320 40',
    );
  });

  test('cuts the table into two lands', () => {
    expect(landPath('M0 5', 'far', 300, 200)).toBe('M0 5L320 -20L-20 -20Z');
    expect(landPath('M0 5', 'near', 300, 200)).toBe('M0 5L320 220L-20 220Z');
  });
});
