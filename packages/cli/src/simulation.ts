import { ask, type Bot, derivedKey, playOut } from '@starboard/bots';
import { type AnyGame, type Core, type Estimate, type GameEvent, rngOf, type Seat, wilson } from '@starboard/kernel';
import { AUTOMATON, playerName } from './players.ts';
import { turnCounter } from './turns.ts';

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
  readonly meanDecisions: number;
  /**
   * Turns as the game tells of them, by events called `turn`; also of a seat alone. In a game without such events a turn
   * is a decision at its step called `turn`: those of automata and forced passes, which nobody decides, are left out.
   */
  readonly meanTurns: number;
  /** Who sat where; automata by the number of their seat. */
  readonly bots: readonly string[];
  readonly options: object;
  readonly seed: string;
  /** The game's own study of the matches, where it has one and was asked for it. */
  readonly study?: object;
}

/** The matches to play. */
export interface Simulation {
  readonly game: AnyGame;
  readonly games: number;
  /** Who sits where. */
  readonly players: readonly (Bot | typeof AUTOMATON)[];
  readonly options: object;
  readonly seed: string;
  /** Whether the game's own study is wanted; keeping the events costs time. */
  readonly study?: boolean;
}

/** Plays all matches one after the other; match n depends only on the seed and n. */
export function simulate(simulation: Simulation, progress: (done: number) => void): Summary {
  const { game, games, players, options, seed } = simulation;
  const study = simulation.study ? game.study : undefined;
  const count = study?.start(players.length);
  const wins = players.map(() => 0);
  const points = players.map(() => 0);
  let [decisions, turns, draws, unwon] = [0, 0, 0, 0];
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const state: Core = game.setup(players.length, options, derivedKey(seed, n));
    const opening = study && game.clone(state);
    const events: GameEvent[] = [];
    const rng = rngOf(derivedKey(seed, n, 'bots'));
    const counter = turnCounter(game);
    const choose = (s: Core, seat: Seat) => {
      decisions++;
      counter.decision(s, seat);
      return ask(botAt(players, seat), game, s, seat, rng);
    };
    const heard = study
      ? (e: GameEvent) => {
          counter.event(e);
          events.push(e);
        }
      : counter.event;
    const result = playOut(game, state, choose, heard);
    if (opening) study?.add(count, { opening, events, outcome: result });
    turns += counter.turns();
    if (result.winners.length > 1) draws++;
    else if (result.winners.length === 1) wins[result.winners[0]]++;
    else unwon++;
    for (let seat = 0; seat < players.length; seat++) points[seat] += result.points[seat];
    progress(n + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    wins,
    winRates: wins.map((won) => wilson(won, games)),
    draws,
    unwon,
    meanPoints: points.map((total) => total / games),
    meanDecisions: decisions / games,
    meanTurns: turns / games,
    bots: players.map((player, seat) => playerName(player, seat)),
    options,
    seed,
    ...(study ? { study: study.report(count) } : {}),
  };
}

function botAt(players: Simulation['players'], seat: Seat): Bot {
  const player = players[seat];
  if (player === AUTOMATON) throw new Error(`the automaton at seat ${seat} is asked to decide`);
  return player;
}
