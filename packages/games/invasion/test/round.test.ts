import { describe, expect, test } from 'vitest';
import { defenseDice, type Event, game, iconValue, invasionDice, stagedDice } from '../src/index.ts';
import { randomMatch, scene, scripted } from './scene.ts';

const turns = (events: readonly Event[]) => events.flatMap((e) => (e.type === 'turn' ? [e.seat] : []));

describe('rounds and turns', () => {
  test('INVASION-ROUND-1: in a round every player takes exactly one turn, the first player first', () => {
    const { events } = randomMatch(4, { first: 3 }, 'order');
    expect(turns(events)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    const t = scene({ seats: 3 });
    expect(t.actors).toEqual([0]);
    expect(t.why('1: keep')).toBe('INVASION-ROUND-1');
  });

  test('INVASION-ROUND-2: round 1 uses three Invasion dice and three Defense dice', () => {
    const t = scene({ at: { step: 'invasion' } });
    expect(t.eventsOf('invasion')[0].dice.map(({ die }) => die)).toEqual(['y1', 'b1', 'm1']);
    expect(t.eventsOf('roll')[0].faces.length).toBe(3);
  });

  test('INVASION-ROUND-3: when all have had a turn round 2 adds three Invasion dice and one Defense die', () => {
    const t = scene({ active: 1, rerolls: 0 });
    expect(t.s.round).toBe(2);
    expect(t.eventsOf('invasion')[0].dice.map(({ die }) => die)).toEqual(['y1', 'y2', 'b1', 'b2', 'm1', 'm2']);
    expect(t.s.tray.length).toBe(4);
    expect(scene({ active: 0, rerolls: 0 }).s.round).toBe(1);
  });

  test('INVASION-ROUND-4: round 3 adds the dice that wait for it: nine and five', () => {
    const t = scene({ round: 2, active: 1, rerolls: 0 });
    expect([t.s.round, t.eventsOf('invasion')[0].dice.length, t.s.tray.length]).toEqual([3, 9, 5]);
  });

  test('INVASION-ROUND-5: after the last turn of round 3 the points are tallied', () => {
    const t = scene({ round: 3, active: 1, rerolls: 0, planets: [undefined, 'C2 O122222 I222222'] });
    expect(t.eventsOf('tally')).toEqual([{ type: 'tally', points: [29, 28] }]);
    expect(game.outcome(t.s)).toEqual({ points: [29, 28], places: [1, 2], winners: [0] });
  });

  test('INVASION-TURN-1: invasion, defence, saucers, damage, missiles, rebuild, in this order', () => {
    const start = scene({ at: { step: 'invasion' }, planets: ['C2 O122222 I222222'] });
    expect(start.events.map((e) => e.type)).toEqual(['round', 'turn', 'invasion', 'roll']);
    const t = scene({
      planets: ['C2 O022222 I222222', 'C2 O122222 I222222'],
      dice: 'y1=2 b1=2',
      tray: 'Y X R',
      rolls: [2, 3, 5, 5],
    });
    expect(t.why('assign Y>y1')).toBe('INVASION-TURN-1');
    expect(t.why('rebuild core')).toBe('INVASION-REBUILD-1');
    t.play('keep');
    expect(t.events.map((e) => e.type)).toEqual(['keep', 'assign', 'strike', 'strike', 'missile', 'counter']);
    expect(t.step).toBe('freeRebuild');
    t.play('1: rebuild outer-1');
    expect(t.step).toBe('rebuild');
  });

  test('INVASION-RULING-16: the dice of round 3 come from the section “Round 3”', () => {
    const t = scene({ round: 2, active: 1 });
    expect(stagedDice(game.view(t.s, 0))).toEqual([{ round: 3, dice: ['y3', 'b3', 'm3', 'd5'] }]);
    t.play('keep');
    expect(stagedDice(game.view(t.s, 0))).toEqual([]);
    expect(invasionDice(game.view(t.s, 0)).map((die) => die.id)).toContain('y3');
  });

  test('INVASION-RULING-17: play goes clockwise, and the right-hand neighbour is the seat before', () => {
    const t = scene({ seats: 5, active: 4, first: 2, rerolls: 0 });
    expect(t.s.active).toBe(0);
    expect(t.eventsOf('invasion')[0]).toMatchObject({ seat: 0, by: 4 });
  });

  test('INVASION-RULING-47: dice fall in the written order: invasion by colour, defence by number, missile and targets', () => {
    const t = scene({ round: 2, at: { step: 'invasion' }, rolls: [6, 1, 2, 4, 1, 6] });
    expect(t.eventsOf('invasion')[0].dice.map(({ die, saucers }) => `${die}=${saucers}`)).toEqual([
      'y1=3',
      'y2=0',
      'b1=1',
      'b2=2',
      'm1=0',
      'm2=3',
    ]);
    const d = scene({ tray: 'X R X X', round: 2, rolls: [1, 4] }).play('reroll X X');
    expect(defenseDice(game.view(d.s, 0)).map((die) => die.face)).toEqual([
      'blaster-yellow',
      'rebuild',
      'interceptor',
      'missile',
    ]);
    const m = scene({ seats: 4, active: 2, tray: 'X', rerolls: 0, rolls: [1, 4, 5, 6] });
    expect(m.s.missile).toEqual({ attacker: 2, sectors: [5, 6, 1, 4] });
    const radar = scene({ radar: true, at: { step: 'invasion' }, rolls: [6, 1, 2, 4, 5] });
    expect(radar.s.sectors).toEqual([4, 0, 0, 0, 0, 0, 5, 0, 0]);
  });

  test('INVASION-RULING-47: the first player is drawn before everything else', () => {
    const { key, n } = scripted([]);
    expect(n).toBe(0);
    const drawn = game.setup(2, { ...game.defaults, first: 'random' }, key);
    const given = game.setup(2, { ...game.defaults, first: 0 }, key);
    expect(drawn.rng.n).toBe(given.rng.n + 1);
  });

  test('INVASION-EX-18: when round 3 starts, y3, b3, m3 and d5 join; an icon is worth 3', () => {
    const t = scene({ round: 2, active: 1, rerolls: 0 });
    const v = game.view(t.s, 0);
    expect(invasionDice(v).map((die) => die.id)).toEqual(['y1', 'y2', 'y3', 'b1', 'b2', 'b3', 'm1', 'm2', 'm3']);
    expect(defenseDice(v).at(-1)?.id).toBe('d5');
    expect(iconValue(v)).toBe(3);
  });
});
