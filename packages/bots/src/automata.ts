import type { AnyGame, Seat } from '@starboard/kernel';

/** The seats that the rules play by themselves; no bot sits there. */
export function automataOf(game: AnyGame, options: object): readonly Seat[] {
  return game.automata?.(options) ?? [];
}

/** The seats at which somebody decides, in ascending order. */
export function decidingSeats(game: AnyGame, seats: number, options: object): readonly Seat[] {
  const automata = automataOf(game, options);
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !automata.includes(seat));
}
