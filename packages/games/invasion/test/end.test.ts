import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { pointsOf } from '../src/planet.ts';
import { planet, scene } from './scene.ts';

const points = (p: string) => pointsOf(planet(p));
const FULL = 'C2 O222222 I222222';
const EMPTY = 'C0 O000000 I000000';

/** The end of round 3 with these planets. */
const tally = (planets: readonly string[], rolls: readonly number[] = [], first = 0) =>
  scene({ seats: planets.length, first, round: 3, planets, at: { step: 'tally' }, rolls });

/** The end of a cycle of the duel, when everybody in it has attacked. */
const cycleOver = (
  planets: readonly string[],
  seats: readonly number[],
  cycle: number,
  rolls: readonly number[] = [],
) =>
  scene({
    seats: planets.length,
    round: 3,
    planets,
    rolls,
    at: { step: 'duel', cycle, seats, attacks: seats.length },
  });

describe('scoring', () => {
  test('INVASION-SCORE-1: an undamaged City is worth 2', () => {
    expect(points('C0 O200000 I000000')).toBe(2);
  });
  test('INVASION-SCORE-2: a damaged City is worth 1', () => {
    expect(points('C0 O000000 I000010')).toBe(1);
  });
  test('INVASION-SCORE-3: an undamaged Core is worth 5', () => {
    expect(points('C2 O000000 I000000')).toBe(5);
  });
  test('INVASION-SCORE-4: a damaged Core is worth 1', () => {
    expect(points('C1 O000000 I000000')).toBe(1);
  });
  test('INVASION-SCORE-5: empty craters are worth nothing; a fresh planet 29', () => {
    expect([points(EMPTY), points('C2 O222222 I222222')]).toEqual([0, 29]);
  });

  test('INVASION-SCORE-6: most points win', () => {
    const t = tally(['C1 O222222 I222222', 'C2 O122222 I222222', 'C0 O222222 I222222']);
    expect(game.outcome(t.s)).toEqual({ points: [25, 28, 24], places: [2, 1, 3], winners: [1] });
    expect(t.s.decided).toBe('points');
  });

  test('INVASION-EX-19: scoring', () => {
    expect(points('C1 O210222 I221022')).toBe(19);
  });
});

