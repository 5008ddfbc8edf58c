import {
  type Action,
  type AnyGame,
  type Core,
  type Emit,
  type GameEvent,
  type Outcome,
  passing,
  type Seat,
  silent,
} from '@starboard/kernel';

/** What a seat that is to act does in a state. It may count or copy what it sees, but not change it. */
export type Chooser = (s: Core, seat: Seat) => Action;

/** Plays a state on, in place, for so many decisions or to its end. Of several seats that are to act the first decides. */
export function playOn(
  game: AnyGame,
  s: Core,
  choose: Chooser,
  decisions: number,
  emit: Emit<GameEvent> = silent,
): void {
  for (let left = decisions; left > 0; left--) {
    const actors: readonly Seat[] = game.actors(s);
    if (actors.length === 0) return;
    const seat = actors[0];
    game.apply(s, seat, choose(s, seat), emit);
  }
}

/** Plays a state to its end, in place, and returns the result. */
export function playOut(game: AnyGame, s: Core, choose: Chooser, emit: Emit<GameEvent> = silent): Outcome {
  playOn(game, s, choose, Number.POSITIVE_INFINITY, emit);
  const result = game.outcome(s);
  if (!result) throw new Error(`${game.id}: nobody acts, but there is no result`);
  return result;
}

/** What a seat may do that is known to act: `legal` of the kernel would ask the game once more who acts. */
export function actionsOf(game: AnyGame, s: Core, seat: Seat): readonly Action[] {
  return game.legal ? game.legal(s, seat) : passing(game, s, seat);
}
