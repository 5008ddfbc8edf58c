import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, SHORT_SET } from '../src/index.ts';
import { at } from './playing.ts';

describe('the view', () => {
  test('is the same for everybody, and without the order of the pile', () => {
    const { s } = at({ seats: 3, owns: ['kiln diplomacy#1', 'luna-i'], roll: 'W W E', target: 'vandelay c1' });
    expect(game.open?.(s.options)).toBe(true);
    for (const seat of [0, 1, 2]) expect(game.view(s, seat)).toEqual(game.view(s, null));
    const other = { ...game.clone(s), pile: s.pile.toReversed() };
    expect(game.view(other, 0)).toEqual(game.view(s, 0));
  });

  test('holds the options of the state, and a state made from it holds them too', () => {
    const { s } = at({ options: { cards: SHORT_SET } });
    const view = game.view(s, 0);
    expect(view.options).toBe(s.options);
    expect(game.determinize(view, keyFromSeed('world')).options).toBe(s.options);
  });

  test('a state made from it depends on nothing but its value and the key', () => {
    const { s } = at({ seats: 3, owns: ['kiln', 'corruption#1'], roll: '1 1' });
    const view = game.view(s, 0);
    const key = keyFromSeed('world');
    const copy = JSON.parse(JSON.stringify(view));
    expect(game.determinize(copy, key)).toEqual(game.determinize(view, key));
    const piles = Array.from({ length: 20 }, (_, i) => game.determinize(view, keyFromSeed(`${i}`)).pile.join());
    expect(new Set(piles).size).toBe(20);
  });
});
