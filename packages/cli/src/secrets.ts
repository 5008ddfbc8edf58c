import { type AnyGame, type Core, canonical, keyFromSeed, type Seat } from '@starboard/kernel';

const SAMPLES = ['a', 'b', 'c'].map(keyFromSeed);

/**
 * Whether a seat knows something that a spectator does not: in a world sampled from a spectator's view, the seat would
 * see something else.
 */
export function hasSecrets(game: AnyGame, s: Core, seat: Seat): boolean {
  const seen = canonical(game.view(s, seat));
  return SAMPLES.some((key) => canonical(game.view(game.determinize(game.view(s, null), key), seat)) !== seen);
}
