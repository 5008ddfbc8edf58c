import { meanOf, wilson } from '@starboard/kernel';
import { type Contest, type Effort, type Played, seatingOf } from './arenaMatch.ts';
import { ratingsAfter } from './rating.ts';

/** What thinking cost a bot. */
export interface Cost {
  readonly decisions: number;
  readonly msPerDecision: number;
  readonly slowestMs: number;
  readonly failures: number;
  /** What the latest breakdown said. */
  readonly problem?: string;
}

/** How often someone came first; a shared first place is a share of a win. The bounds are those of the win rate. */
export interface Success {
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly meanPoints: number;
}

export interface Standing extends Success, Cost {
  readonly bot: string;
  readonly rating: number;
  /** How far the rating may be off. */
  readonly deviation: number;
}

/** A bot that played alone; the bounds are those of the mean points. */
export interface LoneStanding extends Cost {
  readonly bot: string;
  readonly meanPoints: number;
  readonly low: number;
  readonly high: number;
}

/** What a contest came to. */
export type Table =
  | {
      readonly players: readonly Standing[];
      /** Whoever sat there: shows what a seat is worth. */
      readonly bySeat: readonly Success[];
      /** Matches whose first place was shared. */
      readonly draws: number;
    }
  | { readonly players: readonly LoneStanding[] };

/** What one seat of a match brought to who sat there. */
interface Share {
  readonly points: number;
  readonly won: number;
  readonly effort: Effort;
}

/** For each match that someone played, the shares of all the seats they had. */
type Shares = (readonly Share[])[];

/** Sums up the matches of a contest, in the order of their numbers. */
export function tableOf(contest: Contest, played: readonly Played[]): Table {
  const { bots, seats } = contest;
  const byPlayer: Shares[] = bots.map(() => []);
  const bySeat: Shares[] = Array.from({ length: seats }, () => []);
  for (const [n, match] of played.entries()) {
    const shares = sharesOf(match);
    const seating = seatingOf(contest, n);
    for (const [seat, share] of shares.entries()) bySeat[seat].push([share]);
    for (const player of new Set(seating)) byPlayer[player].push(shares.filter((_, seat) => seating[seat] === player));
  }
  if (seats === 1) {
    return { players: bots.map(({ name }, i) => ({ bot: name, ...lone(byPlayer[i]), ...cost(byPlayer[i]) })) };
  }
  const ranked = played.map(({ places }, n) => ({ players: seatingOf(contest, n), places }));
  const ratings = ratingsAfter(ranked, bots.length);
  return {
    players: bots.map(({ name }, i) => ({
      bot: name,
      ...success(byPlayer[i]),
      rating: ratings[i].mu,
      deviation: ratings[i].sigma,
      ...cost(byPlayer[i]),
    })),
    bySeat: bySeat.map(success),
    draws: played.filter(({ places }) => places.filter((place) => place === 1).length > 1).length,
  };
}

function sharesOf({ points, places, efforts }: Played): Share[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place, seat) => ({
    points: points[seat],
    won: place === 1 ? 1 / first : 0,
    effort: efforts[seat],
  }));
}

function success(shares: Shares): Success {
  const wins = shares.flat().reduce((sum, { won }) => sum + won, 0);
  const { value, low, high } = wilson(wins, shares.length);
  return { wins, winRate: value, low, high, meanPoints: lone(shares).meanPoints };
}

function lone(shares: Shares): Pick<LoneStanding, 'meanPoints' | 'low' | 'high'> {
  const { value, low, high } = meanOf(shares.flat().map(({ points }) => points));
  return { meanPoints: value, low, high };
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
    failures: sum((e) => e.failures),
    ...(broken?.problem === undefined ? {} : { problem: broken.problem }),
  };
}
