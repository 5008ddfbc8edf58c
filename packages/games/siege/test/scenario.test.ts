import { keyFromSeed } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

test('a position has exactly the cards of a match', () => {
  const real = game.inventory(game.setup(2, game.defaults, keyFromSeed('any')));
  const { s } = scenario({
    p1: { hand: 'D12 RAIDER 3', forces: { 4: 2, 8: 'ORACLE' } },
    p2: { hand: 'X23* 2', known: 'X23*' },
  });
  expect(game.inventory(s)).toEqual(real);
  expect(s.players.map((p) => [p.hand.length, p.pile.length])).toEqual([
    [5, 10],
    [3, 10],
  ]);
});

test('a position with a card too many says which', () => {
  expect(() => scenario({ p1: { hand: 'D12 D12 D12', forces: { 1: 'D12' } } })).toThrow(
    'antillian/draw-1-2: 4 instead of 3',
  );
  expect(() => scenario({ p1: { hand: 20, pile: 11 } })).toThrow('player 1 would need 1 cards more than there are');
});

test('a position with a code or a known card that is none is refused', () => {
  expect(() => scenario({ p1: { hand: 'D13' } })).toThrow('“D13” is no code of a card');
  expect(() => scenario({ p1: { hand: 'D12', known: 'X12*' } })).toThrow('a known card is not in the hand');
});
