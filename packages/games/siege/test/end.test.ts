import { describe, expect, test } from 'vitest';
import { game, PLANET_FACES, type Planet } from '../src/index.ts';
import { type PlayerPosition, scenario } from '../src/scenario.ts';
import { conqueror, halfPoints } from '../src/scoring.ts';

type Forces = NonNullable<PlayerPosition['forces']>;

/** A match that is over after the second player's last turn, with these forces. */
function ended(top: Forces, bottom: Forces) {
  return scenario({ active: 1, endTriggered: true, p1: { forces: top }, p2: { hand: '', pile: 0, forces: bottom } });
}

describe('the end', () => {
  test('SIEGE-SETUP-10: the second player takes the last turn, so both have equally many', () => {
    const t = scenario({ p1: { hand: 'D34 DECOY', pile: 3 }, p2: { hand: 'DECOY D12' } });
    t.play('deploy D34', 'finish');
    expect([t.s.endTriggered, t.actor]).toEqual([true, 1]);
    t.play('deploy DECOY', 'finish');
    expect([game.actors(t.s), t.s.turns]).toEqual([[], 2]);
  });

  test('SIEGE-END-1: the end is triggered the moment a draw pile is empty', () => {
    const t = scenario({ p1: { hand: 'ED12 DECOY' }, p2: { hand: 'D12', pile: 2 } }).play(
      'deploy ED12',
      'chooseNumber 1',
    );
    expect(t.s.endTriggered).toBe(false);
    const last = scenario({ p1: { hand: 'ED12 DECOY' }, p2: { hand: 'D12', pile: 2 } }).play(
      'deploy ED12',
      'chooseNumber 2',
    );
    expect(last.s.endTriggered).toBe(true);
    expect(last.events.map((e) => e.type)).toContain('endTriggered');
  });

  test('SIEGE-END-2: triggered in the second player’s turn, that turn is the last', () => {
    const t = scenario({ active: 1, p2: { hand: 'D12 DECOY', pile: 1 } }).play('deploy D12');
    expect([t.s.endTriggered, t.actor]).toEqual([true, 1]);
    t.play('finish');
    expect(game.actors(t.s)).toEqual([]);
    expect(game.check(t.s, 0, { type: 'finish' })?.rule).toBe('SIEGE-END-2');
  });

  test('SIEGE-END-3: triggered in the first player’s turn, the second player has one final turn', () => {
    const t = scenario({ p1: { hand: 'D12 DECOY', pile: 1 }, p2: { hand: 'DECOY D12' } }).play('deploy D12', 'finish');
    expect([t.actor, t.step]).toEqual([1, 'deploy']);
    expect(t.events.find((e) => e.type === 'turn')).toMatchObject({ seat: 1, last: true });
    expect(game.actors(t.play('deploy DECOY', 'finish').s)).toEqual([]);
  });
});

describe('scoring', () => {
  test('SIEGE-SCORE-1: the higher siege force value conquers the planet', () => {
    const { s } = ended({ 2: 3, 5: 1 }, { 2: 2, 5: 4 });
    expect([conqueror(s, 2), conqueror(s, 5)]).toEqual([0, 1]);
  });

  test('SIEGE-SCORE-2: equal values conquer nothing, 0 to 0 included', () => {
    const { s } = ended({ 3: 2 }, { 3: 2 });
    expect([conqueror(s, 3), conqueror(s, 4), halfPoints(s)]).toEqual([undefined, undefined, [0, 0]]);
  });

  test('SIEGE-SCORE-3: planets 1 to 7 are worth 1 point each', () => {
    for (const planet of [1, 2, 3, 4, 5, 6, 7] as Planet[]) {
      expect(game.outcome(ended({ [planet]: 1 }, {}).s)?.points).toEqual([1, 0]);
    }
  });

  test('SIEGE-SCORE-4: planet 8+ is worth half a point', () => {
    expect(game.outcome(ended({ 8: 1 }, {}).s)?.points).toEqual([0.5, 0]);
    expect([PLANET_FACES.pandemonia.worth, PLANET_FACES.aether.worth]).toEqual([1, 1]);
  });

  test('SIEGE-SCORE-5: more points win', () => {
    expect(game.outcome(ended({ 1: 1, 2: 1 }, { 3: 9 }).s)?.places).toEqual([1, 2]);
    expect(game.outcome(ended({ 1: 1 }, { 3: 1, 8: 1 }).s)?.places).toEqual([2, 1]);
  });

  test('SIEGE-SCORE-6: equal points are a tie', () => {
    expect(game.outcome(ended({ 1: 5 }, { 3: 1 }).s)).toEqual({ points: [1, 1], places: [1, 1], winners: [0, 1] });
  });
});
