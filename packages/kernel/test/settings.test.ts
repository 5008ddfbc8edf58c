import { describe, expect, test } from 'vitest';
import { type AnyGame, canonical } from '../src/index.ts';
import { settingsOf } from '../src/laws/settings.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { lanterns } from './toys/lanterns.ts';

/** Lanterns with so many more options, of three values each. */
function withOptions(count: number): AnyGame {
  const names = Array.from({ length: count }, (_, i) => `option${i}`);
  const name = { en: 'x', fr: 'x' };
  const values = [0, 1, 2].map((value) => ({ value, name }));
  return {
    ...lanterns,
    defaults: { ...lanterns.defaults, ...Object.fromEntries(names.map((n) => [n, 0])) },
    options: { ...lanterns.options, ...Object.fromEntries(names.map((n) => [n, { name, about: name, values }])) },
  };
}

describe('the settings that the laws try', () => {
  test('are all of them where they are few', () => {
    expect(settingsOf(dice, 10)).toEqual([{ seats: 1, options: {} }]);
    expect(settingsOf(lanterns, 12)).toHaveLength(2 * 3 * 2);
  });

  test('include the samples of an option without a list, and its default', () => {
    const rounds = settingsOf(bids, 100).map((t) => `${t.seats} ${t.options.rounds}`);
    expect(rounds.sort()).toEqual(['2 1', '2 3', '2 4', '3 1', '3 3', '3 4', '4 1', '4 3', '4 4']);
  });

  test('begin with the defaults for every number of seats', () => {
    expect(settingsOf(lanterns, 4).slice(0, 2)).toEqual([
      { seats: 2, options: lanterns.defaults },
      { seats: 3, options: lanterns.defaults },
    ]);
  });

  test('leave out what the options of a game do not allow', () => {
    const picky: AnyGame = {
      ...lanterns,
      options: {
        ...lanterns.options,
        hand: {
          ...lanterns.options.hand,
          problems: (value, seats, at) =>
            seats === 3 && value === 4 ? [{ at, text: { en: 'too many', fr: 'trop' } }] : [],
        },
      },
    };
    expect(settingsOf(picky, 100)).toHaveLength(10);
  });

  test.each([2, 4, 7])('let every two values of two options meet where they are many (%i more options)', (count) => {
    const game = withOptions(count);
    const found = settingsOf(game, 50);
    expect(found.length).toBeLessThan(40);
    const met = new Set(found.flatMap((t) => pairs({ seats: t.seats, ...t.options })));
    const names = ['seats', ...Object.keys(game.options)];
    const valuesOf = (name: string): unknown[] =>
      name === 'seats' ? [2, 3] : (game.options[name].values ?? []).map((v) => v.value);
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1))
        for (const x of valuesOf(a)) for (const y of valuesOf(b)) expect(met).toContain(pair(a, x, b, y));
  });

  test('have at least every value where pairs would be too many', () => {
    const found = settingsOf(withOptions(7), 5);
    expect(found.length).toBeLessThan(10);
    const values = new Set(found.flatMap((t) => Object.entries({ seats: t.seats, ...t.options }).map(String)));
    expect(values.size).toBe(2 + 3 + 2 + 7 * 3);
  });

  test('cannot be changed', () => {
    const [table] = settingsOf(lanterns, 100);
    expect(Object.isFrozen(table.options)).toBe(true);
    expect(Object.isFrozen(lanterns.defaults)).toBe(false);
  });
});

function pair(a: string, x: unknown, b: string, y: unknown): string {
  return [`${a}=${canonical(x)}`, `${b}=${canonical(y)}`].sort().join(' ');
}

function pairs(values: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(values);
  return entries.flatMap(([a, x], i) => entries.slice(i + 1).map(([b, y]) => pair(a, x, b, y)));
}
