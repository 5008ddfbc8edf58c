import { describe, expect, test } from 'vitest';
import { type AnyGame, formatProblems, optionCombinations, optionsAt, readOptions } from '../src/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { lanterns } from './toys/lanterns.ts';

function said(game: AnyGame, seats: number, input: unknown): string {
  const read = readOptions(game, seats, input);
  return 'problems' in read ? formatProblems(read.problems, 'en') : 'fine';
}

describe('options from outside', () => {
  test('are completed by the defaults', () => {
    expect(readOptions(lanterns, 2, {})).toEqual({ value: { hand: 2, bonus: true } });
    expect(readOptions(lanterns, 2, { hand: 4 })).toEqual({ value: { hand: 4, bonus: true } });
  });

  test('do not change the defaults of the game', () => {
    const read = readOptions(lanterns, 2, { hand: 4 });
    expect(read).not.toHaveProperty('value', lanterns.defaults);
    expect(lanterns.defaults).toEqual({ hand: 2, bonus: true });
  });

  test.each([
    [1, 'seats: 1 does not fit: lanterns takes 2–3'],
    [4, 'seats: 4 does not fit: lanterns takes 2–3'],
    [2.5, 'seats: 2.5 does not fit: lanterns takes 2–3'],
    [Number.NaN, 'seats: null does not fit: lanterns takes 2–3'],
  ])('need a number of seats that fits (%d)', (seats, why) => {
    expect(said(lanterns, seats, {})).toBe(why);
  });

  test('name the one number of seats where there is one', () => {
    expect(said(dice, 2, {})).toBe('seats: 2 does not fit: dice takes 1');
  });

  test.each([[null], ['hand=2'], [[]], [7], [undefined]])('are an object, not %j', (input) => {
    expect(said(lanterns, 2, input)).toContain('is no object of options');
  });

  test.each([
    ['an unknown name', { hands: 2 }, 'options.hands: unknown option; lanterns knows hand, bonus'],
    [
      'a name that objects inherit',
      { constructor: 2 },
      'options.constructor: unknown option; lanterns knows hand, bonus',
    ],
    ['a value that is not listed', { hand: 5 }, 'options.hand: 5 is not one of 2, 3, 4'],
    ['a value of another type', { bonus: 'true' }, 'options.bonus: "true" is not one of true, false'],
    ['a value that is missing', { hand: undefined }, 'options.hand: undefined is not one of 2, 3, 4'],
  ])('with %s are refused', (_, input, why) => {
    expect(said(lanterns, 2, input)).toBe(why);
  });

  test('without any option to know are refused too', () => {
    expect(said(dice, 1, { sides: 6 })).toBe('options.sides: unknown option; dice knows none');
  });

  test('tell everything that is wrong', () => {
    expect(said(lanterns, 2, { hand: 0, bonus: 0, more: 0 }).split('\n')).toHaveLength(3);
  });

  test('can be judged by the game, with the number of seats', () => {
    expect(said(bids, 2, { rounds: 4 })).toBe('fine');
    expect(said(bids, 2, { rounds: 5 })).toBe('options.rounds: should be 1 to 4');
    const crowded: AnyGame = {
      ...bids,
      options: {
        rounds: {
          ...bids.options.rounds,
          problems: (_, seats, at) => (seats > 2 ? [{ at, text: { en: 'crowded', fr: 'serré' } }] : []),
        },
      },
    };
    expect(said(crowded, 2, { rounds: 1 })).toBe('fine');
    expect(said(crowded, 3, { rounds: 1 })).toBe('options.rounds: crowded');
  });

  test('may be anything, even what JSON cannot say', () => {
    for (const hand of [4n, [4n], undefined, () => 4, Symbol('4')]) {
      expect(readOptions(lanterns, 2, { hand })).toHaveProperty('problems');
    }
  });

  test('compare values of a list as JSON', () => {
    const name = { en: 'x', fr: 'x' };
    const pair: AnyGame = {
      ...dice,
      defaults: { pair: ['a', 'b'] },
      options: { pair: { name, about: name, values: [{ value: ['a', 'b'], name }] } },
    };
    expect(said(pair, 1, { pair: ['a', 'b'] })).toBe('fine');
    expect(said(pair, 1, { pair: ['b', 'a'] })).toBe('options.pair: ["b","a"] is not one of [a,b]');
  });
});

describe('combinations of options', () => {
  test('are as many as the product of the values', () => {
    expect(optionCombinations(lanterns)).toBe(6);
    expect(optionCombinations(dice)).toBe(1);
  });

  test('are all different', () => {
    const all = Array.from({ length: 6 }, (_, i) => JSON.stringify(optionsAt(lanterns, i)));
    expect(new Set(all).size).toBe(6);
    expect(all).toContain('{"hand":4,"bonus":false}');
  });

  test('take the samples and the default of an option without a list', () => {
    const rounds = Array.from({ length: optionCombinations(bids) }, (_, i) => optionsAt(bids, i).rounds);
    expect(rounds).toEqual([3, 1, 4]);
  });

  test('take the default of an option with neither list nor samples', () => {
    const { samples: _, ...spec } = bids.options.rounds;
    const bare: AnyGame = { ...bids, options: { rounds: spec } };
    expect(optionCombinations(bare)).toBe(1);
    expect(optionsAt(bare, 0)).toEqual({ rounds: 3 });
  });
});
