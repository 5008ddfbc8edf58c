import { keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';

describe('the drawing of an orbital', () => {
  test('shows every module once, within 80 characters, and nothing before the first is built', () => {
    const rng = rngOf(keyFromSeed('drawing'));
    const s = game.setup(2, game.defaults, keyFromSeed('drawing'));
    expect(game.text.drawing?.(game.view(s, 0), 'en')).toBe('');
    for (;;) {
      const [seat] = game.actors(s);
      if (seat === undefined) break;
      game.apply(s, seat, pick(rng, legal(game, s, seat)), () => {});
      const drawn = game.text.drawing?.(game.view(s, 0), 'en') ?? '';
      const { modules } = s.players[0];
      const numbers = [...drawn.matchAll(/\[[a-z](\d+) *[!* ]\]/g)].map(([, id]) => Number(id));
      if (modules.length > 1) expect(numbers.toSorted()).toEqual(modules.map(({ id }) => id).toSorted());
      for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
  });
});
