import type { Action, AnyGame, Core, GameEvent, Key, Seat } from '../game.ts';
import { type Choice, choices as choicesOf } from '../legal.ts';
import { format } from '../notation.ts';
import { below, keyFromSeed, pick, type Rng, rngOf } from '../rng.ts';
import type { MatchSetting } from './settings.ts';
import { freeze, freezeShared } from './values.ts';

/** Chooses an action of a seat from what that seat sees: a bot, as far as the laws are concerned. */
export type Player = (game: AnyGame, view: unknown, seat: Seat, rng: Rng) => Action;

/** How the matches of a game are played and read. */
export interface Manner {
  /** Plays some of the matches from views; without it all are random. */
  readonly players?: Player;
  /** Types of events that openly tell more than views remember, each with the reason. */
  readonly told?: Readonly<Record<string, string>>;
}

/** What a match follows from. */
export interface Case {
  readonly setting: MatchSetting;
  readonly seed: number;
  /** Played by the player of the settings instead of at random. */
  readonly bot?: true;
  /** The choices to make; the match stops where they end. Without them a whole match is played. */
  readonly picks?: readonly number[];
}

/** A match between two decisions. */
export interface Moment {
  /** The number of decisions made so far. */
  readonly after: number;
  readonly state: Core;
  /** The state as JSON when it was new: tells whether something changed it later. */
  readonly json: string;
  readonly actors: readonly Seat[];
  /** The choices of each actor, in the order of the actors. */
  readonly choices: readonly (readonly Choice[])[];
}

/** One decision, with the moments before and after it. */
export interface Decision {
  readonly from: Moment;
  readonly to: Moment;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** A match as it was played, for the laws to read. */
export interface Run {
  readonly game: AnyGame;
  readonly case: Case;
  readonly key: Key;
  readonly manner: Manner;
  readonly moments: Moment[];
  readonly decisions: Decision[];
  /** The choices made, as `Case` takes them. */
  readonly picks: number[];
  /** The call that threw, if one did: the match goes no further. */
  thrown?: { readonly by: string; readonly error: unknown };
}

/**
 * Plays the match of a case. Options, key, frames and whatever a clone shares with its state are frozen, so that a game
 * which changes them throws.
 */
export function playCase(game: AnyGame, c: Case, manner: Manner = {}): Run {
  const key = freeze(keyFromSeed(`match ${c.seed}`));
  const run: Run = { game, case: c, key, manner, moments: [], decisions: [], picks: [] };
  const rng = rngOf(keyFromSeed(`choices ${c.seed}`));
  let call = `setup(${c.setting.seats}, …)`;
  try {
    let state: Core = game.setup(c.setting.seats, c.setting.options, key);
    let last: Omit<Decision, 'to'> | undefined;
    for (;;) {
      for (const frame of state.stack) freeze(frame);
      call = 'actors, candidates or check';
      const moment = momentOf(game, state, run.moments.length);
      run.moments.push(moment);
      if (last) run.decisions.push({ ...last, to: moment });
      const chosen = choose(run, moment, rng);
      if (!chosen) return run;
      const { seat, action } = chosen;
      run.picks.push(chosen.pick);
      call = `apply of “${seat} ${format(action)}”`;
      state = game.clone(state);
      freezeShared(moment.state, state);
      const events: GameEvent[] = [];
      game.apply(state, seat, action, (e: GameEvent) => events.push(e));
      last = { from: moment, seat, action, events };
    }
  } catch (error) {
    run.thrown = { by: call, error };
    return run;
  }
}

function momentOf(game: AnyGame, state: Core, after: number): Moment {
  const json = JSON.stringify(state);
  const actors = game.actors(state);
  return { after, state, json, actors, choices: actors.map((seat) => choicesOf(game, state, seat)) };
}

/** The actions of a list of choices that are allowed. */
export function allowed(list: readonly Choice[]): Action[] {
  return list.filter((c) => !c.violation).map((c) => c.action);
}

interface Chosen {
  readonly seat: Seat;
  readonly action: Action;
  readonly pick: number;
}

/** The next decision; none once the match is over, stuck, as long as its bound, or at the end of its picks. */
function choose(run: Run, m: Moment, rng: Rng): Chosen | undefined {
  const {
    game,
    case: c,
    manner: { players },
  } = run;
  const { length } = m.actors;
  if (length === 0 || m.after >= game.bounds.decisions) return undefined;
  const given = c.picks?.[m.after];
  if (c.picks && given === undefined) return undefined;
  const actor = given === undefined ? below(rng, length) : given % length;
  const seat = m.actors[actor];
  const list = allowed(m.choices[actor]);
  if (list.length === 0) return undefined;
  const index =
    given !== undefined
      ? Math.floor(given / length) % list.length
      : c.bot && players
        ? indexOf(list, players(game, game.view(m.state, seat), seat, rng))
        : randomIndex(list, rng, c.seed);
  return { seat, action: list[index], pick: actor + length * index };
}

function indexOf(list: readonly Action[], action: Action): number {
  const text = format(action);
  const index = list.findIndex((a) => format(a) === text);
  if (index < 0) throw new Error(`the player chose “${text}”, which is not legal`);
  return index;
}

/** Even seeds take every action alike, odd ones every kind of action, so that the rare kinds are not drowned. */
function randomIndex(list: readonly Action[], rng: Rng, seed: number): number {
  if (seed % 2 === 0) return below(rng, list.length);
  const type = pick(rng, [...new Set(list.map((a) => a.type))]);
  return list.indexOf(
    pick(
      rng,
      list.filter((a) => a.type === type),
    ),
  );
}
