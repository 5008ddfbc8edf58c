import { optionsOnward } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, DEFEATED, game, type Level, type Options, PILOTS } from '../src/index.ts';
import { fresh, gems } from './playing.ts';

const { cards, tokens } = contentOf({ cards: null });
const MODES: readonly [number, Partial<Options>][] = [2, 3, 4].flatMap((seats) => [
  [seats, {}],
  [seats, { experienced: true }],
]);

describe('setup', () => {
  test('at a rematch everybody sits one seat on and keeps the pilot', () => {
    const onward = (options: Partial<Options>, seats: number) =>
      optionsOnward(game, { ...game.defaults, ...options }, seats).pilots;
    expect(onward({}, 3)).toEqual(['purple', 'teal', 'orange']);
    expect(onward({ pilots: ['white', 'orange'] }, 2)).toEqual(['orange', 'white']);
    expect(onward({ pilots: 'random' }, 2)).toBe('random');
  });

  test('SCRAMBLE-SETUP-1: the extension is added with four players only', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).s.columns)).toEqual([6, 6, 8]);
  });

  test('SCRAMBLE-SETUP-2: every player has the pieces of one colour, and three Assist tokens', () => {
    const { s } = fresh(4);
    expect(new Set(s.pilots.map((p) => p.colour)).size).toBe(4);
    expect(s.pilots.map((p) => p.assists)).toEqual([3, 3, 3, 3]);
    const chosen = fresh(3, { pilots: ['white', 'orange', 'teal'] }).s;
    expect(chosen.pilots.map((p) => p.colour)).toEqual(['white', 'orange', 'teal']);
  });

  test('SCRAMBLE-SETUP-3: two Defeated Invader tokens open every Victory Track', () => {
    for (const p of fresh(3).s.pilots) expect(p.victory).toEqual([DEFEATED, DEFEATED]);
  });

  test('SCRAMBLE-SETUP-4: a bag has 8 Overheat gems and three of each colour', () => {
    for (const seat of [0, 1]) expect(fresh(2).bag(seat)).toBe('3 red, 3 blue, 3 yellow, 3 green, 8 overheat');
  });

  test('SCRAMBLE-SETUP-5: heat and credits start at 0', () => {
    for (const p of fresh(4).s.pilots) expect([p.heat, p.credits]).toEqual([0, 0]);
  });

  test('SCRAMBLE-SETUP-6: the tokens are sorted by level', () => {
    for (const [seats, options] of MODES) {
      const { piles, grid } = fresh(seats, options).s;
      for (const [i, pile] of piles.entries()) expect(pile.every((token) => tokens[token].level === i + 1)).toBe(true);
      expect(grid.every((token) => token < 0 || tokens[token].level === 1)).toBe(true);
    }
  });

  test('SCRAMBLE-SETUP-7: with two or three players the tokens with the 4 icon are out of the match', () => {
    const ids = (seats: number) => Object.keys(game.inventory(fresh(seats).s));
    const fours = tokens.filter((t) => t.four).map((t) => `Invader ${t.id}`);
    expect(fours).toHaveLength(12);
    for (const seats of [2, 3]) expect(ids(seats).filter((id) => fours.includes(id))).toEqual([]);
    expect(ids(4).filter((id) => fours.includes(id))).toHaveLength(12);
  });

  test('SCRAMBLE-SETUP-8: each pile is shuffled', () => {
    const piles = (seed: string) => fresh(4, {}, seed).s.piles;
    expect(piles('a').map((p) => p.length)).toEqual([0, 16, 16]);
    for (const i of [1, 2]) {
      expect(piles('a')[i]).not.toEqual(piles('b')[i]);
      expect([...piles('a')[i]].sort()).toEqual([...piles('b')[i]].sort());
    }
  });

  test('SCRAMBLE-SETUP-9: the level 1 tokens stand at random on the second and third rows', () => {
    for (const [seats, options] of MODES) {
      const t = fresh(seats, options);
      expect(t.row(1).every((invader) => invader === undefined)).toBe(true);
      expect([...t.row(2), ...t.row(3)].every((invader) => invader?.token.level === 1)).toBe(true);
    }
    expect(fresh(2, {}, 'a').s.grid).not.toEqual(fresh(2, {}, 'b').s.grid);
  });

  test('SCRAMBLE-SETUP-10: the Alien Aggression token is above slot 1, 4 or 5 with 2, 3 or 4 players', () => {
    expect([2, 3, 4].map((seats) => fresh(seats).s.aggression)).toEqual([1, 4, 5]);
  });

  test('SCRAMBLE-SETUP-11: spare gems are in common reach', () => {
    expect(gems(fresh(2).s.supply)).toBe('24 red, 24 blue, 24 yellow, 24 green, 24 overheat');
    expect(gems(fresh(4).s.supply)).toBe('18 red, 18 blue, 18 yellow, 18 green, 8 overheat');
  });

  test('SCRAMBLE-SETUP-12: the first player is drawn at random', () => {
    const firsts = Array.from({ length: 60 }, (_, n) => fresh(3, { first: 'random' }, `${n}`).s.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2]);
    expect(fresh(3, { first: 2 }).s.first).toBe(2);
  });

  test('SCRAMBLE-SETUP-13: from the first player clockwise everyone chooses a space, shared or not', () => {
    const t = fresh(3, { first: 1 });
    const order: number[] = [];
    for (const space of [4, 4, 6]) {
      order.push(t.actor);
      t.play(`placeStarfighter ${space}`);
    }
    expect(order).toEqual([1, 2, 0]);
    expect(t.s.pilots.map((p) => p.space)).toEqual([6, 4, 4]);
    expect([t.step, t.actor, t.s.round]).toEqual(['drawOrCooldown', 1, 1]);
    expect(t.judge({ type: 'placeStarfighter', space: 3 })).toBe('SCRAMBLE-SETUP-13');
    expect(fresh(2).judge({ type: 'draw' })).toBe('SCRAMBLE-SETUP-13');
  });

  test('SCRAMBLE-DECK-1: nine events are set aside, the Upgrades are sorted by level', () => {
    expect(cards.filter((c) => c.event)).toHaveLength(9);
    for (const level of [1, 2, 3]) expect(cards.filter((c) => !c.event && c.level === level)).toHaveLength(30);
    const { innovation, track } = fresh(2).s;
    expect([...innovation.flat(), ...track.slice(0, 4)].some((card) => cards[card].event)).toBe(false);
  });

  test('SCRAMBLE-DECK-2: four cards of level 1 lie in slots 1 to 4', () => {
    const { track } = fresh(2);
    expect(track.slice(4)).toEqual(['', '', '']);
    for (const id of track.slice(0, 4)) expect(cards.find((c) => c.id === id)?.level).toBe(1);
    expect(track).not.toEqual(fresh(2, {}, 'other').track);
  });

  test('SCRAMBLE-DECK-3: 4 Upgrades of level 1 and 8 of levels 2 and 3 go into the Main deck', () => {
    const upgrades = (level: Level) =>
      fresh(2).s.main.filter((card) => cards[card].level === level && !cards[card].event).length;
    expect([upgrades(1), upgrades(2), upgrades(3)]).toEqual([4, 8, 8]);
  });

  test('SCRAMBLE-DECK-4: the 22 cards that remain of each level are its Innovation deck', () => {
    const { innovation } = fresh(3).s;
    expect(innovation.map((deck) => deck.length)).toEqual([22, 22, 22]);
    for (const [i, deck] of innovation.entries()) expect(deck.every((card) => cards[card].level === i + 1)).toBe(true);
  });

  test('SCRAMBLE-DECK-5: each small deck has its Aliens Fire! and one Aliens Move!, shuffled in', () => {
    const places = new Map<string, Set<number>>();
    for (let n = 0; n < 80; n++) {
      for (const [at, card] of fresh(2, {}, `${n}`).s.main.entries()) {
        const { id, event } = cards[card];
        if (event) places.set(id, (places.get(id) ?? new Set()).add(at));
      }
    }
    const range = (id: string) => [...(places.get(id) ?? [])].sort((a, b) => a - b);
    for (const kind of ['event-fire-1', 'event-move-1a']) expect(range(kind)).toEqual([23, 24, 25, 26, 27, 28]);
    for (const kind of ['event-fire-2', 'event-move-2a'])
      expect(range(kind).every((at) => at >= 12 && at <= 21)).toBe(true);
    for (const kind of ['event-fire-3', 'event-move-3a'])
      expect(range(kind).every((at) => at >= 1 && at <= 10)).toBe(true);
    for (const kind of ['event-fire-2', 'event-move-3a']) expect(range(kind).length).toBeGreaterThan(7);
  });

  test('SCRAMBLE-DECK-6: an Aliens Move! lies below each small deck, 29 cards in all', () => {
    const { main } = fresh(4).s;
    expect(main).toHaveLength(29);
    expect([0, 11, 22].map((at) => cards[main[at]].id)).toEqual(['event-move-3b', 'event-move-2b', 'event-move-1b']);
    const levels = main.map((card) => cards[card].level);
    expect(levels).toEqual([...new Array(11).fill(3), ...new Array(11).fill(2), ...new Array(7).fill(1)]);
  });

  test('SCRAMBLE-EXP-1: Experienced Pilots play on the board for four', () => {
    expect([2, 3, 4].map((seats) => fresh(seats, { experienced: true }).s.columns)).toEqual([8, 8, 8]);
  });

  test('SCRAMBLE-EXP-2: their Alien Aggression token is one slot farther right', () => {
    expect([2, 3, 4].map((seats) => fresh(seats, { experienced: true }).s.aggression)).toEqual([2, 5, 6]);
  });

  test('SCRAMBLE-EXP-3: their bags have one more Overheat gem', () => {
    for (const seats of [2, 3, 4]) {
      const t = fresh(seats, { experienced: true });
      expect(t.bag(1)).toBe('3 red, 3 blue, 3 yellow, 3 green, 9 overheat');
      expect(t.s.supply[4]).toBe(40 - 9 * seats);
    }
  });

  test('pilot colours by seat are in their order', () => {
    expect(fresh(3).s.pilots.map(({ colour }) => colour)).toEqual(PILOTS.slice(0, 3));
  });

  test('pilot colours at random are all four colours in any order', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, n) => fresh(2, { pilots: 'random' }, `${n}`).pilot().colour));
    expect([...seen].sort()).toEqual([...PILOTS].sort());
  });
});