describe('the tie-break duel', () => {
  test('INVASION-TIE-1: players tied for the most points fight a duel; no Defense dice are rolled', () => {
    const t = tally([FULL, FULL], [1, 2, 4, 4]);
    expect(t.eventsOf('duel')).toEqual([{ type: 'duel', cycle: 1, seats: [0, 1] }]);
    expect(t.eventsOf('roll')).toEqual([]);
    expect(tally([FULL, 'C1 O222222 I222222']).eventsOf('duel')).toEqual([]);
  });

  test('INVASION-TIE-2: in turn order each tied player rolls the Sector die as one Missile attack', () => {
    const t = tally([FULL, FULL], [1, 2, 6, 5]);
    expect(t.eventsOf('missile').slice(0, 2)).toMatchObject([
      { seat: 0, sector: 1 },
      { seat: 1, sector: 6 },
    ]);
  });

  test('INVASION-TIE-3: the opposing tied players roll to counter and rebuild', () => {
    const worn = 'C2 O222000 I222111';
    const t = tally([worn, worn], [1, 1]);
    expect(t.eventsOf('counter')).toEqual([{ type: 'counter', seat: 1, sector: 1, points: 3 }]);
    expect([t.step, t.actors]).toEqual(['freeRebuild', [1]]);
  });

  test('INVASION-TIE-4: it is repeated until there is one winner', () => {
    const t = cycleOver([FULL, FULL], [0, 1], 1, [1, 2, 3, 3]);
    expect(t.eventsOf('duel').map((e) => e.cycle)).toEqual([2]);
    expect(game.outcome(t.s)).toEqual({ points: [29, 29], places: [1, 2], winners: [0] });
    expect([t.s.cycles, t.s.decided]).toEqual([2, 'duel']);
  });

  test('INVASION-RULING-39: a Missile of the duel does 3 damage, and a counter gives 3 points', () => {
    const t = tally([FULL, FULL], [1, 2, 4, 4]);
    expect(t.eventsOf('hit')[0].hits).toEqual(['outer-1', 'outer-1', 'inner-1']);
    expect(t.eventsOf('counter')).toMatchObject([{ seat: 0, points: 3 }]);
  });

  test('INVASION-RULING-40: the duel is checked after a complete cycle only', () => {
    const t = tally([FULL, FULL], [1, 2, 1, 2]);
    const order = t.events.flatMap((e) => (e.type === 'hit' || e.type === 'duel' || e.type === 'over' ? [e.type] : []));
    expect(order.slice(0, 4)).toEqual(['duel', 'hit', 'hit', 'duel']);
  });

  test('INVASION-RULING-41: each attack strikes all others in the duel; after the cycle only the highest stay', () => {
    const t = tally([FULL, FULL, FULL], [1, 2, 3, 4, 5, 6]);
    expect(
      t
        .eventsOf('hit')
        .slice(0, 4)
        .map((e) => [e.seat, e.sector]),
    ).toEqual([
      [1, 1],
      [2, 1],
      [2, 4],
      [0, 4],
    ]);
    const later = cycleOver([FULL, 'C2 O122222 I222222', FULL], [0, 1, 2], 1);
    expect(later.eventsOf('leave')).toEqual([{ type: 'leave', seats: [1] }]);
    expect(later.eventsOf('duel')[0]).toEqual({ type: 'duel', cycle: 2, seats: [0, 2] });
  });

  test('INVASION-RULING-42: players outside the duel are neither attacked nor do they overtake', () => {
    const t = tally(['C2 O222000 I222000', 'C2 O222000 I122000', 'C2 O222000 I222000'], [1, 2, 3, 1]);
    expect(t.eventsOf('duel')[0].seats).toEqual([0, 2]);
    expect(t.eventsOf('hit').map((e) => e.seat)).not.toContain(1);
    const loser = { step: 'duel', cycle: 1, seats: [0, 2], attacks: 2 } as const;
    const end = scene({ seats: 3, round: 3, planets: [EMPTY, EMPTY, 'C1 O000000 I000000'], at: loser });
    expect(game.outcome(end.s)?.places.filter((place) => place === 1).length).toBe(1);
    expect(game.outcome(end.s)?.places[2]).toBe(1);
  });

  test('INVASION-RULING-43: after 20 cycles without a winner one of the players still tied is drawn at random', () => {
    expect(cycleOver([FULL, FULL], [0, 1], 19, [1, 2, 3, 3]).s.decided).toBe('duel');
    const winners = [1, 2, 3].map((roll) => cycleOver([FULL, FULL, FULL], [0, 1, 2], 20, [roll]));
    expect(winners.map((t) => t.eventsOf('lots'))).toEqual([0, 1, 2].map((seat) => [{ type: 'lots', seat }]));
    expect(game.outcome(winners[1].s)?.places).toEqual([2, 1, 2]);
    expect(winners[1].s).toMatchObject({ cycles: 20, decided: 'lots' });
    expect(cycleOver([FULL, 'C2 O122222 I222222'], [0, 1], 20).s.decided).toBe('duel');
  });

  test('INVASION-RULING-44: the points of the tally are reported; the duel score stands beside them', () => {
    const t = tally([FULL, FULL], [1, 2, 3, 3]);
    expect(game.outcome(t.s)).toEqual({ points: [29, 29], places: [1, 2], winners: [0] });
    const view = game.view(t.s, null);
    expect([view.tally, view.planets.map(pointsOf)]).toEqual([
      [29, 29],
      [29, 26],
    ]);
  });

  test('INVASION-RULING-45: ranks by points, shared below first place; later leavers before earlier ones', () => {
    const shared = tally([FULL, 'C1 O222222 I222222', 'C1 O222222 I222222', EMPTY]);
    expect(game.outcome(shared.s)?.places).toEqual([1, 2, 2, 4]);
    const leaving = cycleOver([FULL, 'C2 O122222 I222222', 'C2 O112222 I222222', EMPTY], [0, 1, 2], 3);
    expect(game.outcome(leaving.s)?.places).toEqual([1, 2, 2, 4]);
    const first = cycleOver([FULL, FULL, 'C2 O112222 I222222', EMPTY], [0, 1, 2], 3, [1, 2, 3, 3]);
    expect(game.outcome(first.s)?.places).toEqual([1, 2, 3, 4]);
  });

  test('INVASION-RULING-46: the order of attack is that of seats from the first player', () => {
    const t = tally([FULL, EMPTY, FULL, FULL], [1, 2, 3], 2);
    expect(t.eventsOf('duel')[0].seats).toEqual([2, 3, 0]);
    expect(t.eventsOf('missile')[0].seat).toBe(2);
  });

  test('INVASION-RULING-47: the draw of lots is the last number of the match', () => {
    const t = cycleOver([EMPTY, EMPTY], [0, 1], 20, [1]);
    const before = cycleOver([EMPTY, 'C1 O000000 I000000'], [0, 1], 20, [1]);
    expect(t.s.rng.n - before.s.rng.n).toBe(1);
  });

  test('INVASION-EX-20: a duel of two', () => {
    const planets = ['C0 O222222 I221000', 'C2 O110122 I211112', 'C0 O222222 I210000', 'C2 O222000 I222111'];
    const t = tally(planets, [2, 5, 4, 4]);
    expect(t.s.tally).toEqual([17, 20, 15, 20]);
    expect([t.planets[3], t.points[3]]).toEqual(['C2 O202000 I212111', 17]);
    t.play('1: rebuild outer-3', '1: rebuild outer-3', '1: rebuild outer-1');
    expect(t.points[1]).toBe(23);
    expect(game.outcome(t.s)).toEqual({ points: [17, 20, 15, 20], places: [3, 1, 4, 2], winners: [1] });
  });

  test('INVASION-EX-21: a duel of three', () => {
    const attack = (attacks: number) =>
      scene({
        seats: 4,
        round: 3,
        planets: [FULL, EMPTY, FULL, FULL],
        at: { step: 'duel', cycle: 1, seats: [0, 2, 3], attacks },
        rolls: [1, 2, 3],
      });
    const struck = [0, 1, 2].map((n) => {
      const t = attack(n);
      return [
        t.eventsOf('missile')[0].seat,
        ...t
          .eventsOf('hit')
          .slice(0, 2)
          .map((e) => e.seat),
      ];
    });
    expect(struck).toEqual([
      [0, 2, 3],
      [2, 3, 0],
      [3, 0, 2],
    ]);
    const planets = ['C0 O222222 I222000', 'C0 O222222 I000000', 'C0 O222222 I222000', 'C0 O222222 I210000'];
    const t = cycleOver(planets, [0, 2, 3], 1, [1, 1]);
    expect(t.eventsOf('leave')).toEqual([{ type: 'leave', seats: [3] }]);
    expect(t.eventsOf('duel')[0].seats).toEqual([0, 2]);
    expect(t.s.places).toEqual([0, 4, 0, 3]);
  });

  test('INVASION-EX-22: an undecided cycle', () => {
    const t = tally([FULL, FULL], [1, 2, 3, 4]);
    expect(
      t
        .eventsOf('duel')
        .map((e) => e.cycle)
        .slice(0, 2),
    ).toEqual([1, 2]);
    expect(
      t
        .eventsOf('hit')
        .slice(0, 2)
        .map((e) => e.hits.length),
    ).toEqual([3, 3]);
    const lots = cycleOver(['C2 O022222 I122222', 'C2 O022222 I122222'], [0, 1], 20, [2]);
    expect(lots.eventsOf('lots')).toEqual([{ type: 'lots', seat: 1 }]);
  });
});
