import type { Insight, Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { VALUES } from './content/values.ts';
import { weights } from './content/weights.ts';
import { actionWorth } from './insight/action.ts';
import { features } from './insight/features.ts';
import type { State } from './types.ts';

/** Takes what looks best at first sight. */
function playout(s: State, seat: Seat, actions: readonly Action[]): Action {
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const a of actions) {
    const value = actionWorth(s, seat, a);
    if (value <= most) continue;
    most = value;
    best = a;
  }
  return best;
}

/** Grows with the worth, but so slowly that a second thought is always worth some visits. */
function prior(s: State, seat: Seat, a: Action): number {
  const value = actionWorth(s, seat, a) / VALUES.doubt;
  return value > 0 ? (1 + value) ** VALUES.trust : (1 - value) ** -VALUES.trust;
}

/** What the bots may use of Stellar Scramble beyond its rules. */
export const insight = {
  features,
  weights,
  playout,
  prior,
  plan: {
    leaf: { decisions: 12 },
    curiosity: 1,
    rivals: 'thumb',
    levels: {
      easy: { iterations: 12, noise: 0.1 },
      medium: { iterations: 40, noise: 0.01 },
      hard: { iterations: 10, noise: 0 },
      expert: { iterations: 200, noise: 0 },
    },
  },
} satisfies Insight<State, Action>;
