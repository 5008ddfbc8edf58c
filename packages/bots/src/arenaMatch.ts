import { type AnyGame, type Core, keyFromSeed, type Outcome, rngOf, silent } from '@starboard/kernel';
import { ask, type Bot } from './bot.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

/** Who plays what against whom, and how often. */
export interface Contest {
  readonly game: AnyGame;
  readonly options: object;
  /** As many as seats, or a part of that, who sit several times; at a table for one, any number, who play alone in turn. */
  readonly bots: readonly Bot[];
  readonly seats: number;
  /** How many matches each bot plays. */
  readonly games: number;
  readonly seed: string;
}

/** What thinking cost: only real choices are counted. */
export interface Effort {
  decisions: number;
  milliseconds: number;
  /** The longest thought, in milliseconds. */
  slowest: number;
  /** Decisions at which the bot broke down and a random action was taken instead. */
  failures: number;
  /** What the latest breakdown said. */
  problem?: string;
}

/** A match that was played. Arrays are by seat. */
export interface Played extends Outcome {
  readonly efforts: readonly Effort[];
}

/** How many matches a contest has. */
export function matchesOf({ bots, seats, games }: Contest): number {
  return seats === 1 ? games * bots.length : games;
}

/** Which bot sits at each seat in match n: everyone moves on by one seat from match to match. */
export function seatingOf({ bots, seats }: Contest, n: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + n) % bots.length);
}

/** Plays match n. It depends on the contest and n alone, so matches can be played in any order and anywhere. */
export function playMatch(contest: Contest, n: number): Played {
  const { game, options, bots, seats, seed } = contest;
  // The same cards and dice until everyone has sat everywhere, so that nobody is lucky in them.
  const luck = `${seed}/${Math.floor(n / bots.length)}`;
  const s: Core = game.setup(seats, options, keyFromSeed(luck));
  const efforts = Array.from(
    { length: seats },
    (): Effort => ({ decisions: 0, milliseconds: 0, slowest: 0, failures: 0 }),
  );
  const seating = seatingOf(contest, n);
  const players = seating.map((index, seat) => watched(bots[index], efforts[seat]));
  // Their own thoughts differ from seat to seat: equal bots would otherwise play the same match again.
  const streams = seating.map((index, seat) => rngOf(keyFromSeed(`${luck}/${index}/${seat}`)));
  for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
    const seat = actors[0];
    game.apply(s, seat, ask(players[seat], game, s, seat, streams[seat]), silent);
  }
  const result = game.outcome(s);
  if (!result) throw new Error(`${game.id}: nobody acts, but there is no result`);
  return { points: result.points, places: result.places, efforts };
}

/** The same bot, its effort noted; it never spoils a match by breaking down. */
function watched(bot: Bot, effort: Effort): Bot {
  const failed = (_: string, error: unknown) => {
    effort.failures++;
    effort.problem = error instanceof Error ? error.message : String(error);
  };
  const safe = steady(bot, failed, random);
  const timed = <T>(think: () => T): T => {
    const start = performance.now();
    const thought = think();
    const spent = performance.now() - start;
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
