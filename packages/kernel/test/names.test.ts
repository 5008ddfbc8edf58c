import { expect, test } from 'vitest';
import { called, frenchOf } from '../src/index.ts';

test('a seat with a name is called by it, in every case of a sentence', () => {
  expect(called(1, 'en', ['Ada', 'Grace'])).toEqual({ start: 'Grace', name: 'Grace', of: 'Grace’s', to: 'Grace' });
  expect(called(1, 'fr', ['Ada', 'Grace'])).toEqual({ start: 'Grace', name: 'Grace', of: 'de Grace', to: 'à Grace' });
});

test('French elides before a vowel', () => {
  expect([frenchOf('Ada'), frenchOf('Émilie'), frenchOf('Hedy'), frenchOf('Vera')]).toEqual([
    'd’Ada',
    'd’Émilie',
    'd’Hedy',
    'de Vera',
  ]);
});

test('a seat without a name, or with an empty one, is called by its number', () => {
  expect(called(1, 'en')).toEqual({ start: 'Player 2', name: 'Player 2', of: 'Player 2’s', to: 'Player 2' });
  expect(called(1, 'fr', ['Ada', ''])).toEqual({
    start: 'Le joueur 2',
    name: 'le joueur 2',
    of: 'du joueur 2',
    to: 'au joueur 2',
  });
});

test('a name that reads like a number is a name', () => {
  expect(called(0, 'en', ['Player 2']).of).toBe('Player 2’s');
});
