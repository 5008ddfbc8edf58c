import { type Insight, type Rng, type Seat, word } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { alone, weights } from './content/weights.ts';
import { features } from './insight/features.ts';
import { type Outlook, outlook } from './insight/outlook.ts';
import { anyExit, worthOf } from './insight/worth.ts';
import type { State } from './types.ts';

/** How far apart two actions must be, in victory points, for one to look much more promising. */
const SPREAD = 0.35;

function prior(s: State, seat: Seat, action: Action): number {
  return Math.exp(Math.max(-6, Math.min(6, worthOf(outlook(s, seat), action) / SPREAD)));
}

/** The largest random part in the choice of a rule of thumb, in victory points. */
const RANDOMNESS = 0.25;

/** The most promising action, more or less; a build goes where it fits best. */
function playout(s: State, seat: Seat, actions: readonly Action[], rng: Rng): Action {
  const o = outlook(s, seat);
  // One word of chance for the whole list: what scrambles it needs to be quick, not secret.
  let chance = word(rng);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if (i > 0 && action.type === 'build' && alike(action, actions[i - 1])) continue;
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    const worth = (action.type === 'build' ? anyExit(o, action) : worthOf(o, action)) + (chance / 2 ** 32) * RANDOMNESS;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return actions[best].type === 'build' ? bestWay(o, actions, best) : actions[best];
}

/** The most promising of the actions that follow and use the same thing. */
function bestWay(o: Outlook, actions: readonly Action[], from: number): Action {
  let best = actions[from];
  let most = worthOf(o, best);
  for (let i = from + 1; i < actions.length && alike(actions[i], best); i++) {
    const worth = worthOf(o, actions[i]);
    if (worth > most) {
      most = worth;
      best = actions[i];
    }
  }
  return best;
}

/** Of the ways to use the same card or machine, which follow each other, only the most promising ones. */
function sensible(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const o = outlook(s, seat);
  const kept: Action[] = [];
  for (let from = 0; from < actions.length; ) {
    let to = from + 1;
    while (to < actions.length && alike(actions[from], actions[to])) to++;
    const ways = actions[from].type === 'returnCards' ? HANDS : WAYS;
    if (to - from <= ways) for (let i = from; i < to; i++) kept.push(actions[i]);
    else keepBest(o, actions.slice(from, to), ways, kept);
    from = to;
  }
  return kept;
}

function keepBest(o: Outlook, actions: readonly Action[], n: number, into: Action[]): void {
  const judged = actions.map((action) => ({ action, worth: worthOf(o, action) }));
  judged.sort((a, b) => b.worth - a.worth);
  for (let i = 0; i < n; i++) into.push(judged[i].action);
}

/** How many ways to use the same thing are worth a search, and how many starting hands. */
const WAYS = 2;
const HANDS = 6;

/** Whether two actions use the same thing. */
function alike(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'build':
    case 'event':
      return b.type === a.type && a.card === b.card;
    case 'operate':
      return b.type === 'operate' && a.module === b.module && (a.exit === undefined || a.card === b.card);
    case 'upgrade':
    case 'buy':
    case 'pass':
    case 'income':
      return false;
    default:
      return a.type === b.type;
  }
}

export const insight: Insight<State, Action> = {
  features,
  weights,
  alone,
  playout,
  prior,
  sensible,
  plan: {
    leaf: { decisions: 8 },
    curiosity: 0.7,
    rivals: 'thumb',
    levels: {
      easy: { iterations: 24, noise: 1 },
      medium: { iterations: 30, noise: 0.04 },
      hard: { iterations: 120, noise: 0 },
      expert: { iterations: 800, noise: 0 },
    },
  },
};
