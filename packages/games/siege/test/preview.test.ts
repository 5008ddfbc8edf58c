import { choices } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { game, previews } from '../src/index.ts';
import { key, type Position, scenario } from '../src/scenario.ts';

/** What the first player is shown for a card of a hand. */
function shown(card: string, hand: string, position: Position = {}) {
  const { s } = scenario({ ...position, p1: { hand } });
  return previews(game.view(s, 0), choices(game, s, 0)).get(key(0, card));
}

test('a soldier that draws shows an aim for each of its numbers', () => {
  expect(shown('D12', 'D12 MARSHAL ORACLE')?.mine).toEqual([3, 4]);
});

test('a soldier that makes the enemy draw shows where the enemy will aim', () => {
  expect(shown('ED23', 'ED23 MARSHAL ORACLE')).toMatchObject({ mine: [2], enemy: [6, 7] });
});

test('a card that leaves the enemy alone says nothing of the enemy, even if his hand is empty', () => {
  expect(shown('MARSHAL', 'MARSHAL ORACLE RAIDER')?.enemy).toEqual([]);
  expect(shown('MARSHAL', 'MARSHAL ORACLE RAIDER', { p2: { hand: '' } })?.enemy).toEqual([]);
});

test('an emptied hand counts the four new cards', () => {
  expect(shown('X23', 'X23 MARSHAL ORACLE')?.mine).toEqual([4]);
});

test('a card that lets another follow tells that, and no aim', () => {
  expect(shown('VANGUARD', 'VANGUARD MARSHAL')).toEqual({ mine: [], enemy: [], follows: true, declares: false });
});

test('a soldier whose planet can be declared says so, others do not', () => {
  expect(shown('D12', 'D12 MARSHAL ORACLE DECOY')?.declares).toBe(true);
  expect(shown('MARSHAL', 'D12 MARSHAL ORACLE DECOY')?.declares).toBe(false);
});

test('who does not act sees none', () => {
  const { s } = scenario();
  expect(previews(game.view(s, 1), choices(game, s, 1)).size).toBe(0);
  expect(previews(game.view(s, null), []).size).toBe(0);
});
