import {
  advance,
  keyFromSeed,
  legal,
  type Match,
  type PlayedMatch,
  pick,
  record,
  rngOf,
  start,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { balance, type Event, game, playedMatch, type State, shareOf } from '../src/index.ts';
import { playing } from './playing.ts';

function randomMatch(seats: number, seed: string): Match {
  let match = start(game, seats, game.defaults, keyFromSeed(seed));
  const rng = rngOf(keyFromSeed(`choices of ${seed}`));
  for (let [seat] = game.actors(match.state as never); seat !== undefined; [seat] = game.actors(match.state as never)) {
    const next = advance(match, seat, pick(rng, legal(game, match.state as never, seat)));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  return match;
}

const bought = (seat: number, card: string): Event => ({ type: 'buy', seat, card, slot: 1, cost: 3, gems: [] });
const small: PlayedMatch<State, Event> = {
  opening: playing({ track: { 1: 'r1-gun-camera', 2: 'b1-focus-ring' } }).s,
  events: [
    { type: 'refill', slot: 1, card: 's2-heat-sink', reveals: true },
    { type: 'reveal', card: 'y1-magnet-scoop', reveals: true },
    bought(0, 'b1-focus-ring'),
    bought(1, 's2-heat-sink'),
    { type: 'system', seat: 1, card: 's2-heat-sink', effects: [{ do: 'credits', n: 4 }] },
    { type: 'system', seat: 1, card: 's2-heat-sink', effects: [{ do: 'credits', n: 4 }] },
    { type: 'over', winners: [1], end: 'ten' },
  ],
  outcome: { points: [4, 10], places: [2, 1], winners: [1] },
};

describe('balance report', () => {
  test('counts offers, purchases, wins of buyers and triggers by card', () => {
    const count = balance.start(2);
    balance.add(count, small);
    balance.add(count, { ...small, outcome: { points: [10, 4], places: [1, 2], winners: [0] } });
    const { cards, matches, ends } = balance.report(count);
    expect(matches).toBe(2);
    expect(ends).toEqual({ ten: 1, clock: 0 });
    expect(cards['r1-gun-camera']).toMatchObject({ offered: 2, bought: 0, triggered: 0 });
    expect(cards['y1-magnet-scoop']).toMatchObject({ offered: 2, bought: 0 });
    expect(cards['b1-focus-ring']).toMatchObject({ offered: 2, bought: 2, won: 1, buyers: { rate: 0.5 } });
    expect(cards['s2-heat-sink']).toMatchObject({ offered: 2, bought: 2, won: 1, triggered: 4 });
  });

  test('gives the seats’ win rates with Wilson’s interval', () => {
    const count = balance.start(2);
    for (let n = 0; n < 10; n++) balance.add(count, small);
    const [first, second] = balance.report(count).seats;
    expect([first.rate, second.rate]).toEqual([0, 1]);
    expect([first.low, Number(first.high.toFixed(3))]).toEqual([0, 0.278]);
    expect(Number(second.low.toFixed(3))).toBe(0.722);
    const half = shareOf(50, 100);
    expect([half.low.toFixed(3), half.high.toFixed(3)]).toEqual(['0.404', '0.596']);
    expect(shareOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  test('a record can be counted through its events, and the report is plain JSON', () => {
    const match = randomMatch(3, 'balance');
    const count = balance.start(3);
    balance.add(count, playedMatch(record(match)));
    const report = balance.report(count);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    const { cards, perMatch } = report;
    const total = (field: 'offered' | 'bought') => Object.values(cards).reduce((n, card) => n + card[field], 0);
    expect(total('bought')).toBe(perMatch.buy);
    expect(total('offered')).toBe(4 + (perMatch.reveal ?? 0) + (perMatch.refill ?? 0));
    expect(() => playedMatch({ ...record(match), result: null })).toThrow();
  });
});
