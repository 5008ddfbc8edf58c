import { type AnyGame, firstPlaces, type Key, keyFromSeed, meanOf, rngOf, wilson } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Contest,
  type MatchResult,
  matchesOf,
  playMatch,
  ratingsAfter,
  seatingOf,
  standingsOf,
} from '../src/arena.ts';
import { type Bot, greedy, LEVELS, random } from '../src/index.ts';
import { toy, withAutomata, withGoal } from './toy.ts';

const contest = (bots: readonly Bot[], games: number, seats = bots.length): Contest => ({
  game: toy,
  options: toy.defaults,
  bots,
  seats,
  games,
  seed: 's',
});
const all = (c: Contest) => Array.from({ length: matchesOf(c) }, (_, n) => playMatch(c, n));
const named = (name: string): Bot => ({ ...random, name });

/** The toy, and the keys of its matches. */
function noting() {
  const keys: Key[] = [];
  const setup: AnyGame['setup'] = (seats, options, key) => {
    keys.push(key);
    return toy.setup(seats, options, key);
  };
  return { game: { ...toy, setup }, keys };
}

const effort = { decisions: 2, milliseconds: 6, slowest: 5, failures: 0 };
const ended = (
  points: readonly number[],
  places: readonly number[],
  winners: readonly number[] = firstPlaces(places),
): MatchResult => ({
  points,
  places,
  winners,
  efforts: points.map(() => effort),
});

describe('an interval', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [2.5, 10, 0.0809, 0.5578],
  ])('of %f wins in %i matches is Wilson’s', (wins, matches, low, high) => {
    const estimate = wilson(wins, matches);
    expect(estimate.value).toBe(wins / matches);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test('of a mean is as wide as its standard error says', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo((1.96 * Math.sqrt(2.5)) / Math.sqrt(5), 3);
    expect(value - low).toBeCloseTo(high - value);
    expect(meanOf([7])).toEqual({ value: 7, low: 7, high: 7 });
  });
});

describe('seats', () => {
  test('rotate, so that everybody sits everywhere equally often', () => {
    const c = contest([named('a'), named('b'), named('c')], 6);
    expect([0, 1, 2, 3].map((n) => seatingOf(c, n))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });

  test('come with the same chance until everybody has sat everywhere', () => {
    const { game, keys } = noting();
    const c = { ...contest([random, random, random], 6), game };
    all(c);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys.slice(4)).toEqual([keys[3], keys[3]]);
    expect(keys[3]).not.toEqual(keys[0]);
  });
});

describe('a match of the arena', () => {
  const outcomes = (played: readonly MatchResult[]) =>
    played.map(({ points, places, winners }) => ({ points, places, winners }));

  test('depends on its number alone, not on what was played before', () => {
    const c = contest([greedy('greedy', 2), random], 8);
    const inOrder = outcomes(all(c));
    const backwards = outcomes([7, 6, 5, 4, 3, 2, 1, 0].map((n) => playMatch(c, n))).reverse();
    expect(backwards).toEqual(inOrder);
    expect(outcomes(all({ ...c, seed: 't' }))).not.toEqual(inOrder);
  });

  test('is not the mirrored one again when equal bots change seats', () => {
    const [first, second] = outcomes(all(contest([random, random], 2)));
    expect(second.points).not.toEqual(first.points.toReversed());
    expect(second).not.toEqual(first);
  });

  test('notes the effort, and goes on with the default action where a bot fails', () => {
    const broken: Bot = {
      name: 'broken',
      choose: () => {
        throw new Error('out of ideas');
      },
    };
    const { efforts } = playMatch(contest([broken, random], 1), 0);
    // The last card of a hand is no choice.
    expect(efforts.map(({ decisions, failures }) => ({ decisions, failures }))).toEqual([
      { decisions: 4, failures: 4 },
      { decisions: 4, failures: 0 },
    ]);
    expect(efforts[0].problem).toBe('out of ideas');
    expect(efforts[1].slowest).toBeGreaterThan(0);
  });

  test('counts the thoughts that took more than a fifth too long, and for which of them the processor was at work', () => {
    let busy = 0;
    const waiting = (allowed: number, worked: number): Bot => ({
      name: 'waiting',
      allowed,
      choose: (...asked) => {
        for (const end = performance.now() + 5; performance.now() < end; );
        busy += worked;
        return random.choose(...asked);
      },
    });
    const lates = (bot: Bot) => {
      const c = { ...contest([bot, random], 1), processor: () => busy };
      const [{ late, lateAtWork }, other] = standingsOf(c, [playMatch(c, 0)]).players;
      expect(other).toMatchObject({ late: 0, lateAtWork: 0 });
      return { late, lateAtWork };
    };
    expect(lates(waiting(4, 1))).toEqual({ late: 4, lateAtWork: 0 });
    expect(lates(waiting(4, 5))).toEqual({ late: 4, lateAtWork: 4 });
    expect(lates(waiting(60_000, 1))).toEqual({ late: 0, lateAtWork: 0 });
  });
});

