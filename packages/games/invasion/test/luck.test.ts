import {
  advance,
  below,
  formatRecord,
  keyFromSeed,
  legal,
  type Match,
  type MatchRecord,
  parseRecord,
  record,
  rngOf,
  start,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game, luckReport, type Options, type SeatLuck, type State } from '../src/index.ts';
import { bestAction } from './expert.ts';

type Choose = (s: State, seat: number) => Action;

function recorded(seats: number, options: Partial<Options>, seed: string, choose: Choose): MatchRecord {
  let match: Match = start(game, seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  for (;;) {
    const s = match.state as State;
    const [seat] = game.actors(s);
    if (seat === undefined) return record(match);
    const next = advance(match, seat, choose(s, seat));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

function randomly(seed: string): Choose {
  const rng = rngOf(keyFromSeed(`${seed}/choices`));
  return (s, seat) => {
    const list = legal(game, s, seat);
    return list[below(rng, list.length)];
  };
}

function report(r: MatchRecord): readonly SeatLuck[] {
  const found = luckReport(r);
  if ('problems' in found) throw new Error(found.problems[0].text.en);
  return found.value;
}

describe('the luck report', () => {
  test('comes from the record alone, also after it was text', () => {
    const r = recorded(3, {}, 'text', randomly('text'));
    const read = parseRecord(formatRecord(r));
    expect('value' in read && report(read.value)).toEqual(report(r));
    expect(luckReport({ ...r, actions: ['0 rebuild site=core'] })).toHaveProperty('problems');
  });

  test.each([
    [2, {}],
    [4, {}],
    [3, { radar: true }],
    [3, { fairSkies: true }],
    [3, { catAndMouse: true }],
  ] as const)('luck and choice add up to what happened: %i players, %o', (seats, options) => {
    const r = recorded(seats, options, 'sum', randomly('sum'));
    const seatsLuck = report(r);
    for (const { turns } of seatsLuck) {
      expect(turns.map((t) => t.round)).toEqual([1, 2, 3]);
      for (const t of turns) {
        // What targets gave away with free rebuilds is the only other part of a margin, and never below 0.
        const rest = t.margin - (t.expected + t.dice - t.lost);
        expect(rest).toBeGreaterThan(-1e-9);
      }
    }
    const totalRest = seatsLuck
      .flatMap((l) => l.turns)
      .reduce((sum, t) => sum + t.margin - t.expected - t.dice + t.lost, 0);
    const lostInTurns = seatsLuck.flatMap((l) => l.turns).reduce((sum, t) => sum + t.lost, 0);
    const lostInAll = seatsLuck.reduce((sum, l) => sum + l.lost, 0);
    expect(totalRest).toBeLessThanOrEqual((lostInAll - lostInTurns) / (seats - 1) + 1e-9);
  });

  test('the best play loses nothing and is perfectly accurate', () => {
    for (const luck of report(
      recorded(2, { first: 0 }, 'best', (s, seat) => bestAction(s, seat, rngOf(keyFromSeed('best')))),
    )) {
      expect(luck.lost).toBeCloseTo(0, 6);
      expect(luck.accuracy).toBeCloseTo(1, 6);
      expect(luck.costliest).toEqual([]);
      for (const t of luck.turns) expect(t.margin).toBeCloseTo(t.expected + t.dice, 6);
    }
  });

  test('random play loses points, and its most expensive choices are named', () => {
    for (const luck of report(recorded(3, {}, 'random', randomly('random')))) {
      expect(luck.lost).toBeGreaterThan(3);
      expect(luck.accuracy).toBeLessThan(0.95);
      expect(luck.costliest.length).toBe(3);
      expect(luck.costliest[0].lost).toBeGreaterThanOrEqual(luck.costliest[2].lost);
      expect(luck.costliest[0].action).not.toBe(luck.costliest[0].best);
      const costs = luck.decisions.map(({ lost }) => lost);
      expect(costs.reduce((sum, n) => sum + n, 0)).toBeCloseTo(luck.lost, 9);
      expect(luck.costliest[0].lost).toBe(Math.max(...costs));
      for (const { lost, worst } of luck.decisions) expect(worst).toBeGreaterThanOrEqual(lost);
    }
  });

  test('a harmless throw is good luck, a heavy one bad; over many matches luck has mean 0', () => {
    const all = Array.from({ length: 16 }, (_, i) =>
      report(recorded(2, {}, `mean ${i}`, randomly(`mean ${i}`))),
    ).flat();
    const means = (['invasions', 'dice', 'missiles'] as const).map((what) => {
      const values = all.map((l) => l[what]);
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      const error = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0)) / values.length;
      return Math.abs(mean) / error;
    });
    for (const deviation of means) expect(deviation).toBeLessThan(4);
    expect(Math.max(...all.map((l) => l.invasions))).toBeGreaterThan(0);
    expect(Math.min(...all.map((l) => l.invasions))).toBeLessThan(0);
  });
});
