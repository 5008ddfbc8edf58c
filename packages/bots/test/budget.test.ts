import { describe, expect, test } from 'vitest';
import { meter } from '../src/budget.ts';

/** Runs a meter on a clock of its own, on which each iteration takes as long as the list says; returns when it ended. */
function run(milliseconds: number, costs: readonly number[]): { iterations: number; ended: number } {
  let time = 1000;
  const more = meter({ iterations: 1e9, milliseconds }, () => time);
  let iterations = 0;
  while (more()) time += costs[iterations++ % costs.length];
  return { iterations, ended: time - 1000 };
}

describe('a budget of time', () => {
  test('is used up by quick iterations', () => {
    expect(run(100, [1])).toEqual({ iterations: 99, ended: 99 });
  });

  test('is not exceeded by iterations that were slow before', () => {
    for (const costs of [[40], [1, 60], [3, 30, 7], [1, 1, 1, 50]])
      expect(run(100, costs).ended).toBeLessThanOrEqual(100);
  });

  test('allows one iteration whose length nobody could know', () => {
    expect(run(100, [500])).toEqual({ iterations: 1, ended: 500 });
    expect(run(0, [1])).toEqual({ iterations: 0, ended: 0 });
  });
});
