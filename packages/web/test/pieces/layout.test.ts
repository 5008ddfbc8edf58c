import { describe, expect, test } from 'vitest';
import { lean } from '../../src/pieces/fan.ts';
import { pipStates } from '../../src/pieces/Meter.tsx';
import { edges } from '../../src/pieces/Pile.tsx';
import { merged } from '../../src/ui/merged.ts';
import { beside } from '../../src/ui/place.ts';

/** The angles and depths of a fan of so many cards. */
function fan(count: number) {
  const cards = Array.from({ length: count }, (_, i) => lean(i, count) as Record<string, string | number>);
  return {
    turns: cards.map((card) => Number.parseFloat(String(card['--turn']))),
    sinks: cards.map((card) => Number(card['--sink'])),
  };
}

describe('a fan', () => {
  test('of one card lies straight', () => {
    expect(fan(1)).toEqual({ turns: [0], sinks: [0] });
  });
  test.each([2, 5, 9, 14, 22])('of %i opens evenly to both sides', (count) => {
    const { turns, sinks } = fan(count);
    turns.forEach((turn, i) => {
      expect(turn).toBeCloseTo(-turns[count - 1 - i], 9);
      expect(sinks[i]).toBeCloseTo(sinks[count - 1 - i], 9);
      if (i > 0) expect(turn).toBeGreaterThan(turns[i - 1]);
    });
    expect(turns[count - 1] - turns[0]).toBeLessThanOrEqual(26);
  });
  test('lies highest in its middle', () => {
    const { sinks } = fan(7);
    expect(Math.min(...sinks)).toBe(sinks[3]);
    expect(sinks[0]).toBe(Math.max(...sinks));
  });
});

test('a pile shows more edges the more cards lie there', () => {
  expect([0, 1, 2, 5, 12, 30, 60, 500].map(edges)).toEqual([0, 0, 2, 3, 4, 5, 6, 7]);
});

describe('the pips of a meter', () => {
  test('are full up to the value', () => {
    expect(pipStates(2, 4, 2)).toEqual(['full', 'full', 'empty', 'empty']);
  });
  test('tell what would come', () => {
    expect(pipStates(1, 4, 3)).toEqual(['full', 'comes', 'comes', 'empty']);
  });
  test('tell what would go', () => {
    expect(pipStates(3, 4, 1)).toEqual(['full', 'goes', 'goes', 'empty']);
  });
});

describe('a tip', () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const thing = box(100, 100, 50, 50);
  test('stands beside its thing', () => {
    expect(beside(box(80, 51, 90, 40), thing)).toBe(true);
    expect(beside(box(159, 100, 90, 40), thing)).toBe(true);
  });
  test('covers no part of it', () => {
    expect(beside(box(80, 70, 90, 40), thing)).toBe(false);
  });
  test('is not far from it', () => {
    expect(beside(box(80, 10, 90, 40), thing)).toBe(false);
    expect(beside(box(400, 51, 90, 40), thing)).toBe(false);
  });
});

test('props for one element are joined', () => {
  const calls: string[] = [];
  const props = merged(
    { className: 'a', style: { color: 'red' }, onClick: () => calls.push('first') },
    { className: 'b', style: { width: 3 }, onClick: () => calls.push('second'), title: undefined },
  );
  props.onClick();
  expect(calls).toEqual(['first', 'second']);
  expect(props).toMatchObject({ className: 'a b', style: { color: 'red', width: 3 } });
  expect('title' in props && props.title !== undefined).toBe(false);
});
