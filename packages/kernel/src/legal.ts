import { equal } from './equal.ts';
import type { Action, AnyGame, Core, Game, GameEvent, Seat, Violation } from './game.ts';
import { unknownAction } from './platformRules.ts';

/** The actions a seat may take now: the candidates that pass `check`, in their order; none for a seat that does not act. */
export function legal<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  s: S,
  seat: Seat,
): readonly A[] {
  if (!game.actors(s).includes(seat)) return [];
  return game.legal ? game.legal(s, seat) : passing(game, s, seat);
}

/** What `legal` means, without a game's own short cut. */
export function passing<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  s: S,
  seat: Seat,
): A[] {
  const list: A[] = [];
  for (const a of game.candidates(s, seat)) if (!game.check(s, seat, a)) list.push(a);
  return list;
}

/** A candidate, with the reason why it is not allowed, or none. */
export interface Choice<A extends Action = Action> {
  readonly action: A;
  readonly violation?: Violation;
}

/** Every candidate of a seat with its violation or none: all that an interface needs. */
export function choices<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  s: S,
  seat: Seat,
): Choice<A>[] {
  const list: Choice<A>[] = [];
  if (!game.actors(s).includes(seat)) return list;
  for (const action of game.candidates(s, seat)) {
    const violation = game.check(s, seat, action);
    list.push(violation ? { action, violation } : { action });
  }
  return list;
}

/**
 * Judges an action that came from outside and may be anything: the very candidate it names, or why not. Only what equals
 * a legal candidate passes, so no malformed action ever reaches a game's `apply`.
 */
export function judge(
  game: AnyGame,
  s: Core,
  seat: Seat,
  action: unknown,
): { readonly action: Action } | { readonly violation: Violation } {
  if (game.actors(s).includes(seat)) {
    for (const candidate of game.candidates(s, seat)) {
      if (!equal(candidate, action)) continue;
      const violation = game.check(s, seat, candidate);
      return violation ? { violation } : { action: candidate };
    }
  }
  return { violation: game.check(s, seat, action) ?? unknownAction(action) };
}

/** What a seat does that does not decide in time: the game's own answer, or the first legal action. */
export function defaultAction(game: AnyGame, s: Core, seat: Seat): Action {
  return game.defaultAction?.(s, seat) ?? legal(game, s, seat)[0];
}
