import { ask, type Bot, derivedKey, playOut, withFallback } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  type Core,
  type Decision,
  type GameEvent,
  type MatchRecord,
  type Outcome,
  type PlayedMatch,
  record,
  rngOf,
  type Seat,
} from '@starboard/kernel';
import { AUTOMATON, playerName } from './players.ts';
import { turnCounter } from './turns.ts';

/** The matches to play. */
export interface Simulation {
  readonly game: AnyGame;
  /** Who sits where. */
  readonly players: readonly (Bot | typeof AUTOMATON)[];
  readonly options: object;
  readonly seed: string;
  /** Whether the game's own study is wanted; keeping the events costs time. */
  readonly study?: boolean;
  /** Whether the record of each match is wanted. */
  readonly records?: boolean;
}

/** What one match came to, as plain data, as far as it is kept of every match. Arrays are by seat. */
export interface Report extends Outcome {
  readonly decisions: number;
  readonly turns: number;
  /** The seat that decides first; null where several do at once. */
  readonly first: Seat | null;
  /** Decisions at which a bot failed and the default action was taken, by seat; and what the latest failure said. */
  readonly failures: readonly number[];
  readonly problem?: string;
  readonly details?: Details;
}

/** What of a match is counted and then forgotten. */
export interface Details {
  /** How often each seat took each kind of choice. */
  readonly choices: readonly Readonly<Record<string, number>>[];
  /** For the game's own study. */
  readonly played?: PlayedMatch;
  readonly record?: MatchRecord;
}

/** Plays match n of a simulation. It depends only on the simulation and n, so that any thread can play it. */
export function playMatch({ game, players, options, seed, study, records }: Simulation, n: number): Report {
  const seats = players.length;
  const key = derivedKey(seed, n);
  const state: Core = game.setup(seats, options, key);
  const opening = study && game.study ? game.clone(state) : undefined;
  const events: GameEvent[] = [];
  const steps: Decision[] = [];
  const rng = rngOf(derivedKey(seed, n, 'bots'));
  const counter = turnCounter(game);
  const choices = players.map((): Record<string, number> => ({}));
  const failures = players.map(() => 0);
  let problem: string | undefined;
  const [first, ...others] = game.actors(state);
  const bots = players.map((player, seat) => {
    if (player === AUTOMATON) return undefined;
    return withFallback(player, (_, error) => {
      failures[seat]++;
      problem = error instanceof Error ? error.message : String(error);
    });
  });
  let decisions = 0;
  const choose = (s: Core, seat: Seat) => {
    const bot = bots[seat];
    if (!bot) throw new Error(`the automaton at seat ${seat} is asked to decide`);
    decisions++;
    counter.decision(s, seat);
    const action = ask(bot, game, s, seat, rng);
    const kind = kindOf(action);
    choices[seat][kind] = (choices[seat][kind] ?? 0) + 1;
    if (records) steps.push({ seat, action, chance: false, reveals: false });
    return action;
  };
  const heard = (e: GameEvent) => {
    counter.event(e);
    if (opening) events.push(e);
  };
  const outcome = playOut(game, state, choose, heard);
  const names = players.map((player, seat) => playerName(player, seat));
  return {
    ...outcome,
    decisions,
    turns: counter.turns(),
    first: others.length === 0 ? (first ?? null) : null,
    failures,
    ...(problem === undefined ? {} : { problem }),
    details: {
      choices,
      ...(opening ? { played: { opening, events, outcome } } : {}),
      ...(records ? { record: record({ game, seats, options, key, steps, state }, names) } : {}),
    },
  };
}

const KINDS = new WeakMap<Action, string>();

/** A kind of choice: the type of an action with the words in it, such as `deploy marshal`; numbers are places. */
function kindOf(action: Action): string {
  const known = KINDS.get(action);
  if (known !== undefined) return known;
  const words = Object.entries(action).flatMap(([name, value]) =>
    name !== 'type' && typeof value === 'string' ? [value] : [],
  );
  const kind = [action.type, ...words].join(' ');
  KINDS.set(action, kind);
  return kind;
}
