import type { Action, AnyGame, Core, Game, GameEvent, Seat, Violation } from './game.ts';
import { format } from './notation.ts';
import { UNKNOWN_ACTION } from './text.ts';

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
  const text = notation(action);
  if (text === undefined) return { violation: { rule: UNKNOWN_ACTION, with: { action: typeof action } } };
  for (const choice of choices(game, s, seat)) {
    if (format(choice.action) !== text) continue;
    return choice.violation ? { violation: choice.violation } : { action: choice.action };
  }
  return { violation: verdict(game, s, seat, action as Action) ?? { rule: UNKNOWN_ACTION, with: { action: text } } };
}

/** The notation of what may be no action at all, or too deep to be written. */
function notation(action: unknown): string | undefined {
  try {
    return typeof (action as Action).type === 'string' ? format(action as Action) : undefined;
  } catch {
    return undefined;
  }
}

/** A game's own reason against an action that is no candidate; none if the action is too malformed to be judged. */
function verdict(game: AnyGame, s: Core, seat: Seat, action: Action): Violation | undefined {
  try {
    const violation = game.check(s, seat, action);
    const said = Object.values(violation?.with ?? {}).every((v) => typeof v === 'string' || typeof v === 'number');
    return said ? violation : undefined;
  } catch {
    return undefined;
  }
}
