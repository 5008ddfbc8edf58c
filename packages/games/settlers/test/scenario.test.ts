import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

describe('scenarios', () => {
  test('a position holds the cards and dice of a match with the same seats and options', () => {
    const position = { seats: 3, owns: ['kiln diplomacy#1', 'luna-i'], display: 'moon-base#1', pile: '', roll: 'W W' };
    expect(game.inventory(scenario(position))).toEqual(game.inventory(scenario({ seats: 3 })));
  });

  test('the dice of filled packs lie on them', () => {
    const { dice, target } = game.view(scenario({ roll: 'E 1', target: 'vandelay c0' }), null).turn;
    const on = { card: 'vandelay', pack: 'c0' };
    expect(dice.map(({ status }) => status)).toEqual(['pool', 'pool', 'placed', 'placed', 'lost', 'lost', 'lost']);
    expect(dice[2]).toEqual({ status: 'placed', face: 'water', placedOn: on });
    expect(target?.filled).toEqual(['c0']);
  });

  test('what cannot be is refused', () => {
    const wrong = (position: Parameters<typeof scenario>[0]) => expect(() => scenario(position));
    wrong({ owns: ['kiln', 'kiln'] }).toThrow('“kiln” is named twice');
    wrong({ owns: ['moon-base#1'], display: 'moon-base#1' }).toThrow('named twice');
    wrong({ owns: ['atlantis'] }).toThrow('no card “atlantis”');
    wrong({ owns: ['', '', 'kiln'] }).toThrow('there is no seat 2');
    wrong({ roll: 'W W W W W W W W' }).toThrow('there are 7 dice');
    wrong({ roll: 'X' }).toThrow('no face is written “X”');
    wrong({ roll: 'W W W W W W W', target: 'vandelay c0' }).toThrow('no die is left');
    wrong({ target: 'vandelay c2' }).toThrow('does not need “c2”');
    const six = 'moon-base#1 garden-ship#1 ring-world#1 sky-harbour#1 corruption#1 galactic-network#1';
    wrong({ display: six }).toThrow('the display has 5 positions');
  });
});
