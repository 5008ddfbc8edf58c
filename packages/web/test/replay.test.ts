import { expect, test } from 'vitest';
import { addressAt } from '../src/replay/usePlace.ts';
import { type Way, wayFrom } from '../src/replay/ways.ts';
import { bandsOf } from '../src/story/bands.ts';
import { runsOf } from '../src/story/turningPoints.ts';

/** The deal, then decisions of seats 0, 0, 1, 0, 0, 0, 1. */
const runs = runsOf([0, 0, 0, 1, 0, 0, 0, 1]);
const from = (at: number, way: Way) => wayFrom(at, way, 7, runs);

test('turns are stepped over to their ends, single decisions one by one, and nothing leads beyond the ends', () => {
  expect([0, 1, 2, 3, 6, 7].map((at) => from(at, 'turnOn'))).toEqual([2, 2, 3, 6, 7, 7]);
  expect([7, 6, 5, 3, 2, 1, 0].map((at) => from(at, 'turnBack'))).toEqual([6, 3, 3, 2, 0, 0, 0]);
  expect([from(7, 'next'), from(0, 'previous'), from(3, 'next'), from(3, 'previous')]).toEqual([7, 0, 4, 2]);
  expect([from(3, 'first'), from(3, 'last')]).toEqual([0, 7]);
});

test('an address names the decision, keeps the match it carries, and says nothing of the deal', () => {
  expect(addressAt('https://a.example/shared#match', 12)).toBe('https://a.example/shared?at=12#match');
  expect(addressAt('https://a.example/shared?at=12#match', 3)).toBe('https://a.example/shared?at=3#match');
  expect(addressAt('https://a.example/replay/x/y?at=12', 0)).toBe('https://a.example/replay/x/y');
});

test('bands fill the box as far as the chances are known', () => {
  expect(bandsOf([[0.5, 0.5]], 4, 2)).toEqual([]);
  expect(bandsOf([[0.5, 0.5], undefined, [0.25, 0.75]], 2, 2)).toEqual([
    'M0 100L300 100L300 75L0 50Z',
    'M0 50L300 75L300 0L0 0Z',
  ]);
});
