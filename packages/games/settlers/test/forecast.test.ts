import { describe, expect, test } from 'vitest';
import { boostsOf, dieAtRisk, forecastOf, game, oddsOf, openedBy } from '../src/index.ts';
import { type Boost, leastUsed } from '../src/odds/boosted.ts';
import { ROLLS } from '../src/odds/rolls.ts';
import { type Counts, diceUsed, type Pack, parsePack } from '../src/packs.ts';
import { scenario } from '../src/scenario.ts';

const percent = (p: number | undefined) => Math.round((p ?? -1) * 1000) / 10;

/** Emberfall with Water and Energy filled, one die lost, four rolled. */
const emberfall = (owns: string) => game.view(scenario({ owns: [owns], roll: 'E A 1 W', target: 'emberfall c0' }), 0);

/** The fewest dice that fill a pack after every change, or none, that the boosts can make. */
function tried(pack: Pack, counts: Counts, [boost, ...rest]: readonly Boost[]): number {
  if (boost === undefined) return diceUsed(pack, counts);
  const ways = [tried(pack, counts, rest)];
  for (const to of boost)
    for (let from = 0; from < counts.length; from++) {
      if (from === to || counts[from] === 0) continue;
      const changed = counts.map((k, face) => k + Number(face === to) - Number(face === from));
      ways.push(tried(pack, changed, rest));
    }
  return Math.min(...ways.map((used) => used || 99)) % 99;
}

describe('forecasts', () => {
  test('a fill, a re-roll, and both with a Resource Upgrade in hand', () => {
    const bare = forecastOf(emberfall('vandelay kiln'), 'emberfall');
    expect(percent(bare?.packs[1].after)).toBe(49.1);
    expect(percent(bare?.now)).toBe(49.1);
    expect(percent(bare?.reroll)).toBe(4.5);
    expect(boostsOf(emberfall('vandelay kiln'), 'emberfall')).toBeUndefined();
    const solar = boostsOf(emberfall('vandelay kiln solar-array#1'), 'emberfall');
    expect(percent(solar?.reroll)).toBe(17.6);
    expect(solar?.each.map(({ card, reroll }) => [card, percent(reroll)])).toEqual([['solar-array#1', 17.6]]);
  });

  test('several Resource Upgrades: each alone, and together never worse than the best of them', () => {
    const both = boostsOf(emberfall('solar-array#1 solar-array#2 matter-forge#1'), 'emberfall');
    expect(both?.each.map(({ card }) => card)).toEqual(['solar-array#1', 'matter-forge#1']);
    for (const { now, reroll } of both?.each ?? []) {
      expect(both?.now).toBeGreaterThanOrEqual(now);
      expect(both?.reroll).toBeGreaterThanOrEqual(reroll ?? 1);
    }
  });

  test('SETTLERS-RULING-44: any number of them counts, equal ones too', () => {
    const now = (owns: string) => boostsOf(emberfall(owns), 'emberfall')?.reroll ?? 0;
    const two = now('solar-array#1 matter-forge#1');
    const three = now('solar-array#1 matter-forge#1 matter-forge#2');
    const four = now('solar-array#1 matter-forge#1 matter-forge#2 battle-station#1');
    expect(three).toBeGreaterThan(two);
    expect(four).toBeGreaterThanOrEqual(three);
    // Three dice, two of them for Energy and Army, one for three people: with these every roll will do.
    expect(now('solar-array#1 battle-station#1 colony-ship#1')).toBeGreaterThan(0.99);
  });

  test('SETTLERS-RES-3: none in an attack', () => {
    const view = game.view(scenario({ owns: ['solar-array#1', 'luna-i'], roll: 'E W 1', target: 'luna-i c1' }), 0);
    expect(boostsOf(view, 'luna-i')).toBeUndefined();
  });

  test('what boosts make of a roll is what changing its dice one by one makes of it', () => {
    const packs = ['W', 'WE', 'WW', 'WEA', 'AA', 'P3/2', 'P5/3', 'P8/3', 'P8/4'].map((code) => parsePack(code) as Pack);
    const boosts: Boost[] = [[0], [1], [2], [5], [0, 1, 2, 5]];
    const hands = [[], ...boosts.map((b) => [b]), ...boosts.flatMap((a) => boosts.map((b) => [a, b]))];
    for (const n of [2, 3, 5])
      for (const counts of ROLLS[n].counts)
        for (const pack of packs)
          for (const hand of hands) expect(leastUsed(pack, counts, hand)).toBe(tried(pack, counts, hand));
  });

  test('SETTLERS-RULING-15: the dice that a fill takes and the die that a re-roll costs', () => {
    const view = emberfall('vandelay');
    expect(forecastOf(view, 'emberfall')?.packs[1].dice).toEqual([0, 1]);
    expect(dieAtRisk(view)).toBe(3);
  });

  test('SETTLERS-ATK-2: an attack lists the Defence Pack and that of the Defence Upgrade', () => {
    const view = game.view(scenario({ owns: ['', 'vandelay diplomacy#1'], roll: 'A 1 1 2 E 3 W' }), 0);
    const found = forecastOf(view, 'vandelay');
    expect(found?.owner).toBe(1);
    expect(found?.packs.map(({ code }) => code)).toEqual(['WW', 'E', 'A', 'P3/2']);
  });

  test('without Upgrades they are the odds of the game', () => {
    const view = game.view(scenario({ roll: 'W E A 1 2 3 3' }), 0);
    for (const card of view.centre)
      expect(forecastOf(view, card)?.now).toBeCloseTo(oddsOf(view, card)?.claim ?? -1, 12);
  });

  test('SETTLERS-TURN-7: another card than the target has no chance now', () => {
    expect(forecastOf(emberfall(''), 'solace')?.now).toBe(0);
  });

  test('SETTLERS-RES-1: the packs that a changed die opens, with the change that leaves most', () => {
    const view = game.view(scenario({ owns: ['solar-array#1'], roll: 'W A 1 2', target: 'emberfall c0' }), 0);
    const [only, ...rest] = openedBy(view, 'solar-array#1');
    expect(rest).toEqual([]);
    expect([only.pack, only.to]).toEqual(['c1', 'energy']);
    expect(only.from).not.toBe('army');
    expect(openedBy(view, 'solar-array#1', 'army')).toEqual([]);
    const free = game.view(scenario({ owns: ['solar-array#1', 'luna-i'], roll: 'W W 1 1 1 1 1' }), 0);
    const cards = openedBy(free, 'solar-array#1').map(({ card }) => card);
    expect(cards).toContain('vandelay');
    expect(cards).not.toContain('luna-i');
  });
});
