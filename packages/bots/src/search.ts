import { type Action, pick, type Rng, word } from '@starboard/kernel';
import { type Bot, sampleWorld } from './bot.ts';
import { type Budget, clock } from './budget.ts';
import { type Arm, explore, type Found, type SearchPlan, sensible } from './tree.ts';

/** How strong a searching bot is. */
export interface Strength {
  readonly budget: Budget;
  /** What a decision may take at most, in milliseconds, where somebody watches over it. */
  readonly allowed?: number;
  /**
   * How far behind the best choice one may be and still be taken, in chances of winning, or for a seat alone in shares of
   * the range of points: a weaker player sees the good moves and does not always prefer the best. 0 takes the best.
   */
  readonly noise: number;
}

/** How searches walk unless a game knows better. */
export const DEFAULT_PLAN: SearchPlan = { leaf: { decisions: 12 }, curiosity: 0.5, rivals: 'searched' };

/** A bot that searches the tree of what may happen. A game may set the strength of the bot with that name for itself. */
export function search(name: string, strength: Strength, plan?: Partial<SearchPlan>, instead?: Partial<Budget>): Bot {
  // Who is given another budget is not held to the time of its own.
  const allowed = instead ? undefined : strength.allowed;
  return {
    name,
    ...(allowed === undefined ? {} : { allowed }),
    choose(game, view, seat, rng) {
      const own = strength.budget;
      const { iterations = own.iterations, noise = strength.noise } = game.insight?.plan?.levels?.[name] ?? {};
      const budget: Budget = { ...(instead ?? own), iterations: instead?.iterations ?? iterations };
      // The clock runs from the question, not from the first iteration.
      const { now = clock, began = now(), soFar } = budget;
      const { state } = sampleWorld(game, view, seat, rng);
      const worthwhile = sensible(game, state, seat);
      if (worthwhile.length === 1) return worthwhile[0];
      const walk = { ...DEFAULT_PLAN, ...game.insight?.plan, ...plan };
      // A stream of its own: who watches must not change what is chosen in the end.
      const guess = { ...rng };
      const watch = ({ arms, range }: Pick<Found, 'arms' | 'range'>) => {
        const best = chosen(arms, noise * range, guess);
        if (best) soFar?.(best);
      };
      const watched = { ...budget, began, decided: noise === 0, ...(soFar ? { watch } : {}) };
      const { arms, range } = explore(game, view, seat, walk, watched, rng);
      return chosen(arms, noise * range, rng) ?? pick(rng, worthwhile);
    },
    within: (other) => search(name, strength, plan, other),
  };
}

/** The action visited most; with noise, one of those that are hardly worse. */
function chosen(arms: readonly Arm[], noise: number, rng: Rng): Action | undefined {
  const tried = arms.filter((arm) => arm.visits > 0).sort((a, b) => b.visits - a.visits);
  if (tried.length === 0 || noise === 0) return tried[0]?.action;
  const mean = (arm: Arm) => arm.total / arm.visits;
  const best = Math.max(...tried.map(mean));
  // A blunder stays a blunder: only choices within the noise are candidates, the better ones more often.
  const near = tried.filter((arm) => mean(arm) > best - noise);
  const weights = near.map((arm) => Math.exp(((mean(arm) - best) / noise) * 2));
  let left = (word(rng) / 2 ** 32) * weights.reduce((a, b) => a + b);
  for (const [i, arm] of near.entries()) {
    left -= weights[i];
    if (left < 0) return arm.action;
  }
  return near[0].action;
}
