import { type Action, type AnyGame, type Core, type Key, legal, type Rng, type Seat, word } from '@starboard/kernel';
import type { Budget } from './budget.ts';
import { actionsOf } from './playOut.ts';

/** Someone who plays by program. It is given what its seat may know, never the state: it cannot cheat. */
export interface Bot {
  readonly name: string;
  /** An action for a seat that is to act, from its view alone. The same view and stream give the same action. */
  choose(game: AnyGame, view: unknown, seat: Seat, rng: Rng): Action;
  /** For a bot to which the legal actions say enough: saves making the view. */
  among?(actions: readonly Action[], rng: Rng): Action;
  /** What it may take for a decision, in milliseconds, if it thinks by the clock. */
  readonly allowed?: number;
  /** The same bot with another budget, for a bot that has one; without iterations it keeps its own, off the clock. */
  within?(budget: Partial<Budget>): Bot;
}

/**
 * Asks a bot what a seat that is to act does in a true state. Only the seat's view and legal actions reach the bot, and `legal` depends
 * only on what the seat knows. A single legal action is taken without asking.
 */
export function ask(bot: Bot, game: AnyGame, s: Core, seat: Seat, rng: Rng): Action {
  const actions = actionsOf(game, s, seat);
  if (actions.length === 1) return actions[0];
  return bot.among ? bot.among(actions, rng) : bot.choose(game, game.view(s, seat), seat, rng);
}

/** A world that the seat cannot tell apart from the true one, with what it may do there. */
export interface World {
  readonly state: Core;
  readonly actions: readonly Action[];
}

/** Samples a world from a view; throws if the seat has nothing to decide there. */
export function sampleWorld(game: AnyGame, view: unknown, seat: Seat, rng: Rng): World {
  const state = sampleState(game, view, rng);
  const actions: readonly Action[] = legal(game, state, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} has nothing to decide in this view of ${game.id}`);
  return { state, actions };
}

/** A whole state in which everything looks as the view has it. */
export function sampleState(game: AnyGame, view: unknown, rng: Rng): Core {
  return game.determinize(view, freshKey(rng));
}

/** A key drawn from a stream, such as a bot's own, so that the states it samples have nothing to do with the chance of the match. */
export function freshKey(rng: Rng): Key {
  return Array.from({ length: 8 }, () => word(rng)) as unknown as Key;
}
