import { ask, type Bot } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  type Core,
  type Decision,
  type GameEvent,
  type Key,
  legal,
  type Match,
  type Rng,
  type Seat,
} from '@starboard/kernel';
import { type AUTOMATON, YOU } from '../players.ts';

/** Who sits at a seat: the program that drives the environment, one of our bots, or an automaton of the rules. */
export type EnvPlayer = Bot | typeof YOU | typeof AUTOMATON;

/** A decision, with what an undo needs to know: how far the bots' stream had come before it. */
interface EnvStep extends Pick<Decision, 'seat' | 'action'> {
  readonly drawn: number;
}

/** A match that a program drives. Unlike a kernel's match it is changed in place: a copy for each step would cost too much. */
export interface EnvMatch extends Omit<Match, 'steps' | 'state'> {
  readonly players: readonly EnvPlayer[];
  /** The stream of the bots. */
  readonly rng: Rng;
  state: Core;
  steps: EnvStep[];
  /** The seats that decide now. */
  actors: readonly Seat[];
  /** Whether all events are kept, for viewers who are told what they missed; else only those of the last step are. */
  readonly keepsEvents: boolean;
  events: GameEvent[];
  /** Where the events of the last step begin. */
  latest: number;
  /** How many of the events each viewer was told: a spectator first, then the seats. */
  readonly heard: number[];
  /** What may be done now, by seat, as far as it was asked for. */
  choices: (readonly Action[] | undefined)[];
}

export function newMatch(
  game: AnyGame,
  players: readonly EnvPlayer[],
  options: object,
  { key, rng, keepsEvents }: { readonly key: Key; readonly rng: Rng; readonly keepsEvents: boolean },
): EnvMatch {
  const seats = players.length;
  const state: Core = game.setup(seats, options, key);
  const match: EnvMatch = {
    game,
    seats,
    options,
    key,
    players,
    rng,
    state,
    steps: [],
    actors: game.actors(state),
    keepsEvents,
    events: [],
    latest: 0,
    heard: new Array(seats + 1).fill(0),
    choices: [],
  };
  botsPlay(match);
  return match;
}

/** What a seat may do now; asked of the game once a position. */
export function choicesOf(match: EnvMatch, seat: Seat): readonly Action[] {
  match.choices[seat] ??= legal(match.game, match.state, seat);
  return match.choices[seat];
}

/** Plays a legal action of the program, and then the bots' as long as it is their turn. */
export function act(match: EnvMatch, seat: Seat, action: Action): void {
  apply(match, seat, action);
  botsPlay(match);
}

/** Of several seats that decide at the same time the first goes first, as everywhere. */
function botsPlay(match: EnvMatch): void {
  const { game, players, rng } = match;
  for (;;) {
    const [seat] = match.actors;
    const player = players[seat];
    if (seat === undefined || typeof player === 'string') return;
    const drawn = rng.n;
    apply(match, seat, ask(player, game, match.state, seat, rng), drawn);
  }
}

function apply(match: EnvMatch, seat: Seat, action: Action, drawn = match.rng.n): void {
  const { game, state } = match;
  if (!match.keepsEvents) match.events = [];
  const { events } = match;
  match.latest = events.length;
  game.apply(state, seat, action, (event: GameEvent) => events.push(event));
  match.steps.push({ seat, action, drawn });
  match.actors = game.actors(state);
  match.choices = [];
}

/** Takes back the program's latest decisions and all that came after them; false if it has made fewer. */
export function takeBack(match: EnvMatch, decisions: number): boolean {
  const { game, players, seats, options, key, rng, steps } = match;
  let to = steps.length;
  for (let left = decisions; left > 0; left--) {
    to = steps.findLastIndex(({ seat }, n) => n < to && players[seat] === YOU);
    if (to < 0) return false;
  }
  if (to === steps.length) return true;
  match.state = game.setup(seats, options, key);
  match.actors = game.actors(match.state);
  match.steps = [];
  match.events = [];
  match.latest = 0;
  match.choices = [];
  for (const { seat, action, drawn } of steps.slice(0, to)) apply(match, seat, action, drawn);
  rng.n = steps[to].drawn;
  for (const [viewer, heard] of match.heard.entries()) match.heard[viewer] = Math.min(heard, match.events.length);
  return true;
}

/** An equal, independent match, the bots' luck included. */
export function copyOf(match: EnvMatch): EnvMatch {
  const { game, state, rng, steps, events, heard } = match;
  return {
    ...match,
    state: game.clone(state),
    rng: { ...rng },
    steps: [...steps],
    events: [...events],
    heard: [...heard],
    choices: [],
  };
}

/** The seats of the program. */
export function ownSeats({ players }: EnvMatch): Seat[] {
  return players.flatMap((player, seat) => (player === YOU ? [seat] : []));
}
