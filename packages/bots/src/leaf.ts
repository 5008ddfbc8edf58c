import { type Action, type AnyGame, type Core, chances, type Outcome, pick, type Rng, silent } from '@starboard/kernel';
import { actionsOf } from './playOut.ts';
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

/** Plays a position at the edge of a search on, in place, as far as the leaf says; no further once it is late. */
export function playLeaf(game: AnyGame, s: Core, leaf: Leaf, rng: Rng, late: () => boolean): void {
  const most = leaf === 'playout' || !game.insight ? Number.POSITIVE_INFINITY : leaf.decisions;
  for (let left = most; left > 0 && !late(); left--) {
    const [seat] = game.actors(s);
    if (seat === undefined) return;
    game.apply(s, seat, thumbAction(game, s, seat, rng), silent);
  }
}

/** What a position is worth to each seat: by its result, else by the insight; undefined where there is neither yet. */
export function leafWorths(game: AnyGame, s: Core): number[] | undefined {
  const result = game.outcome(s);
  if (result) return worths(result);
  if (!game.insight) {
    if (game.actors(s).length > 0) return undefined;
    throw new Error(`${game.id}: nobody acts, but there is no result`);
  }
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