describe('the table of a contest', () => {
  const c = contest([named('a'), named('b')], 4);
  const played = [ended([5, 3], [1, 2]), ended([2, 6], [2, 1]), ended([4, 4], [1, 1]), ended([9, 1], [1, 2])];

  test('credits the player, whatever the seat, and counts a shared first place as a share', () => {
    const table = standingsOf(c, played);
    // a sat first in matches 0 and 2 and second in 1 and 3: won, won, half, lost.
    expect(table).toMatchObject({
      players: [
        { bot: 'a', wins: 2.5, winRate: 0.625, meanPoints: 4, decisions: 8, msPerDecision: 3, slowestMs: 5 },
        { bot: 'b', wins: 1.5, winRate: 0.375, meanPoints: 4.5, failures: 0 },
      ],
      bySeat: [
        { wins: 2.5, meanPoints: 5 },
        { wins: 1.5, meanPoints: 3.5 },
      ],
      draws: 1,
    });
    expect(table.players[0]).toMatchObject({ low: wilson(2.5, 4).low, high: wilson(2.5, 4).high });
  });

  test('divides a first place among all who share it', () => {
    const three = contest([named('a'), named('b'), named('c')], 1);
    const { players } = standingsOf(three, [ended([4, 4, 1], [1, 1, 3])]);
    expect(players.map((player) => 'wins' in player && player.wins)).toEqual([0.5, 0.5, 0]);
  });

  test('keeps bots of the same name apart', () => {
    const { players } = standingsOf(contest([named('a'), named('a')], 1), [ended([5, 3], [1, 2])]);
    expect(players).toMatchObject([
      { bot: 'a', wins: 1 },
      { bot: 'a', wins: 0 },
    ]);
  });

  test('sums up the seats of a bot that sits several times', () => {
    const four = contest([named('a'), named('b')], 2, 4);
    expect(seatingOf(four, 1)).toEqual([1, 0, 1, 0]);
    const table = standingsOf(four, [ended([9, 1, 5, 3], [1, 4, 2, 3]), ended([4, 8, 8, 0], [3, 1, 1, 4])]);
    expect(table).toMatchObject({
      players: [
        { bot: 'a', wins: 1.5, winRate: 0.75, low: wilson(1.5, 2).low, meanPoints: 5.5, decisions: 8 },
        { bot: 'b', wins: 0.5, winRate: 0.25, meanPoints: 4 },
      ],
      bySeat: [{ winRate: 0.5 }, { winRate: 0.25 }, { winRate: 0.25 }, { winRate: 0 }],
    });
    expect(table.players[0]).toHaveProperty(
      'rating',
      expect.toSatisfy((rating: number) => rating > 25),
    );
  });

  test('rates who wins higher', () => {
    const [better, worse] = ratingsAfter(
      Array.from({ length: 20 }, (_, n) => ({ players: [n % 2, 1 - (n % 2)], places: n % 2 === 0 ? [1, 2] : [2, 1] })),
      2,
    );
    expect(better.mu).toBeGreaterThan(25);
    expect(worse.mu).toBeLessThan(25);
    expect(better.sigma).toBeLessThan(25 / 3);
    const [one, other] = ratingsAfter([{ players: [0, 1], places: [1, 1] }], 2);
    expect(one.mu).toBeCloseTo(other.mu);
  });

  test('gives mean points for those who play alone, each the same matches', () => {
    const { game, keys } = noting();
    const alone = { ...contest([named('a'), named('b')], 3, 1), game };
    expect(matchesOf(alone)).toBe(6);
    const { players } = standingsOf(alone, all(alone));
    expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2], keys[4], keys[4]]);
    expect(players).toMatchObject(
      ['a', 'b'].map((bot) => ({ bot, meanPoints: 15, pointsLow: 15, pointsHigh: 15, wins: 3, winRate: 1 })),
    );
    expect(players[0]).not.toHaveProperty('rating');
  });

  test('counts a goal that was missed as won by nobody', () => {
    const alone = { ...contest([named('a')], 4, 1), game: withGoal(() => false) };
    const standings = standingsOf(alone, all(alone));
    expect(standings).toMatchObject({ draws: 0, unwon: 4 });
    expect(standings.players[0]).toMatchObject({
      wins: 0,
      winRate: 0,
      low: 0,
      high: wilson(0, 4).high,
      meanPoints: 15,
    });
  });

  test('asks the winners, not the places, who won', () => {
    const standings = standingsOf(c, [ended([5, 5], [1, 1], [1]), ended([5, 5], [1, 1], [])]);
    expect(standings).toMatchObject({ players: [{ wins: 0 }, { wins: 1 }], draws: 0, unwon: 1 });
  });
});

