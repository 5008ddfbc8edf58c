import type { Action, AnyGame, Core, GameEvent, Key, Outcome, Seat, Violation } from './game.ts';
import { judge } from './legal.ts';
import { play } from './play.ts';

/** One decision of a match, and what it did to undo. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
  /** It used randomness. */
  readonly chance: boolean;
  /** It showed somebody something that could not be foreseen. */
  readonly reveals: boolean;
}

/** A match in progress: what it started from, every decision so far, and the state they led to. Never changed, only replaced. */
export interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly key: Key;
  readonly steps: readonly Decision[];
  readonly state: Core;
}

export function start(game: AnyGame, seats: number, options: object, key: Key): Match {
  return { game, seats, options, key, steps: [], state: game.setup(seats, options, key) };
}

export type Advanced =
  | { readonly match: Match; readonly events: readonly GameEvent[] }
  | { readonly violation: Violation };

/** Plays an action that may have come from anywhere. */
export function advance(match: Match, seat: Seat, action: Action): Advanced {
  const judged = judge(match.game, match.state, seat, action);
  if ('violation' in judged) return judged;
  const played = play(match.game, match.state, seat, judged.action);
  if ('violation' in played) return played;
  const step: Decision = {
    seat,
    action: judged.action,
    chance: played.state.rng.n !== match.state.rng.n,
    reveals: played.events.some((e) => e.reveals),
  };
  return { match: { ...match, steps: [...match.steps, step], state: played.state }, events: played.events };
}

/** Why a player cannot take back more: nothing was played before, or the last step that stands was of this kind. */
export type UndoStop = 'start' | 'otherSeat' | 'chance' | 'revealed';

/**
 * How far a seat may take back: to the latest of another seat's decision, randomness used, something revealed. `to` is the
 * number of steps that stand.
 */
export function undoLimit(steps: readonly Decision[], seat: Seat): { readonly to: number; readonly stop: UndoStop } {
  let to = steps.length;
  for (; to > 0; to--) {
    const last = steps[to - 1];
    if (last.seat !== seat) return { to, stop: 'otherSeat' };
    if (last.chance) return { to, stop: 'chance' };
    if (last.reveals) return { to, stop: 'revealed' };
  }
  return { to, stop: 'start' };
}

/** The match with only its first `to` steps, or undefined where that seat may not take back so far. */
export function undo(match: Match, seat: Seat, to = match.steps.length - 1): Match | undefined {
  if (to < undoLimit(match.steps, seat).to || to > match.steps.length) return undefined;
  return rewind(match, to);
}

/** The match as it stood after its first `to` steps, whoever asks. */
export function rewind(match: Match, to: number): Match {
  const { game, seats, options, key } = match;
  const steps = match.steps.slice(0, to);
  const state = game.setup(seats, options, key);
  for (const { seat, action } of steps) game.apply(state, seat, action, () => {});
  return { ...match, steps, state };
}

export function outcome({ game, state }: Pick<Match, 'game' | 'state'>): Outcome | undefined {
  return game.outcome(state);
}
