import { expect, test } from 'vitest';
import { callByName } from '../src/index.ts';

const names = ['Ada', '', 'Vega'];

test('seats are called by their names, wherever in a sentence', () => {
  expect(callByName('Player 1 takes player 3’s card.', names, 'en')).toBe('Ada takes Vega’s card.');
  expect(callByName('Joueur 3 attaque.', names, 'fr')).toBe('Vega attaque.');
  expect(callByName('Le joueur 1 attaque le joueur 3.', names, 'fr')).toBe('Ada attaque Vega.');
});

test('French contracts before a number and elides before a vowel', () => {
  expect(callByName('Au tour du joueur 3.', names, 'fr')).toBe('Au tour de Vega.');
  expect(callByName('La main du joueur 1.', names, 'fr')).toBe('La main d’Ada.');
  expect(callByName('Au joueur 3, puis au joueur 1.', names, 'fr')).toBe('À Vega, puis à Ada.');
});

test('a seat without a name keeps its number, and so does everything else', () => {
  expect(callByName('Player 2 waits for player 12.', names, 'en')).toBe('Player 2 waits for player 12.');
  expect(callByName('Du joueur 2 au joueur 4.', names, 'fr')).toBe('Du joueur 2 au joueur 4.');
  expect(callByName('A Player Row of 1.', names, 'en')).toBe('A Player Row of 1.');
});
