import { type AnyGame, type Core, equal, keyFromSeed, type Seat } from '@starboard/kernel';

const SAMPLES = ['a', 'b', 'c'].map(keyFromSeed);

/**
 * Whether a seat knows something that a spectator does not, so that a device that is handed around needs a curtain: in a
 * world that the spectator imagines, the seat would see something else.
 */
export function hides(game: AnyGame, s: Core, seat: Seat): boolean {
  if (game.open?.((s as { options?: object }).options ?? {})) return false;
  const seen: unknown = game.view(s, seat);
  const spectator: unknown = game.view(s, null);
  return SAMPLES.some((key) => !equal(game.view(game.determinize(spectator, key), seat), seen));
}
