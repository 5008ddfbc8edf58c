import { type AnyGame, type Core, type Outcome, rngOf } from '@starboard/kernel';
import { decidingSeats } from './automata.ts';
import { ask, type Bot } from './bot.ts';
import { derivedKey } from './derivedKey.ts';
import { withFallback } from './fallback.ts';
import { playOut } from './playOut.ts';

/** Who plays what against whom, and how often. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: object;
  /**
   * As many as there are seats to decide at, or a part of that, who sit several times; where only one seat decides, any
   * number, who play alone in turn. Automata are not among them.
   */
  readonly bots: readonly Bot[];
  /** Those of automata included. */
  readonly seats: number;
  /** How many matches each bot plays. */
  readonly games: number;
  readonly seed: string;
  /** How long the processor was at work for this program so far, in milliseconds. */
  readonly processor?: () => number;
}

/** What thinking cost: only real choices are counted. */
export interface Effort {
  decisions: number;
  milliseconds: number;
  /** The longest thought, in milliseconds. */
  slowest: number;
  /**
   * Thoughts that took more than a fifth longer than the bot is allowed, where it thinks by the clock; and how many of
   * these kept the processor at work for that long.
   */
  late?: number;
  lateAtWork?: number;
  /** Decisions at which the bot failed and the default action was taken instead. */
  failures: number;
  /** What the latest failure said. */
  problem?: string;
}

/** How a match of a contest ended, and what it cost. Arrays are by seat. */
export interface MatchResult extends Outcome {
  readonly efforts: readonly Effort[];
}

/** How many matches a contest has. */
export function matchesOf({ game, options, bots, seats, games }: Contest): number {
  return decidingSeats(game, seats, options).length === 1 ? games * bots.length : games;
}

/** Which bot sits at each seat in match n, none at an automaton's: everyone moves on by one seat from match to match. */
export function seatingOf({ game, options, bots, seats }: Contest, n: number): (number | undefined)[] {
  const seating = new Array<number | undefined>(seats).fill(undefined);
  for (const [i, seat] of decidingSeats(game, seats, options).entries()) seating[seat] = (i + n) % bots.length;
  return seating;
}

/** Plays match n. It depends on the contest and n alone, so matches can be played in any order and on any thread. */
export function playMatch(contest: Contest, n: number): MatchResult {
  const { game, options, bots, seats, seed } = contest;
  // The same cards and dice until everyone has sat everywhere, so that nobody is lucky in them.
  const deal = Math.floor(n / bots.length);
  const s: Core = game.setup(seats, options, derivedKey(seed, deal));
  const efforts = Array.from(
    { length: seats },
    (): Effort => ({ decisions: 0, milliseconds: 0, slowest: 0, failures: 0 }),
  );
  const players = seatingOf(contest, n).map((index, seat) => {
    if (index === undefined) return undefined;
    // Their own streams differ from seat to seat: equal bots would otherwise play the same match again.
    return {
      bot: measured(bots[index], efforts[seat], contest.processor),
      rng: rngOf(derivedKey(seed, deal, index, seat)),
    };
  });
  const { points, places, winners } = playOut(game, s, (state, seat) => {
    const player = players[seat];
    if (!player) throw new Error(`${game.id}: the automaton at seat ${seat} is asked to decide`);
    return ask(player.bot, game, state, seat, player.rng);
  });
  return { points, places, winners, efforts };
}

/** The same bot, its effort noted; it never ends a match by failing. */
function measured(bot: Bot, effort: Effort, processor = () => 0): Bot {
  const safe = withFallback(bot, (_, error) => {
    effort.failures++;
    effort.problem = error instanceof Error ? error.message : String(error);
  });
  const latest = (bot.allowed ?? Number.POSITIVE_INFINITY) * 1.2;
  const timed = <T>(think: () => T): T => {
    const [start, before] = [performance.now(), processor()];
    const thought = think();
    const spent = performance.now() - start;
    if (spent > latest) {
      effort.late = (effort.late ?? 0) + 1;
      if (processor() - before > latest) effort.lateAtWork = (effort.lateAtWork ?? 0) + 1;
    }
    effort.decisions++;
    effort.milliseconds += spent;
    effort.slowest = Math.max(effort.slowest, spent);
    return thought;
  };
  const { among } = safe;
  return {
    name: safe.name,
    choose: (...given) => timed(() => safe.choose(...given)),
    ...(among ? { among: (...given) => timed(() => among(...given)) } : {}),
  };
}
