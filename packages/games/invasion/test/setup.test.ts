import { keyFromSeed, readOptions } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  CORE,
  defenseDice,
  game,
  iconValue,
  invasionDice,
  type Options,
  pointsOf,
  rematch,
  STAGING,
  staged,
  stagedDice,
} from '../src/index.ts';
import { FRESH, notation, randomMatch, scene } from './scene.ts';

const start = (seats: number, options: Partial<Options> = {}, seed = 'setup') =>
  game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(seed));

describe('goal and setup', () => {
  test('INVASION-GOAL-1: the match lasts exactly three rounds, then the most points win', () => {
    const { s, events } = randomMatch(3, { first: 1 }, 'goal');
    expect(events.filter((e) => e.type === 'round').map((e) => e.round)).toEqual([2, 3]);
    expect(events.filter((e) => e.type === 'turn').length).toBe(3 * 3 - 1);
    const result = game.outcome(s);
    expect(result?.points[result.places.indexOf(1)]).toBe(Math.max(...(result?.points ?? [])));
    expect(game.check(s, 0, { type: 'keep' })?.rule).toBe('INVASION-GOAL-1');
  });

  test('INVASION-SETUP-1: each player receives a planet, a Core, 12 Cities and a Sector die', () => {
    expect(game.inventory(start(3))).toMatchObject({ planets: 3, cores: 3, cities: 36 });
    expect(start(3).planets.map((p) => p.length)).toEqual([13, 13, 13]);
    const t = scene({ seats: 3, tray: 'X', rerolls: 0, rolls: [1, 2, 3] });
    expect(t.s.missile?.sectors).toEqual([1, 2, 3]);
  });

  test('INVASION-SETUP-2: the Core starts undamaged on the central crater', () => {
    expect(game.view(start(2), 0).planets.map((p) => p[CORE])).toEqual([2, 2]);
  });

  test('INVASION-SETUP-3: the 12 Cities start undamaged: C2 O222222 I222222', () => {
    for (const p of start(6).planets) expect(notation(p)).toBe(FRESH);
  });

  test('INVASION-SETUP-4: a first player is determined', () => {
    const s = start(4, { first: 2 });
    expect([s.first, s.active, game.view(s, null).first]).toEqual([2, 2, 2]);
    const drawn = new Set(Array.from({ length: 60 }, (_, i) => start(4, {}, `first ${i}`).first));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  });

  test('INVASION-SETUP-5: one Invasion die a colour and one Defense die wait for each of rounds 2 and 3', () => {
    expect(stagedDice(game.view(start(2), 0))).toEqual([
      { round: 2, dice: ['y2', 'b2', 'm2', 'd4'] },
      { round: 3, dice: ['y3', 'b3', 'm3', 'd5'] },
    ]);
  });

  test('INVASION-SETUP-6: the other three Invasion dice and three Defense dice are those of round 1', () => {
    const v = game.view(start(2), 0);
    expect(invasionDice(v).map((die) => die.id)).toEqual(['y1', 'b1', 'm1']);
    expect(defenseDice(v).map((die) => die.id)).toEqual(['d1', 'd2', 'd3']);
    expect(staged(1)).toEqual(['y1', 'b1', 'm1', 'd1', 'd2', 'd3']);
  });

  test('INVASION-SETUP-7: setup is the same for every number of players', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const v = game.view(start(seats), null);
      expect([v.planets.length, invasionDice(v).length, defenseDice(v).length, stagedDice(v).length]).toEqual([
        seats,
        3,
        3,
        2,
      ]);
      expect(new Set(v.planets.map((p) => pointsOf(p)))).toEqual(new Set([29]));
    }
  });

  test('INVASION-SETUP-8: two to six players take part, no other number', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(readOptions(game, seats, {})).toHaveProperty('value');
    for (const seats of [0, 1, 7, 2.5]) expect(readOptions(game, seats, {})).toHaveProperty('problems');
  });

  test('INVASION-RULING-18: the same player starts all three rounds; in a rematch the next seat to the left', () => {
    const { s, events } = randomMatch(3, { first: 2 }, 'rounds');
    const starts = events.flatMap((e, i) => (e.type === 'round' ? [events[i + 1]] : []));
    expect(starts).toEqual([
      { type: 'turn', seat: 2 },
      { type: 'turn', seat: 2 },
    ]);
    expect(rematch(s).first).toBe(0);
  });

  test('INVASION-EX-1: setup for four players', () => {
    const v = game.view(start(4), 0);
    expect(v.planets.map((p) => pointsOf(p))).toEqual([29, 29, 29, 29]);
    expect([...invasionDice(v), ...defenseDice(v)].map((die) => die.id)).toEqual(['y1', 'b1', 'm1', 'd1', 'd2', 'd3']);
    expect(stagedDice(v).map(({ dice }) => dice.join(' '))).toEqual(['y2 b2 m2 d4', 'y3 b3 m3 d5']);
  });

  test('INVASION-EX-30: a match with nothing chosen is Classic; 1 or 7 seats are refused', () => {
    const read = readOptions(game, 2, {});
    expect(read).toEqual({
      value: { first: 'random', radar: false, fairSkies: false, catAndMouse: false, cards: null },
    });
    expect(readOptions(game, 1, {})).toHaveProperty('problems');
    expect(readOptions(game, 7, {})).toHaveProperty('problems');
  });
});

describe('first player as an option', () => {
  test('a seat that is not at the table is refused', () => {
    expect(readOptions(game, 3, { first: 3 })).toHaveProperty('problems');
    expect(readOptions(game, 3, { first: 2 })).toHaveProperty('value');
  });
});

describe('growth of the icons', () => {
  test('INVASION-SCALE-1: an icon is worth 1, 2 and 3 in rounds 1, 2 and 3, and the Staging Board shows it', () => {
    expect([1, 2, 3].map((round) => STAGING[round as 1].value)).toEqual([1, 2, 3]);
    for (const round of [1, 2, 3] as const) {
      expect(iconValue(game.view(scene({ round }).s, 0))).toBe(round);
      const blaster = scene({ round, dice: 'y1=3', tray: 'Y', rerolls: 0, rolls: [1] });
      expect(blaster.points[0]).toBe(29 - (3 - round));
      const missile = scene({ round, tray: 'X', rerolls: 0, rolls: [1, 2] });
      expect(missile.points[1]).toBe(29 - round);
      const rebuild = scene({ round, planets: ['C2 O002222 I222222'], tray: 'R', rerolls: 0 });
      expect(rebuild.s.stack.at(-1)).toEqual({ step: 'rebuild', pool: round });
    }
  });

  test('INVASION-SCALE-2: the free rebuild of a counter grows in the same way', () => {
    for (const round of [1, 2, 3] as const) {
      const t = scene({ round, planets: [undefined, 'C2 O002222 I222222'], tray: 'X', rerolls: 0, rolls: [4, 4] });
      expect(t.s.stack.at(-1)).toEqual({ step: 'freeRebuild', pools: [0, round] });
    }
  });

  test('INVASION-SCALE-3: a saucer is one point of damage in every round', () => {
    for (const round of [1, 2, 3] as const) {
      expect(scene({ round, dice: 'b1=2', rerolls: 0, rolls: [3] }).points[0]).toBe(27);
    }
  });
});
