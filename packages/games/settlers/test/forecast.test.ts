import { describe, expect, test } from 'vitest';
import { dieAtRisk, forecastOf, game, oddsOf } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

const percent = (p: number | undefined) => Math.round((p ?? -1) * 1000) / 10;

/** Emberfall with Water and Energy filled, one die lost, four rolled. */
const emberfall = (owns: string) => game.view(scenario({ owns: [owns], roll: 'E A 1 W', target: 'emberfall c0' }), 0);

describe('forecasts', () => {
  test('a fill, a re-roll, and both with a Resource Upgrade in hand', () => {
    const bare = forecastOf(emberfall('vandelay kiln'), 'emberfall', true);
    expect(percent(bare?.packs[1].after)).toBe(49.1);
    expect(percent(bare?.now)).toBe(49.1);
    expect(percent(bare?.reroll)).toBe(4.5);
    expect(bare?.boosted).toBeUndefined();
    const solar = forecastOf(emberfall('vandelay kiln solar-array#1'), 'emberfall', true);
    expect(percent(solar?.boosted?.reroll)).toBe(17.6);
    expect(solar?.boosted?.each.map(({ card, reroll }) => [card, percent(reroll)])).toEqual([['solar-array#1', 17.6]]);
  });

  test('several Resource Upgrades: each alone, and together never worse than the best of them', () => {
    const both = forecastOf(emberfall('solar-array#1 solar-array#2 matter-forge#1'), 'emberfall', true)?.boosted;
    expect(both?.each.map(({ card }) => card)).toEqual(['solar-array#1', 'matter-forge#1']);
    for (const { now, reroll } of both?.each ?? []) {
      expect(both?.now).toBeGreaterThanOrEqual(now);
      expect(both?.reroll).toBeGreaterThanOrEqual(reroll ?? 1);
    }
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
});
