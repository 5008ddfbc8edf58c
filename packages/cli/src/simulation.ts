import { ask, type Bot } from '@starboard/bots';
import {
  type AnyGame,
  type Core,
  type Emit,
  type GameEvent,
  keyFromSeed,
  type Outcome,
  rngOf,
  silent,
} from '@starboard/kernel';

/** What many matches came to. Arrays are by seat. */
export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly wins: readonly number[];
  /** Matches whose first place was shared. */
  readonly draws: number;
  readonly meanPoints: readonly number[];
  readonly meanDecisions: number;
  /** A run of decisions by one seat counts as one turn. */
  readonly meanTurns: number;
  readonly bots: readonly string[];
  readonly options: object;
  readonly seed: string;
  /** The game's own study of the matches, where it has one and was asked for it. */
  readonly study?: object;
}

export interface Plan {
  readonly game: AnyGame;
  readonly games: number;
  readonly bots: readonly Bot[];
  readonly options: object;
  readonly seed: string;
  /** Whether the game's own study is wanted; its events cost time. */
  readonly study?: boolean;
}

interface Length {
  decisions: number;
  turns: number;
}

/** Plays all matches of a plan one after the other; match n depends only on the seed and n. */
export function simulate(plan: Plan, progress: (done: number) => void): Summary {
  const { game, games, bots, options, seed } = plan;
  const study = plan.study ? game.study : undefined;
  const count = study?.start(bots.length);
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  const length: Length = { decisions: 0, turns: 0 };
  let draws = 0;
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const state: Core = game.setup(bots.length, options, keyFromSeed(`${seed}/${n}`));
    const opening = study && game.clone(state);
    const events: GameEvent[] = [];
    const match = {
      game,
      state,
      bots,
      seed: `${seed}/${n}/bots`,
      emit: study ? (e: GameEvent) => events.push(e) : silent,
    };
    const result = playMatch(match, length);
    if (opening) study?.add(count, { opening, events, outcome: result });
    const winners = result.places.filter((place) => place === 1).length;
    if (winners > 1) draws++;
    for (let seat = 0; seat < bots.length; seat++) {
      points[seat] += result.points[seat];
      if (winners === 1 && result.places[seat] === 1) wins[seat]++;
    }
    progress(n + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    games,
    decisions: length.decisions,
    seconds,
    decisionsPerSecond: length.decisions / seconds,
    wins,
    draws,
    meanPoints: points.map((total) => total / games),
    meanDecisions: length.decisions / games,
    meanTurns: length.turns / games,
    bots: bots.map((bot) => bot.name),
    options,
    seed,
    ...(study ? { study: study.report(count) } : {}),
  };
}

interface Played {
  readonly game: AnyGame;
  readonly state: Core;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly emit: Emit<GameEvent>;
}

function playMatch({ game, state: s, bots, seed, emit }: Played, length: Length): Outcome {
  const rng = rngOf(keyFromSeed(seed));
  let last = -1;
  for (;;) {
    const actors = game.actors(s);
    if (actors.length === 0) break;
    const seat = actors[0];
    game.apply(s, seat, ask(bots[seat], game, s, seat, rng), emit);
    length.decisions++;
    if (seat !== last) length.turns++;
    last = seat;
  }
  const result = game.outcome(s);
  if (!result) throw new Error(`${game.id}: nobody acts, but there is no result`);
  return result;
}
