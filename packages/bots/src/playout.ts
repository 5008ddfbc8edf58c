import { type AnyGame, type Core, legal, type Outcome, pick, type Rng, type Seat, silent } from '@starboard/kernel';

/** Plays a state to its end with random actions, in place, and returns the result. */
export function playout(game: AnyGame, s: Core, rng: Rng): Outcome {
  for (;;) {
    const actors = game.actors(s);
    if (actors.length === 0) break;
    game.apply(s, actors[0], pick(rng, legal(game, s, actors[0])), silent);
  }
  const result = game.outcome(s);
  if (!result) throw new Error(`${game.id}: nobody acts, but there is no result`);
  return result;
}

/** How much of the worth of a result lies in the place; the rest lies in the points, so that a clear win is preferred. */
const PLACE = 0.9;

/** What a result is worth to a seat: from 0 to 1 among several seats, place before points; the points for a seat alone. */
export function worth({ points, places }: Outcome, seat: Seat): number {
  const others = points.length - 1;
  if (others === 0) return points[0];
  let beaten = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other <= others; other++) {
    if (other === seat) continue;
    if (places[other] > places[seat]) beaten += 1;
    else if (places[other] === places[seat]) beaten += 0.5;
    if (points[other] > best) best = points[other];
  }
  const lead = (points[seat] - best) / (Math.abs(points[seat]) + Math.abs(best) + 1);
  return (PLACE * beaten) / others + ((1 - PLACE) * (1 + lead)) / 2;
}
