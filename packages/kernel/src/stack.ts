import type { Action, Core, Emit, Frame, GameEvent, Move } from './game.ts';

/** The steps of a state. */
type FrameIn<S extends Core> = S['stack'][number];

/** The step with that name. */
export type FrameNamed<F extends Frame, K extends F['step']> = Extract<F, { readonly step: K }>;

/** The step that waits now. */
export function top<F extends Frame>(s: { readonly stack: readonly F[] }): F {
  return s.stack[s.stack.length - 1];
}

/** Asserted where the step is known from the move that is being judged or applied. */
export function topAs<F extends Frame, K extends F['step']>(
  s: { readonly stack: readonly F[] },
  _step: K,
): FrameNamed<F, K> {
  return s.stack[s.stack.length - 1] as FrameNamed<F, K>;
}

/** Another step in place of the one that waits. */
export function replaceTop<F extends Frame>(s: { readonly stack: F[] }, frame: F): void {
  s.stack[s.stack.length - 1] = frame;
}

/** One step of the sequence of play. */
export interface Step<S extends Core, A extends Action, E extends GameEvent, F extends Frame = FrameIn<S>> {
  /** Moves that can be legal here; none where nobody decides. */
  readonly open?: readonly Move<S, A, E>[];
  /** Moves that are offered all the same, with the reason why they are not open. */
  readonly shown?: readonly Move<S, A, E>[];
  /**
   * Goes on by itself where public facts leave one possibility; true if it did, so that the next step can be looked at. A
   * step without it waits.
   */
  settle?(s: S, frame: F, emit: Emit<E>): boolean;
}

/** The sequence of play: every step of a game by its name. */
export type Steps<S extends Core, A extends Action, E extends GameEvent> = {
  readonly [K in FrameIn<S>['step']]: Step<S, A, E, FrameNamed<FrameIn<S>, K>>;
};

/** Runs on until someone must decide or the match is over. */
export function proceed<S extends Core, A extends Action, E extends GameEvent>(
  steps: Steps<S, A, E>,
  s: S,
  emit: Emit<E>,
): void {
  const table = steps as Readonly<Record<string, Step<S, A, E>>>;
  while (s.stack.length > 0) {
    const frame: FrameIn<S> = top(s);
    if (!table[frame.step].settle?.(s, frame, emit)) return;
  }
}
