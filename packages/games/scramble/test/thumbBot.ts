import {
  type Action,
  type AnyGame,
  below,
  keyFromSeed,
  legal,
  pick,
  type Rng,
  type Seat,
  word,
} from '@starboard/kernel';
import { game, type View } from '../src/index.ts';
import { insight } from '../src/insight.ts';

/** Plays by the insight's rules of thumb. */
export function thumbBot(_game: AnyGame, view: unknown, seat: Seat, rng: Rng): Action {
  const s = game.determinize(view as View, keyFromSeed(`${word(rng)}`));
  return insight.playout(s, seat, legal(game, s, seat));
}

/** Lets chance decide half of the time, so that more fleets get through and the clock runs out. */
export function carelessBot(g: AnyGame, view: unknown, seat: Seat, rng: Rng): Action {
  if (below(rng, 2) === 0) return thumbBot(g, view, seat, rng);
  return pick(rng, legal(game, game.determinize(view as View, keyFromSeed('careless')), seat));
}
