import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

describe('positions', () => {
  const dealt = (seats: number, options = {}) =>
    game.inventory(game.setup(seats, { ...game.defaults, ...options }, [1, 2, 3, 4, 5, 6, 7, 8]));

  test('a position has what a match has, wherever its cards, tokens and gems lie', () => {
    const s = scenario({
      seats: 3,
      gem: 'red',
      supply: { blue: 1 },
      pilots: [
        { victory: 7, systems: ['s2-heat-sink'] },
        { victory: 0, weapons: { red: { cards: ['r1-gun-camera'] } } },
      ],
      grid: { '1,3': ['lancer-teal', 2, 0, 2] },
      track: { 2: ['b1-focus-ring', 'event-fire-1'] },
      main: ['event-move-1a', 'y1-magnet-scoop'],
    });
    expect(game.inventory(s)).toEqual(dealt(3));
    expect(game.inventory(scenario({ options: { experienced: true } }))).toEqual(dealt(2, { experienced: true }));
    const [cards] = game.options.cards.samples ?? [];
    const own = scenario({ options: { cards: cards ?? null }, grid: { '1,1': 'night-raider-teal' } });
    expect(game.inventory(own)).toEqual(dealt(2, { cards }));
  });

  test('what cannot be is refused with what is wrong', () => {
    expect(() => scenario({ grid: { '1,1': 'raider-teal', '2,1': 'raider-teal' } })).toThrow('raider-teal: 1 too many');
    expect(() => scenario({ grid: { '1,1': 'tyrant-teal' } })).toThrow('tyrant-teal: 1 too many');
    expect(() => scenario({ pilots: [{ assists: 1 }] })).toThrow('assist 0: 2 missing');
    expect(() => scenario({ pilots: [{ bag: { red: 31 } }] })).toThrow('gem red');
    expect(() => scenario({ pilots: [{ systems: ['s2-heat-sink'] }, { systems: ['s2-heat-sink'] }] })).toThrow(
      'card s2-heat-sink: 1 too many',
    );
    expect(() => scenario({ track: { 1: 'no-such-card' } })).toThrow('no card is called “no-such-card”');
    expect(() => scenario({ grid: { '1,1': 'nobody' } })).toThrow('no Invader is called “nobody”');
    expect(() => scenario({ pilots: [{ victory: 40 }] })).toThrow('no Invader is left');
  });
});
