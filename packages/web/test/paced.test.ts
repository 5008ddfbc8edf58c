import type { TableState } from '@starboard/table';
import { afterEach, expect, test, vi } from 'vitest';
import { paced } from '../src/play/paced.ts';

afterEach(() => vi.useRealTimers());

/** A table that changes when it is told to. */
function changing() {
  const listeners = new Set<() => void>();
  const state = {} as TableState;
  return {
    change() {
      for (const listener of listeners) listener();
    },
    table: {
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}

test('two changes are told at once, a burst of them once more after each frame', () => {
  vi.useFakeTimers();
  const { table, change } = changing();
  const told = vi.fn();
  paced(table).subscribe(told);
  change();
  expect(told).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 100; i++) change();
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(20);
  expect(told).toHaveBeenCalledTimes(3);
  change();
  expect(told).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(20);
  expect(told).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(20);
  change();
  change();
  expect(told).toHaveBeenCalledTimes(6);
});

test('who has left is told nothing', () => {
  vi.useFakeTimers();
  const { table, change } = changing();
  const told = vi.fn();
  const leave = paced(table).subscribe(told);
  change();
  change();
  change();
  leave();
  vi.advanceTimersByTime(50);
  change();
  expect(told).toHaveBeenCalledTimes(2);
});
