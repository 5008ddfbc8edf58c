import { describe, expect, test } from 'vitest';
import { game, pointsOf, stallLimitOf } from '../src/index.ts';
import type { Position } from '../src/scenario.ts';
import { at, type Playing } from './playing.ts';

/** The last World is about to be claimed by seat 0: Tindertop for 1 point. */
const last = (position: Position = {}) =>
  at({ centre: 'tindertop', roll: 'A 1 1 1', target: 'tindertop c0 c1', ...position });
const END = 'fill tindertop c2';
const outcome = (t: Playing) => game.outcome(t.s);

describe('end and scoring', () => {
  test('SETTLERS-END-1: the match is over as soon as the last World in the centre is claimed', () => {
    const t = last();
    expect(outcome(t)).toBeUndefined();
    t.play(END);
    expect([t.phase, game.actors(t.s), t.result?.why]).toEqual(['over', [], 'lastCard']);
    expect(t.why('roll')).toBe('SETTLERS-END-1');
    const before = at({ centre: 'tindertop kiln', roll: 'A 1', target: 'tindertop c0 c1' }).play(END);
    expect(before.phase).toBe('ready');
  });

  test('SETTLERS-END-2: unclaimed Upgrades and Settlements do not delay the end', () => {
    const t = last({ display: 'ring-world#1 moon-base#1' }).play(END);
    expect(t.phase).toBe('over');
    expect(t.view.display).toContain('ring-world#1');
  });

  test('SETTLERS-SCORE-1: face-up Worlds, scores of completed Systems and points of Upgrades', () => {
    const t = at({ owns: ['kiln luna-i luna-ii ring-world#1', 'tamago'] });
    expect(t.points()).toEqual([2 + 4 + 3, 2]);
  });

  test('SETTLERS-SCORE-2: most points win', () => {
    const t = last({ seats: 3, owns: ['solace', 'lanternhead', ''] }).play(END);
    const { points = [], places = [], winners } = outcome(t) ?? {};
    expect(points).toEqual([4, 4, Math.max(...points)]);
    expect([places[2], winners]).toEqual([1, [2]]);
  });

  /** Seats 0 and 1 of four with equal points; the rest of the galaxy is with seats 2 and 3. */
  const tie = (first: string, second: string) => {
    const t = last({ seats: 4, owns: [first, second, 'verdance quillon port-halcyon'] }).play(END);
    const { points, places } = outcome(t) ?? { points: [], places: [] };
    expect(points[0]).toBe(points[1]);
    return [places[0] < places[1], places[0] === places[1]];
  };

  test('SETTLERS-TIE-1: then most completed Systems', () => {
    expect(tie('solace', 'afterglow moon-base#1')).toEqual([true, false]);
  });

  test('SETTLERS-TIE-2: then most cards', () => {
    expect(tie('afterglow', 'lanternhead')).toEqual([true, false]);
    expect(tie('afterglow', 'kiln vandelay moon-base#1')).toEqual([false, false]);
  });

  test('SETTLERS-TIE-3: then the victory is shared', () => {
    expect(tie('afterglow', 'sky-harbour#1 kiln')).toEqual([false, true]);
  });

  test('SETTLERS-RULING-61: the end comes in the middle of a turn; an Upgrade claimed earlier in it counts', () => {
    const t = last({ owns: ['garden-ship#1'], upgradeClaimed: false }).play(END);
    expect([t.pool, t.s.active, t.happened('roll')]).toEqual([3, 0, []]);
    expect(outcome(t)?.points[0]).toBe(2);
  });

  test('SETTLERS-RULING-62: a World won by attack goes to the attacker, never to the centre', () => {
    const t = at({ owns: ['', 'luna-i'], centre: 'kiln', roll: 'A 1', target: 'luna-i c0 c1' });
    t.play('fill luna-i wd', 'endTurn');
    expect(t.view.centre).toEqual(['kiln']);
  });

  test('SETTLERS-RULING-63: cards are all Worlds, locked ones too, and all Upgrades', () => {
    const t = last({ owns: ['luna-i luna-ii kiln moon-base#1 corruption#1'] }).play(END);
    expect(t.result?.cards[0]).toBe(4 + 2);
    expect(t.result?.completedSystems[0]).toBe(1);
  });

  test('SETTLERS-RULING-64: the same order for all places; full ties share one', () => {
    const t = last({ seats: 4, owns: ['', 'tamago', 'unagi'], centre: 'tindertop' });
    t.s.worlds.fill(3);
    t.s.worlds[3] = -1;
    t.s.worlds[9] = 2;
    t.s.worlds[10] = 1;
    expect(t.play(END).result?.places).toEqual([4, 2, 2, 1]);
  });

  test('SETTLERS-RULING-65: current points are public all the time, Galactic Network included', () => {
    const t = at({ owns: ['galactic-network#1 kiln', 'luna-i'] });
    for (const seat of [0, 1, null]) expect(pointsOf(game.view(t.s, seat))).toEqual([3, 1]);
  });

  test('SETTLERS-RULING-66: turns in a row without a claim from the table end the match at the limit', () => {
    const t = at({ seats: 3, options: { stallRounds: 6 }, stall: 16, owns: ['', 'luna-i'], roll: 'A 1' });
    expect(stallLimitOf(t.view)).toBe(18);
    t.play('endTurn');
    expect([t.s.stall, t.phase]).toEqual([17, 'ready']);
    t.play('roll', 'endTurn');
    expect([t.s.stall, t.phase, t.result?.why]).toEqual([18, 'over', 'stall']);
    expect(t.why('roll')).toBe('SETTLERS-RULING-66');
    expect(t.result?.points).toEqual([0, 1, 0]);
  });

  test('SETTLERS-RULING-66: a World from the centre or a Settlement from the row resets it, an attack or the display does not', () => {
    const centre = at({ stall: 7, roll: '3 3 2 1' }).play('fill quillon c0', 'endTurn');
    expect(centre.s.stall).toBe(0);
    const row = at({ stall: 7, roll: '3 2 1', options: { additionalSettlements: true } });
    expect(row.play('fill garden-ship#1 c0', 'endTurn').s.stall).toBe(0);
    const display = at({ stall: 7, roll: '3 2 1', display: 'garden-ship#1' }).play('fill garden-ship#1 c0', 'endTurn');
    expect(display.s.stall).toBe(8);
    const attack = at({ stall: 7, roll: 'A 1', owns: ['', 'luna-i'], target: 'luna-i c0 c1' });
    expect(attack.play('fill luna-i wd', 'endTurn').s.stall).toBe(8);
  });
});
