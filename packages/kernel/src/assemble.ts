import { fitsAll, isObject } from './field.ts';
import type { Action, Core, Game, GameEvent, Move, Seat, Violation } from './game.ts';
import { noSuchSeat, unknownAction } from './platformRules.ts';
import { NOBODY } from './seats.ts';
import { proceed, type Step, type Steps, top } from './stack.ts';

/** A game before it is put together: what the sequence of play decides is left out. */
export interface Parts<S extends Core, A extends Action, V, E extends GameEvent, O extends object>
  extends Omit<Game<S, A, V, E, O>, 'candidates' | 'check' | 'apply' | 'moves'> {
  readonly steps: Steps<S, A, E>;
  /** Who decides at the step that waits; not asked once the match is over. */
  actors(s: S): readonly Seat[];
  /** Why nothing can be done once the match is over. */
  over(s: S): Violation;
  /** Why a seat that does not decide now has to wait. */
  waits(s: S, seat: Seat): Violation;
}

/** A game from its steps and their moves: which move is open when, and why not, follows from them. */
export function assemble<S extends Core, A extends Action, V, E extends GameEvent, O extends object>(
  parts: Parts<S, A, V, E, O>,
): Game<S, A, V, E, O> {
  const { steps, over, waits, actors, legal, ...rest } = parts;
  const table = steps as Readonly<Record<string, Step<S, A, E>>>;
  const moves = new Map<unknown, Move<S, A, E>>();
  for (const { open = [] } of Object.values(table)) for (const move of open) moves.set(move.type, move);
  const offered = new Map(
    Object.entries(table).map(([step, { open = [], shown = [] }]) => [step, [...open, ...shown]]),
  );

  return {
    ...rest,
    moves: Object.fromEntries([...moves.values()].map(({ type, fields, forms }) => [type, forms ?? [fields]])),
    actors: (s) => (s.stack.length > 0 ? actors(s) : NOBODY),
    *candidates(s, seat) {
      if (s.stack.length === 0) return;
      for (const move of offered.get(top(s).step) ?? []) yield* move.candidates(s, seat);
    },
    check(s, seat, a: unknown) {
      const move = isObject(a) && Object.hasOwn(a, 'type') ? moves.get(a.type) : undefined;
      if (!move || !fitsAll(move.fields, a as Readonly<Record<string, unknown>>, 'type')) return unknownAction(a);
      if (!(Number.isInteger(seat) && seat >= 0 && seat < s.seats)) return noSuchSeat(seat);
      if (s.stack.length === 0) return over(s);
      if (!actors(s).includes(seat)) return waits(s, seat);
      const { open = [] } = table[top(s).step];
      return open.includes(move) ? move.check(s, seat, a as A) : move.notNow(s, seat);
    },
    legal: (s, seat) => {
      if (s.stack.length === 0) return [];
      if (legal) return legal(s, seat);
      const { open = [] } = table[top(s).step];
      return open.flatMap((move) => [...move.candidates(s, seat)].filter((a) => !move.check(s, seat, a)));
    },
    apply(s, seat, a, emit) {
      moves.get(a.type)?.apply(s, seat, a, emit);
      proceed(steps, s, emit);
    },
  };
}