describe('automata', () => {
  const c: Contest = { ...contest([named('a'), named('b')], 4, 4), game: withAutomata(0, 2) };

  test('keep their seats while the bots rotate, and are no bot’s', () => {
    expect([0, 1].map((n) => seatingOf(c, n))).toEqual([
      [undefined, 0, undefined, 1],
      [undefined, 1, undefined, 0],
    ]);
    // An automaton wins the first match; in the second a wins at the last seat.
    const standings = standingsOf(c, [ended([9, 1, 2, 3], [1, 4, 3, 2]), ended([0, 1, 2, 3], [4, 3, 2, 1])]);
    expect(standings).toMatchObject({
      players: [
        { bot: 'a', wins: 1, winRate: 0.5, meanPoints: 2 },
        { bot: 'b', wins: 0, meanPoints: 2 },
      ],
      bySeat: [{ wins: 1 }, { wins: 0 }, { wins: 0 }, { wins: 1 }],
      draws: 0,
      unwon: 0,
    });
  });

  test('decide nothing', () => {
    const { efforts, winners } = playMatch(c, 0);
    expect(efforts.map(({ decisions }) => decisions)).toEqual([0, 4, 0, 4]);
    expect(winners.length).toBeGreaterThan(0);
  });

  test('leave a bot that meets nobody else without a rating, and let each bot play in turn', () => {
    const lone = { ...contest([named('a'), named('b')], 3, 3), game: withAutomata(0, 1) };
    expect(matchesOf(lone)).toBe(6);
    const { players } = standingsOf(lone, all(lone));
    for (const player of players) {
      expect(player).not.toHaveProperty('rating');
      expect(player.wins).toBeGreaterThan(0);
    }
  });
});

describe('another budget', () => {
  const view = toy.view(toy.setup(2, toy.defaults, keyFromSeed('budget')), 0);

  test.each(LEVELS)('leaves $name its name', (level) => {
    expect(level.within?.({ iterations: 40 }).name).toBe(level.name);
  });

  test('ends a search where it says', () => {
    let worlds = 0;
    const determinize: AnyGame['determinize'] = (v, key) => {
      worlds++;
      return toy.determinize(v, key);
    };
    LEVELS[3].within?.({ iterations: 40 }).choose({ ...toy, determinize }, view, 0, rngOf(keyFromSeed('budget')));
    expect(worlds).toBeGreaterThanOrEqual(40);
    expect(worlds).toBeLessThan(50);
  });

  test('is no matter to a bot that does not search', () => {
    expect(random.within).toBeUndefined();
  });
});
