import type { Action, Core, Game, GameEvent, Seat, Violation } from './game.ts';

/** What came of an action: the new state and all its events, or why it is not allowed. */
export type Played<S, E> = { readonly state: S; readonly events: readonly E[] } | { readonly violation: Violation };

/** Plays an action on a copy: pure outside, in place inside. For actions from outside see `judge`. */
export function play<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  game: Game<S, A, V, E, O>,
  s: S,
  seat: Seat,
  a: A,
): Played<S, E> {
  const violation = game.check(s, seat, a);
  if (violation) return { violation };
  const state = game.clone(s);
  const events: E[] = [];
  game.apply(state, seat, a, (e) => events.push(e));
  return { state, events };
}

/** An event as a seat receives it: without its secret, unless the seat is one of those it goes to. */
export function eventFor<E extends GameEvent>(event: E, seat: Seat | null): E {
  if (!event.secret || (seat !== null && event.secret.to.includes(seat))) return event;
  const { secret: _, ...open } = event;
  return open as E;
}

/** The events of one action as a seat receives them. */
export function eventsFor<E extends GameEvent>(events: readonly E[], seat: Seat | null): E[] {
  return events.map((e) => eventFor(e, seat));
}

/** Where nobody listens: searches and simulations. */
export function silent(): void {}
