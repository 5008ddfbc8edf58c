import { choices, type Key } from '@starboard/kernel';
import { type CardKey, cardOf, game, type Kind } from '@starboard/siege';
import { expect, test } from 'vitest';
import { previews } from '../../src/games/siege/preview.ts';

const KEY: Key = [5, 4, 3, 2, 1, 0, 0, 0];

/** What the first player is shown for a hand of Antillians at planet sides that declare nothing. */
function shown(...kinds: Kind[]) {
  const s = game.setup(2, { species: ['antillian', 'morkolyte'], first: 0, sides: 'aaaaaaaa' }, KEY);
  s.players[0].hand = kinds.map((kind) => cardOf(`antillian/${kind}`)).sort((a, b) => a - b);
  const found = previews(game.view(s, 0), choices(game, s, 0));
  return (kind: Kind) => found.get(`antillian/${kind}` as CardKey);
}

test('a soldier that draws shows an aim for each of its numbers', () => {
  expect(shown('draw-1-2', 'marshal', 'oracle')('draw-1-2')?.mine).toEqual([3, 4]);
});

test('a soldier that makes the enemy draw shows where the enemy will aim', () => {
  expect(shown('enemy-draw-2-3', 'marshal', 'oracle')('enemy-draw-2-3')).toMatchObject({ mine: [2], enemy: [6, 7] });
});

test('a card that leaves the enemy alone says nothing of the enemy', () => {
  expect(shown('marshal', 'oracle', 'oracle')('marshal')?.enemy).toEqual([]);
});

test('an emptied hand counts the four new cards', () => {
  expect(shown('discard-2-3', 'marshal', 'oracle')('discard-2-3')?.mine).toEqual([4]);
});

test('a card that lets another follow tells that, and no aim', () => {
  expect(shown('vanguard', 'marshal')('vanguard')).toEqual({ mine: [], enemy: [], follows: true, declares: false });
});

test('a soldier whose planet can be declared says so, others do not', () => {
  const found = shown('draw-1-2', 'marshal', 'oracle', 'decoy');
  expect(found('draw-1-2')?.declares).toBe(true);
  expect(found('marshal')?.declares).toBe(false);
});

test('who does not act sees none', () => {
  const s = game.setup(2, { species: 'random', first: 0, sides: 'random' }, KEY);
  expect(previews(game.view(s, 1), choices(game, s, 1)).size).toBe(0);
  expect(previews(game.view(s, null), []).size).toBe(0);
});
