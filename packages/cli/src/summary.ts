import { type Estimate, meanOf, wilson } from '@starboard/kernel';
import { playerName } from './players.ts';
import type { Report, Simulation } from './simulation.ts';
import type { ChoiceCount, Tally } from './tally.ts';
import { wonAlone } from './tally.ts';

/** What many matches came to. Arrays are by seat. */
export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** Matches that the seat won, and won alone. */
  readonly wins: readonly number[];
  /** The same as a share of all matches, with the 95 % interval. */
  readonly winRates: readonly Estimate[];
  /** Matches with several winners. */
  readonly draws: number;
  /** Matches that nobody won, such as a goal that was missed. */
  readonly unwon: number;
  readonly meanPoints: readonly number[];
  /** The same with the 95 % interval. */
  readonly points: readonly Estimate[];
  readonly meanDecisions: number;
  /**
   * Turns as the game tells of them, by events called `turn`; also of a seat alone. In a game without such events a turn
   * is a decision at its step called `turn`: those of automata and forced passes, which nobody decides, are left out.
   */
  readonly meanTurns: number;
  /** How often the seat that decides first won alone, where one does; with the number of such matches. */
  readonly firstMover: (Estimate & { readonly matches: number }) | null;
  readonly histograms: {
    readonly decisions: Histogram;
    readonly turns: Histogram;
    readonly points: readonly Histogram[];
  };
  /** The kinds of choices, the most frequent first. */
  readonly choices: readonly ChoiceCount[];
  /** Who sat where; automata by the number of their seat. */
  readonly bots: readonly string[];
  /** Decisions at which a bot failed and the default action was taken. */
  readonly failures: readonly number[];
  /** What the latest failure said. */
  readonly problem?: string;
  readonly options: object;
  readonly seed: string;
  /** The game's own study of the matches, where it has one and was asked for it. */
  readonly study?: object;
}

/** How many values lay from each bound up to the next. */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Sums up the matches of a simulation, in the order of their numbers, however they were played. */
export function summaryOf(
  simulation: Simulation,
  reports: readonly Report[],
  tally: Pick<Tally, 'choices' | 'study'>,
  seconds: number,
): Summary {
  const { game, players, options, seed } = simulation;
  const games = reports.length;
  const decisions = reports.reduce((sum, report) => sum + report.decisions, 0);
  const wins = players.map((_, seat) => reports.filter((report) => wonAlone(report, seat)).length);
  const points = players.map((_, seat) => reports.map((report) => report.points[seat]));
  const led = reports.filter(({ first }) => first !== null && players.length > 1);
  const leaders = led.filter((report) => report.first !== null && wonAlone(report, report.first)).length;
  const problem = reports.findLast((report) => report.problem !== undefined)?.problem;
  return {
    game: game.id,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    wins,
    winRates: wins.map((won) => wilson(won, games)),
    draws: reports.filter(({ winners }) => winners.length > 1).length,
    unwon: reports.filter(({ winners }) => winners.length === 0).length,
    meanPoints: points.map((all) => meanOf(all).value),
    points: points.map(meanOf),
    meanDecisions: decisions / games,
    meanTurns: reports.reduce((sum, report) => sum + report.turns, 0) / games,
    firstMover: led.length === 0 ? null : { ...wilson(leaders, led.length), matches: led.length },
    histograms: {
      decisions: histogram(reports.map((report) => report.decisions)),
      turns: histogram(reports.map((report) => report.turns)),
      points: points.map(histogram),
    },
    choices: tally.choices(),
    bots: players.map((player, seat) => playerName(player, seat)),
    failures: players.map((_, seat) => reports.reduce((sum, report) => sum + report.failures[seat], 0)),
    ...(problem === undefined ? {} : { problem }),
    options,
    seed,
    ...tally.study(),
  };
}

const MOST_BARS = 20;

/** Bars of one, two or five times a power of ten, at most twenty of them. */
export function histogram(values: readonly number[]): Histogram {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (values.length === 0) return { from: 0, width: 1, counts: [] };
  let width = 1;
  for (let n = 1; (high - low) / width >= MOST_BARS - 1; n++) width = [1, 2, 5][n % 3] * 10 ** Math.floor(n / 3);
  const from = Math.floor(low / width) * width;
  const counts = new Array<number>(Math.floor((high - from) / width) + 1).fill(0);
  for (const value of values) counts[Math.floor((value - from) / width)]++;
  return { from, width, counts };
}
