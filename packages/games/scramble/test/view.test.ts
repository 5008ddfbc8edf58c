import { keyFromSeed, legal, pick, rngOf, silent } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, incomeOf, invaderAt, roundsLeft, type State, type View, weaponTotals } from '../src/index.ts';
import { income, totals } from '../src/pilot.ts';
import { fresh, playing } from './playing.ts';

/** States of random matches, some decisions apart. */
function states(matches: number): State[] {
  const found: State[] = [];
  for (let n = 0; n < matches; n++) {
    const options = { ...game.defaults, experienced: n % 2 === 1 };
    const s = game.setup(2 + (n % 3), options, keyFromSeed(`view ${n}`));
    const rng = rngOf(keyFromSeed(`choices ${n}`));
    for (let i = 0; s.stack.length > 0; i++) {
      if (i % 9 === 0) found.push(game.clone(s));
      const [seat] = game.actors(s);
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
  }
  return found;
}

describe('views', () => {
  test('one view serves everybody, and holds the options of the match themselves', () => {
    const { s } = fresh(4);
    expect(game.open?.(s.options)).toBe(true);
    expect(game.view(s, 2)).toEqual(game.view(s, null));
    expect(game.view(s, 0).options).toBe(s.options);
    expect(game.determinize(game.view(s, 0), keyFromSeed('a')).options).toBe(s.options);
  });

  test('a view stays small: with four pilots less than 4.2 kB on average, its options left out', () => {
    const views = states(9)
      .filter((s) => s.seats === 4)
      .map((s) => JSON.stringify({ ...game.view(s, 0), options: null }).length);
    expect(views.reduce((a, b) => a + b) / views.length).toBeLessThan(4200);
  });

  test('what follows from a view is what the rules work with', () => {
    for (const s of states(6)) {
      const view = game.view(s, null);
      for (const [seat, p] of s.pilots.entries()) {
        expect(incomeOf(view, seat)).toBe(income(s, seat));
        for (const [w, weapon] of (['red', 'blue', 'yellow', 'green'] as const).entries())
          expect(weaponTotals(view, seat, weapon)).toEqual(totals(s, seat, w));
        expect(view.pilots[seat].victory).toHaveLength(p.victory.length);
      }
    }
    const t = playing({
      grid: { '2,3': ['raider-teal', 4, 1] },
      track: { 6: ['r1-gun-camera', 'event-fire-1'] },
    });
    expect(invaderAt(t.view, 2, 3)).toMatchObject({
      token: { id: 'raider-teal', shield: 5 },
      remaining: 4,
      assists: [1],
    });
    expect([invaderAt(t.view, 1, 3), roundsLeft(t.view, 6)]).toEqual([undefined, 2]);
  });

  test('a view that is changed in place gives the worlds and choices of what it says now', () => {
    const key = keyFromSeed('in place');
    const reused = {} as Record<string, unknown>;
    for (const s of states(4)) {
      const view = game.view(s, null);
      for (const name of Object.keys(reused)) delete reused[name];
      Object.assign(reused, view);
      const world = game.determinize(reused as unknown as View, key);
      expect(world).toEqual(game.determinize(view, key));
      for (const seat of game.actors(s)) expect(legal(game, world, seat)).toEqual(legal(game, s, seat));
    }
    const t = playing({ gem: 'overheat' }).play('draw');
    const view = structuredClone(t.view) as unknown as { pilots: { heat: number }[] };
    const heated = (heat: number) => {
      view.pilots[0].heat = heat;
      return legal(game, game.determinize(view as unknown as View, key), 0).length;
    };
    expect([heated(0), heated(5), heated(0)]).toEqual([5, 1, 5]);
  });

  test('any Main deck keeps the levels on its backs in a sampled world', () => {
    const { view } = playing({ main: ['event-fire-2', 'r1-rifled-barrel', 'b3-sunlance', 'event-move-2b'] });
    expect(view.main).toEqual([2, 1, 3, 2]);
    const world = game.determinize(view, keyFromSeed('backs'));
    expect(game.view(world, null)).toEqual(view);
  });
});
