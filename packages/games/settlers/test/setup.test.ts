import { keyFromSeed, legal, readOptions } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, game, type Options, pointsOf, SET } from '../src/index.ts';
import { at } from './playing.ts';

const fresh = (seats = 2, options: Partial<Options> = {}, seed = 'setup') =>
  game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(seed));
const seen = (seats = 2, options: Partial<Options> = {}, seed = 'setup') => game.view(fresh(seats, options, seed), 0);

describe('set-up', () => {
  test('SETTLERS-SETUP-1: all Worlds lie face up in the centre, grouped by System', () => {
    const { centre } = seen();
    expect(centre).toHaveLength(14);
    const systems = centre.map((id) => SET.tables.worlds.find((row) => row.id === id)?.system);
    expect(systems.filter((system, i) => system !== systems[i - 1])).toHaveLength(6);
  });

  test('SETTLERS-SETUP-2: the Upgrades of the match are shuffled into a face-down pile', () => {
    const piles = Array.from({ length: 20 }, (_, i) => fresh(3, {}, `pile ${i}`).pile.join());
    expect(new Set(piles).size).toBe(20);
    const view = seen(3);
    expect(view.pileSize).toBe(16);
    expect(Object.keys(view)).not.toContain('pile');
  });

  test('SETTLERS-SETUP-3: five of them are turned up from the top', () => {
    const { display, pile } = fresh(3);
    expect(display).toHaveLength(5);
    expect(new Set([...display, ...pile]).size).toBe(21);
    expect(seen(3).display.every((uid) => uid !== null)).toBe(true);
  });

  test('SETTLERS-SETUP-4: with 2 players one of the 3 marked Defence Upgrades is out, at random', () => {
    const removed = Array.from({ length: 40 }, (_, i) => seen(2, {}, `two ${i}`).removed);
    expect(removed.every((list) => list.length === 1)).toBe(true);
    expect(new Set(removed.flat())).toEqual(new Set(['diplomacy#1', 'planetary-shield#1', 'home-fleet#1']));
    expect(seen(3).removed).toEqual([]);
  });

  test('SETTLERS-SETUP-5: 7 dice, one set for all players', () => {
    for (const seats of [2, 6]) expect(seen(seats).turn.dice).toHaveLength(7);
  });

  test('SETTLERS-SETUP-6: anybody may be the starting player', () => {
    expect(fresh(4, { first: 2 }).active).toBe(2);
    expect(game.options.first.values?.map(({ value }) => value)).toEqual(['random', 0, 1, 2, 3, 4, 5]);
  });

  test('SETTLERS-SETUP-7: nobody owns a card', () => {
    for (const player of seen(6).players) expect(player).toEqual({ worlds: [], upgrades: [] });
    expect(pointsOf(seen(6))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('SETTLERS-RULING-1: 2 to 6 players', () => {
    expect(game.seats).toEqual([2, 6]);
    for (const seats of [1, 7]) expect(readOptions(game, seats, {})).toHaveProperty('problems');
    for (const seats of [2, 3, 4, 5, 6]) expect(seen(seats).players).toHaveLength(seats);
  });

  test('SETTLERS-RULING-2: the start is random unless a seat is picked; turns go by ascending seat', () => {
    const starts = Array.from({ length: 60 }, (_, i) => fresh(4, {}, `start ${i}`).first);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
    expect(readOptions(game, 3, { first: 3 })).toHaveProperty('problems');
    const t = at({ seats: 3, active: 1 });
    const order = [1, 2, 0].map((seat) => {
      expect(t.s.active).toBe(seat);
      t.play('roll', 'endTurn');
      return seat;
    });
    expect(order).toHaveLength(3);
  });

  test('SETTLERS-RULING-4: 21 Upgrade Cards, without the blank card', () => {
    expect(contentOf(game.defaults).upgrades).toHaveLength(21);
  });

  test('SETTLERS-RULING-5: the marked cards are all the Defence Upgrades', () => {
    const { upgrades } = contentOf(game.defaults);
    expect(upgrades.filter(({ marked }) => marked).map(({ id }) => id)).toEqual([
      'diplomacy',
      'planetary-shield',
      'home-fleet',
    ]);
    expect(upgrades.filter(({ type }) => type === 'defence')).toHaveLength(3);
  });

  test('SETTLERS-RULING-6: everybody sees which Defence Upgrade was removed', () => {
    const s = fresh(2);
    for (const seat of [0, 1, null]) {
      const { removed } = game.view(s, seat);
      expect(removed).toEqual(
        contentOf(s.options)
          .upgrades.filter((_, u) => s.upgrades[u] === 'removed')
          .map((u) => u.uid),
      );
      expect(removed).toHaveLength(1);
    }
    expect(game.text.table(game.view(s, 0), 'en')).toContain('Not in this match');
  });

  test('SETTLERS-RULING-7: none is removed at random where one is excluded already', () => {
    for (let i = 0; i < 10; i++)
      expect(seen(2, { excludedUpgrades: ['home-fleet'] }, `seven ${i}`).removed).toEqual(['home-fleet#1']);
  });

  test('SETTLERS-RULING-8: with fewer than 5 Upgrades the display shows them all', () => {
    const keep = ['moon-base', 'garden-ship'];
    const excludedUpgrades = SET.tables.upgrades.map(({ id }) => id).filter((id) => !keep.includes(id));
    const view = seen(3, { excludedUpgrades });
    expect(view.pileSize).toBe(0);
    expect(view.display.filter((uid) => uid !== null).sort()).toEqual(['garden-ship#1', 'moon-base#1']);
  });

  test('SETTLERS-RULING-67: deck sizes of every combination of the modes that shape the deck', () => {
    const sizes = (seats: number, options: Partial<Options>) => {
      const { display, pileSize, settlementRow } = seen(seats, options);
      return [display.filter((uid) => uid !== null).length + pileSize, settlementRow.length];
    };
    for (const other of [{}, { weakDefences: true }, { hard: true }]) {
      expect([2, 3, 6].map((seats) => sizes(seats, other)[0])).toEqual([20, 21, 21]);
      const peaceful = { ...other, peaceful: true };
      expect([2, 4].map((seats) => sizes(seats, peaceful)[0])).toEqual([17, 17]);
      const settlements = { ...other, additionalSettlements: true };
      expect([2, 5].map((seats) => sizes(seats, settlements))).toEqual([
        [14, 6],
        [15, 6],
      ]);
      expect(sizes(2, { ...settlements, peaceful: true })).toEqual([11, 6]);
      expect(sizes(2, { ...other, classic: true })).toEqual([0, 0]);
      expect(sizes(4, { ...settlements, classic: true })).toEqual([0, 6]);
    }
  });

  test('SETTLERS-RULING-67: in Classic nothing is removed at random, so chance has no part in the deck', () => {
    expect(fresh(2, { classic: true, first: 0 }).rng.n).toBe(0);
    expect(fresh(2, { first: 0 }).rng.n).toBeGreaterThan(0);
  });

  test('every table of 2 to 6 players and all 32 combinations of modes can begin', () => {
    for (let seats = 2; seats <= 6; seats++)
      for (let bits = 0; bits < 32; bits++) {
        const [peaceful, weakDefences, classic, hard, additionalSettlements] = [1, 2, 4, 8, 16].map(
          (bit) => (bits & bit) > 0,
        );
        const s = fresh(seats, { peaceful, weakDefences, classic, hard, additionalSettlements });
        expect(legal(game, s, s.active)).toEqual([{ type: 'roll' }]);
      }
  });
});
