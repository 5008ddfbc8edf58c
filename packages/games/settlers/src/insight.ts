import type { Feature, Insight, Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { weights } from './content/weights.ts';
import { ACCOUNTS, type Account, accountsOf } from './insight/accounts.ts';
import { situationOf } from './insight/situation.ts';
import { thumb } from './insight/thumb.ts';
import { actionValue, diceValue } from './insight/value.ts';
import type { State } from './types.ts';

type Phrases = Pick<Feature, 'more' | 'less'>;

const phrases: Readonly<Record<keyof Account, Phrases>> = {
  safe: {
    more: { en: 'takes points that nobody can steal', fr: 'prend des points que personne ne peut voler' },
    less: { en: 'gives up safe points', fr: 'cède des points acquis' },
  },
  unlocked: {
    more: { en: 'takes the points of a World', fr: 'prend les points d’un Monde' },
    less: { en: 'gives up the points of a World', fr: 'cède les points d’un Monde' },
  },
  systems: {
    more: { en: 'brings you nearer to a complete System', fr: 'vous rapproche d’un Système complet' },
    less: { en: 'spoils a System you have begun', fr: 'compromet un Système commencé' },
  },
  exposed: {
    more: { en: 'leaves more for others to steal', fr: 'laisse davantage à voler aux autres' },
    less: { en: 'makes your Worlds safer', fr: 'met vos Mondes à l’abri' },
  },
  nearly: {
    more: { en: 'leaves one World to complete a System', fr: 'ne laisse qu’un Monde pour compléter un Système' },
    less: { en: 'gives up a System that is almost complete', fr: 'éloigne un Système presque complet' },
  },
  resources: {
    more: { en: 'wins an Upgrade that turns a die later', fr: 'gagne une Amélioration qui changera un dé plus tard' },
    less: { en: 'uses up an Upgrade that turns a die', fr: 'use une Amélioration qui change un dé' },
  },
  corruption: {
    more: { en: 'gives you Corruption', fr: 'vous donne la Corruption' },
    less: { en: 'gives Corruption to somebody else', fr: 'transmet la Corruption' },
  },
  next: {
    more: { en: 'brings your next turn nearer', fr: 'rapproche votre prochain tour' },
    less: { en: 'puts off your next turn', fr: 'éloigne votre prochain tour' },
  },
  nextLate: {
    more: { en: 'brings you a turn before the end', fr: 'vous donne un tour avant la fin' },
    less: { en: 'may leave you no turn before the end', fr: 'risque de vous priver d’un tour avant la fin' },
  },
};

function accounts(s: State): readonly Account[] {
  return s.stack.length === 0 ? accountsOf(s, s.active) : situationOf(s).accounts;
}

const features: readonly Feature<State>[] = [
  ...ACCOUNTS.map((id): Feature<State> => ({ id, of: (s, seat) => accounts(s)[seat][id], ...phrases[id] })),
  {
    id: 'dice',
    of: dice,
    more: { en: 'makes the most of the dice', fr: 'tire le meilleur parti des dés' },
    less: { en: 'wastes dice that could still win a card', fr: 'gaspille des dés qui peuvent encore gagner une carte' },
  },
];

/** How far the dice still in hand raise the odds to win above those of stopping now. */
function dice(s: State, seat: Seat): number {
  return s.stack.length === 0 || seat !== s.active || s.turn.rolls === 0 ? 0 : diceValue(s);
}

/** The share of the best value that an action must have to be worth a search. */
const SHARE = 0.25;

/** Upgrades that are spent at once for a die or a roll. */
const SPENT: readonly Action['type'][] = ['useResource', 'useCorruption', 'useReroll'];

/** What the exact odds of this turn do not rule out; no Upgrade is spent for nothing, and nobody stops for nothing. */
function sensible(s: State, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  const values = actions.map((a) => actionValue(s, a));
  const most = (which: (a: Action) => boolean) => Math.max(...values.filter((_, i) => which(actions[i])));
  const spends = (a: Action) => SPENT.includes(a.type);
  const plain = most((a) => !spends(a));
  const best = Math.max(plain, most(spends));
  return actions.filter((a, i) => {
    if (a.type === 'endTurn') return best <= 0;
    return values[i] >= Math.min(best, best * SHARE) && (values[i] > plain || !spends(a));
  });
}

/** What an action must add to the log-odds to look e times as promising. */
const CLEAR = 0.1;

function prior(s: State, _seat: Seat, action: Action): number {
  return Math.exp(actionValue(s, action) / CLEAR);
}

/**
 * The exact odds of the turn leave little to sample, so the strongest level takes the action of most value, without a search.
 * The others look at some more choices, the more the weaker they are, and take one that seems hardly worse.
 */
const levels = {
  easy: { iterations: 30, noise: 1 },
  medium: { iterations: 16, noise: 0.45 },
  hard: { iterations: 7, noise: 0.12 },
  expert: { iterations: 1, noise: 0 },
};

export const insight: Insight<State, Action> = {
  features,
  weights,
  playout: thumb,
  prior,
  sensible,
  plan: { leaf: { decisions: 0 }, curiosity: 1.5, levels },
};
