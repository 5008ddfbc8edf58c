import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { type Position, scenario } from '../src/scenario.ts';

describe('positions of the scenario builder', () => {
  test.each<Position>([
    {},
    { seats: 6, round: 2, active: 3, planets: ['C0 O000000 I000000'] },
    { round: 3, dice: 'y3=2 b1=1', tray: 'X X', rerolls: 0 },
    { round: 3, at: { step: 'tally' } },
    { catAndMouse: true, tray: 'X', rerolls: 0 },
    { radar: true, dice: 'y1=2@3 m1=1@3', tray: 'I I R' },
  ])('have every component of a match: %o', (position) => {
    const { seats = 2 } = position;
    const fresh = game.setup(seats, game.defaults, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(game.inventory(scenario(position))).toEqual(game.inventory(fresh));
  });

  test.each<[string, Position]>([
    ['4 Defense dice in round 1', { tray: 'X X X X' }],
    ['a die of round 2 in round 1', { dice: 'y2=1' }],
    ['a die of round 3 in round 2', { round: 2, dice: 'm3=3' }],
    ['a die that does not exist', { dice: 'y4=1' }],
    ['more saucers than a die has', { dice: 'y1=4' }],
    ['a planet with 11 Cities', { planets: ['C2 O22222 I222222'] }],
    ['a strength that no piece has', { planets: ['C3 O222222 I222222'] }],
    ['a face that no die has', { tray: 'Q' }],
    ['dice left out although saucers of every colour come', { dice: 'y1=1 b1=1 m1=1' }],
    ['Radar without sectors', { radar: true, dice: 'y1=1' }],
  ])('are refused with %s', (_, position) => {
    expect(() => scenario(position)).toThrow();
  });

  test('say what is missing or too many', () => {
    expect(() => scenario({ tray: 'X X X X' })).toThrow('this position has 6 defenseDice instead of 5');
    expect(() => scenario({ dice: 'y2=1 b3=1' })).toThrow('this position has 11 invasionDice instead of 9');
  });

  test('dice left out do nothing', () => {
    const s = scenario({ dice: 'y1=2 b1=1', tray: 'X' });
    expect(s.tray.length).toBe(3);
    expect(scenario({ dice: 'y1=2 b1=1', tray: 'I', rerolls: 0 }).stack.at(-1)?.step).toBe('assign');
  });
});
