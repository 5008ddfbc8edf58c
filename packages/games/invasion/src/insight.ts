import { type Feature, feature, type Insight, type Rng, type Seat, top, word } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { weights } from './content/weights.ts';
import { perPoint, turnsToCome } from './insight/aims.ts';
import { best, bestRepair, worthOf } from './insight/choices.ts';
import { admiralForecast, captainForecast } from './insight/knownForecasts.ts';
import { chancesOf, type Holdings, holdingsOf, untouched } from './insight/outlook.ts';
import { mixOf } from './insight/picks.ts';
import { SECTORS, type State } from './types.ts';

/** In the last turn points are all or nothing; so much is said of one then. */
const AT_LAST = 0.5;

/** Log-odds for one point. */
function point(s: State): number {
  return Math.min(AT_LAST, perPoint(turnsToCome(s), s.seats));
}

/** The mean of what the others hold. */
function theirs(s: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) sum += total(holdingsOf(s, other));
  }
  return sum / (s.seats - 1);
}

function total({ cities, core, pool }: Holdings): number {
  return cities + core + pool;
}

/** Chances are kept off nothing and certainty, which have no odds. */
const LEAST = 1e-4;

/** What exact odds say beyond the points on average: how well the spread of what may come suits the score. */
function nerve(s: State, seat: Seat): number {
  const chance = Math.log(Math.max(LEAST, chancesOf(s)[seat]));
  return chance - point(s) * (total(holdingsOf(s, seat)) - theirs(s, seat));
}

/** Together they are the logarithm of the chance to win, split by what it comes from. */
const features: readonly Feature<State>[] = [
  feature(
    'cities',
    (s, seat) => point(s) * holdingsOf(s, seat).cities,
    ['keeps more of your Cities standing', 'préserve davantage de vos Cités'],
    ['costs you Cities', 'vous coûte des Cités'],
  ),
  feature(
    'core',
    (s, seat) => point(s) * holdingsOf(s, seat).core,
    ['protects your Core', 'protège votre Noyau'],
    ['exposes your Core', 'expose votre Noyau'],
  ),
  feature(
    'pool',
    (s, seat) => point(s) * holdingsOf(s, seat).pool,
    ['leaves you points to rebuild with', 'vous laisse des points pour reconstruire'],
    ['spends rebuild points', 'dépense des points de reconstruction'],
  ),
  feature(
    'rivals',
    (s, seat) => -point(s) * theirs(s, seat),
    ['hurts the other planets', 'frappe les autres planètes'],
    ['spares the other planets', 'épargne les autres planètes'],
  ),
  feature(
    'nerve',
    nerve,
    ['suits the score', 'convient au score'],
    ['suits the score less', 'convient moins au score'],
  ),
];

/** How far behind the best, in log-odds of winning, a choice is still worth a thought. */
const HOPELESS = 0.7;
/** So far behind, a choice looks about a third as promising as the best. */
const DOUBT = 0.16;

/** The log-odds of winning after a choice of step 2 or 3: where the match is all but decided, small chances count. */
function logOdds(s: State, a: Action): number {
  const chance = Math.min(Math.max(worthOf(s, admiralForecast(s), a), LEAST), 1 - LEAST);
  return Math.log(chance / (1 - chance));
}

/** What can be weighed: behind a roll only the best, and never a repair that is not the best. */
function sensible(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  switch (top(s).step) {
    case 'pick':
      return actions;
    case 'defense':
    case 'assign': {
      const first = best(s, admiralForecast(s), actions);
      if (!untouched(s)) return [first];
      const most = logOdds(s, first);
      return actions.filter((a) => logOdds(s, a) > most - HOPELESS);
    }
    default:
      return [bestRepair(s, seat)];
  }
}

function prior(s: State, seat: Seat, a: Action): number {
  switch (a.type) {
    case 'pickSector':
      return mixOf(s, seat)[a.sector - 1];
    case 'keep':
    case 'reroll':
    case 'assign':
      return Math.exp(logOdds(s, a) / DOUBT);
    default:
      return 1;
  }
}

/** The Captain: exactly the most points of one's own, Missiles or not. */
function playout(s: State, seat: Seat, actions: readonly Action[], rng: Rng): Action {
  switch (top(s).step) {
    case 'pick':
      return picked(mixOf(s, seat), actions, rng);
    case 'defense':
    case 'assign':
      return best(s, captainForecast(s), actions);
    default:
      return bestRepair(s, seat);
  }
}

function picked(mix: readonly number[], actions: readonly Action[], rng: Rng): Action {
  let left = (word(rng) / 2 ** 32) * mix.reduce((sum, n) => sum + n);
  for (let i = 0; i < SECTORS.length; i++) {
    left -= mix[i];
    if (left < 0) return actions[i];
  }
  return actions[0];
}

export const insight: Insight<State, Action> = {
  features,
  weights,
  playout,
  prior,
  sensible,
  // The odds are exact, so more search finds nothing new: it tries choices in the order of their odds, and behind the
  // best. A level with noise hesitates between as many of them as it has iterations; the expert takes the best.
  plan: {
    leaf: { decisions: 0 },
    curiosity: 4,
    levels: {
      easy: { iterations: 80, noise: 1.5 },
      medium: { iterations: 14, noise: 0.4 },
      hard: { iterations: 5, noise: 0.1 },
      expert: { iterations: 32, noise: 0 },
    },
  },
};
