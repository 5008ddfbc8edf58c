import { meanOf, wilson } from '@starboard/kernel';
import { type Contest, type Effort, type MatchResult, seatingOf } from './arenaMatch.ts';
import { ratingsAfter } from './rating.ts';
import { winShares } from './winShares.ts';

/** What thinking cost a bot. */
export interface Cost {
  readonly decisions: number;
  readonly msPerDecision: number;
  readonly slowestMs: number;
  /** Thoughts that took more than a fifth longer than the bot is allowed, and how many of them by the processor's time. */
  readonly late: number;
  readonly lateAtWork: number;
  readonly failures: number;
  /** What the latest failure said. */
  readonly problem?: string;
}

/** How often someone won, where a shared win is a share of one, and with how many points; each with its 95 % interval. */
export interface Success {
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly meanPoints: number;
  readonly pointsLow: number;
  readonly pointsHigh: number;
}

/** How a bot did in a contest. */
export interface Standing extends Success, Cost {
  readonly bot: string;
  /** Only where bots meet: who plays alone is not rated. */
  readonly rating?: number;
  /** How far the rating may be off. */
  readonly deviation?: number;
}

/** What a contest came to. */
export interface Standings {
  readonly players: readonly Standing[];
  /** Whoever sat there, automata included: shows what a seat is worth. */
  readonly bySeat: readonly Success[];
  /** Matches with several winners. */
  readonly draws: number;
  /** Matches that nobody won. */
  readonly unwon: number;
}

/** What one seat of a match brought to who sat there. */
interface Share {
  readonly points: number;
  readonly won: number;
  readonly effort: Effort;
}

/** For each match that someone played, the shares of all the seats they had. */
type Shares = (readonly Share[])[];

/** Sums up the matches of a contest, in the order of their numbers. */
export function standingsOf(contest: Contest, results: readonly MatchResult[]): Standings {
  const { bots, seats } = contest;
  const byPlayer: Shares[] = bots.map(() => []);
  const bySeat: Shares[] = Array.from({ length: seats }, () => []);
  for (const [n, result] of results.entries()) {
    const shares = sharesOf(result);
    const seating = seatingOf(contest, n);
    for (const [seat, share] of shares.entries()) bySeat[seat].push([share]);
    for (const player of new Set(seating)) {
      if (player === undefined) continue;
      byPlayer[player].push(shares.filter((_, seat) => seating[seat] === player));
    }
  }
  const ratings = ratingsOf(contest, results);
  return {
    players: bots.map(({ name }, i) => ({ bot: name, ...success(byPlayer[i]), ...ratings?.[i], ...cost(byPlayer[i]) })),
    bySeat: bySeat.map(success),
    draws: results.filter(({ winners }) => winners.length > 1).length,
    unwon: results.filter(({ winners }) => winners.length === 0).length,
  };
}

/** The ratings of the bots among themselves; none where no two of them meet. */
function ratingsOf(contest: Contest, results: readonly MatchResult[]) {
  const matches = results.map(({ places }, n) => {
    const seated = seatingOf(contest, n).flatMap((player, seat) =>
      player === undefined ? [] : [{ player, place: places[seat] }],
    );
    return { players: seated.map(({ player }) => player), places: seated.map(({ place }) => place) };
  });
  if (matches.some(({ players }) => players.length < 2)) return undefined;
  return ratingsAfter(matches, contest.bots.length).map(({ mu, sigma }) => ({ rating: mu, deviation: sigma }));
}

function sharesOf(result: MatchResult): Share[] {
  const won = winShares(result);
  return result.points.map((points, seat) => ({ points, won: won[seat], effort: result.efforts[seat] }));
}

function success(shares: Shares): Success {
  const all = shares.flat();
  const wins = all.reduce((sum, { won }) => sum + won, 0);
  const { value, low, high } = wilson(wins, shares.length);
  const points = meanOf(all.map((share) => share.points));
  return {
    wins,
    winRate: value,
    low,
    high,
    meanPoints: points.value,
    pointsLow: points.low,
    pointsHigh: points.high,
  };
}

function cost(shares: Shares): Cost {
  const efforts = shares.flat().map(({ effort }) => effort);
  const sum = (of: (effort: Effort) => number) => efforts.reduce((total, effort) => total + of(effort), 0);
  const decisions = sum((e) => e.decisions);
  const broken = efforts.findLast((e) => e.failures > 0);
  return {
    decisions,
    msPerDecision: decisions > 0 ? sum((e) => e.milliseconds) / decisions : 0,
    slowestMs: efforts.reduce((most, e) => Math.max(most, e.slowest), 0),
    late: sum((e) => e.late ?? 0),
    lateAtWork: sum((e) => e.lateAtWork ?? 0),
    failures: sum((e) => e.failures),
    ...(broken?.problem === undefined ? {} : { problem: broken.problem }),
  };
}
