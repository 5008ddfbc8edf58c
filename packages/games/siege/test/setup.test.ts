import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_KEYS, deck, FACES, faceUp, game, type Options, PLANET_FACES, PLANETS, type State } from '../src/index.ts';

function match(options: Partial<Options> = {}, seed = 'setup'): State {
  return game.setup(2, { ...game.defaults, ...options }, keyFromSeed(seed));
}

const SEEDS = Array.from({ length: 200 }, (_, i) => `match ${i}`);

describe('setup', () => {
  test('SIEGE-SETUP-1: exactly two players, one for each species', () => {
    expect(game.seats).toEqual([2, 2]);
    for (const seed of SEEDS.slice(0, 20)) {
      expect([...match({}, seed).species].sort()).toEqual(['antillian', 'morkolyte']);
    }
    expect(match({ species: ['morkolyte', 'antillian'] }).species).toEqual(['morkolyte', 'antillian']);
  });

  test('SIEGE-SETUP-2: eight planets, each with an a-side and a b-side of different name and effect', () => {
    for (const planet of PLANETS) {
      const [a, b] = FACES.map((face) => PLANET_FACES[face]).filter((face) => face.planet === planet);
      expect([a.side, b.side]).toEqual(['a', 'b']);
      expect(a.name).not.toBe(b.name);
      expect(a.effect).not.toEqual(b.effect);
    }
    expect(FACES).toHaveLength(16);
  });

  test('SIEGE-SETUP-3: the face-up side of each planet is random, and only that side exists', () => {
    for (let i = 0; i < 8; i++)
      expect(new Set(SEEDS.map((seed) => match({}, seed).sides[i]))).toEqual(new Set(['a', 'b']));
    const s = match();
    expect(game.view(s, 0).planets).toEqual(PLANETS.map((planet) => faceUp(s, planet)));
    expect(game.view(s, 0).planets).toHaveLength(8);
  });

  test('SIEGE-SETUP-4: the planets lie in numerical order', () => {
    expect(game.view(match(), null).planets.map((face) => PLANET_FACES[face].planet)).toEqual([...PLANETS]);
  });

  test('SIEGE-SETUP-5: sixteen siege force areas, all empty', () => {
    for (const player of match().players) expect(player.forces).toEqual([[], [], [], [], [], [], [], []]);
  });

  test('SIEGE-SETUP-6: each player has a shuffled deck of 30', () => {
    const s = match({ species: ['antillian', 'morkolyte'] });
    for (const [seat, species] of s.species.entries()) {
      const { hand, pile } = s.players[seat];
      expect([...hand, ...pile].sort((a, b) => a - b)).toEqual(deck(species));
    }
    const orders = new Set(SEEDS.map((seed) => match({}, seed).players[0].pile.join()));
    expect(orders.size).toBe(SEEDS.length);
  });

  test('SIEGE-SETUP-7: four cards as opening hand, 26 in the draw pile', () => {
    for (const { hand, pile } of match().players) expect([hand.length, pile.length]).toEqual([4, 26]);
  });

  test('SIEGE-SETUP-8: discard piles start empty and lie open', () => {
    const s = match();
    for (const { discards } of s.players) expect(discards).toEqual([]);
    s.players[1].discards = [3];
    expect(game.view(s, 0).players[1].discards).toEqual([CARD_KEYS[3]]);
  });

  test('SIEGE-SETUP-9: one player is first', () => {
    expect(new Set(SEEDS.map((seed) => match({}, seed).first))).toEqual(new Set([0, 1]));
    expect(match({ first: 1 }).first).toBe(1);
  });

  test('SIEGE-RULING-1: Ambyria and Taltuva are planet 4, Plomeena and Aspal planet 5', () => {
    const at = (face: (typeof FACES)[number]) => PLANET_FACES[face].planet;
    expect([at('ambyria'), at('taltuva'), at('plomeena'), at('aspal')]).toEqual([4, 4, 5, 5]);
  });

  test('SIEGE-RULING-2: the first name of each printed pair is side a', () => {
    const names = PLANETS.map((planet) => [
      faceUp(match({ sides: 'aaaaaaaa' }), planet),
      faceUp(match({ sides: 'bbbbbbbb' }), planet),
    ]);
    expect(names.flat()).toEqual([...FACES]);
  });

  test('SIEGE-RULING-3: sides are eight independent fair choices, or fixed by an option', () => {
    const count = Array.from({ length: 8 }, (_, i) => SEEDS.filter((seed) => match({}, seed).sides[i] === 'a').length);
    for (const a of count) expect(Math.abs(a - 100)).toBeLessThan(30);
    const systems = new Set(SEEDS.map((seed) => match({}, seed).sides.join('')));
    expect(systems.size).toBeGreaterThan(100);
    expect(match({ sides: 'abbabaab' }).sides.join('')).toBe('abbabaab');
  });

  test('SIEGE-RULING-4: first player and species are random unless set, and species changes nothing', () => {
    expect(new Set(SEEDS.map((seed) => match({}, seed).species[0])).size).toBe(2);
    const kinds = (species: 'antillian' | 'morkolyte') => deck(species).map((card) => CARD_KEYS[card].split('/')[1]);
    expect(kinds('antillian')).toEqual(kinds('morkolyte'));
  });
});
