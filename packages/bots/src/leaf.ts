import { type Action, type AnyGame, type Core, chances, type Outcome, pick, type Rng } from '@starboard/kernel';
import { actionsOf, playOn } from './playOut.ts';
import { winShares } from './winShares.ts';

/** How a position at the edge of a search is judged: by its insight after so many more decisions, or by playing it out. */
export type Leaf = { readonly decisions: number } | 'playout';

/** How much of the worth of a result lies in winning; the rest lies in the points, so that a clear win is preferred. */
const WIN = 0.95;

/** What a result is worth to each seat: from 0 to 1, winning before points; the points for a seat alone. */
export function worths(result: Outcome): number[] {
  const { points } = result;
  if (points.length === 1) return [points[0]];
  const won = winShares(result);
  return points.map((own, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const lead = (own - best) / (Math.abs(own) + Math.abs(best) + 1);
    return WIN * won[seat] + ((1 - WIN) * (1 + lead)) / 2;
  });
}

/**
 * What a position at the edge of a search is worth to each seat. Plays on in place; once it is late, where the insight can
 * judge every position, no further.
 */
export function leafWorths(game: AnyGame, s: Core, leaf: Leaf, rng: Rng, late = () => false): number[] {
  const judged = leaf !== 'playout' && game.insight !== undefined;
  const choose = (state: Core, seat: number) => thumbAction(game, state, seat, rng);
  if (judged) for (let left = leaf.decisions; left > 0 && !late(); left--) playOn(game, s, choose, 1);
  else playOn(game, s, choose, Number.POSITIVE_INFINITY);
  const result = game.outcome(s);
  if (result) return worths(result);
  if (!game.insight) throw new Error(`${game.id}: nobody acts, but there is no result`);
  const seen = chances(game.insight, s);
  if (seen.every(Number.isFinite)) return seen;
  throw new Error(`${game.id}: its insight gives no number; its weights or features are wrong`);
}

/** What the rule of thumb does at a seat that is to act: the insight's quick action, or any. */
export function thumbAction(game: AnyGame, s: Core, seat: number, rng: Rng): Action {
  const actions = actionsOf(game, s, seat);
  if (actions.length === 1) return actions[0];
  return game.insight?.playout ? game.insight.playout(s, seat, actions, rng) : pick(rng, actions);
}
