import {
  type Action,
  type AnyGame,
  type Core,
  type Insight,
  type Key,
  rngOf,
  type Seat,
  silent,
  type Text,
  weightsFor,
} from '@starboard/kernel';
import { sampleWorld } from './bot.ts';
import type { Budget } from './budget.ts';
import { DEFAULT_PLAN } from './search.ts';
import { type Arm, explore } from './tree.ts';
import { winShares } from './winShares.ts';

/** A choice as a hint shows it. */
export interface Suggestion {
  readonly action: Action;
  /** The chance of winning after it; for a seat alone, the points to be expected. */
  readonly chance: number;
  /** The share of the search that went into it. */
  readonly weight: number;
  /** Why, in a few words; none where it changes nothing worth a word. */
  readonly reason?: Text;
}

export interface Advice {
  /** The one that the search took most often first. */
  readonly suggestions: readonly Suggestion[];
  /** The chance of each seat. */
  readonly chances: readonly number[];
  readonly iterations: number;
}

/** The choices of a seat, ranked, with chances and reasons, from what the seat may know. */
export function suggest(game: AnyGame, view: unknown, seat: Seat, budget: Budget, key: Key): Advice {
  const rng = rngOf(key);
  const found = explore(game, view, seat, { ...DEFAULT_PLAN, ...game.insight?.plan }, budget, rng);
  const worlds = Array.from({ length: WORLDS }, () => sampleWorld(game, view, seat, rng).state);
  const arms = found.arms.filter((arm) => arm.visits > 0 || found.iterations === 0).sort((a, b) => b.visits - a.visits);
  const { insight } = game;
  const changes = insight ? arms.slice(0, REASONED).map((arm) => changesBy(game, insight, worlds, seat, arm)) : [];
  const suggestions = arms.map((arm, at) => {
    const why = insight && changes[at] && reason(insight, told(changes, at), worlds[0].seats);
    return {
      action: arm.action,
      chance: arm.visits > 0 ? arm.total / arm.visits : found.worth[seat],
      weight: arm.visits / Math.max(found.iterations, 1),
      ...(why ? { reason: why } : {}),
    };
  });
  return { suggestions, chances: found.worth, iterations: found.iterations };
}

/** A choice that was tried so much less often than the one tried most says little about its chance. */
const TRIED = 0.1;

/** Choices as people read chances, from the highest down; what was hardly tried promises none and comes behind. */
export function byChance(suggestions: readonly Suggestion[]): Record<'tried' | 'rest', readonly Suggestion[]> {
  const enough = (suggestions[0]?.weight ?? 0) * TRIED;
  const tried = suggestions.filter(({ weight }) => weight >= enough).sort((a, b) => b.chance - a.chance);
  return { tried, rest: suggestions.filter(({ weight }) => weight < enough) };
}

/** The chances of all seats, as a seat or a spectator may judge them now. */
export function evaluate(game: AnyGame, view: unknown, budget: Budget, key: Key): readonly number[] {
  const s: Core = game.determinize(view, key);
  const [seat] = game.actors(s);
  const result = game.outcome(s);
  if (result) return result.points.length === 1 ? result.points : winShares(result);
  // All seats are judged alike: none may be the only one that thinks.
  const plan = { ...DEFAULT_PLAN, ...game.insight?.plan, rivals: 'searched' } as const;
  return explore(game, view, seat, plan, budget, rngOf(key)).worth;
}

/** Worlds in which a reason is looked for: dice fall differently in each of them. */
const WORLDS = 32;
/** How many choices, the best first, are given reasons. */
const REASONED = 6;
/** What a feature must change, weighed, to be worth a word. */
const NOTABLE = 0.03;

/** What a choice changes of each feature on average, weighed. */
function changesBy(
  game: AnyGame,
  insight: Insight,
  worlds: readonly Core[],
  seat: Seat,
  { action }: Arm,
): readonly number[] {
  const weights = weightsFor(insight, worlds[0].seats);
  const change = insight.features.map(() => 0);
  let seen = 0;
  for (const before of worlds) {
    if (game.check(before, seat, action)) continue;
    const after = game.clone(before);
    game.apply(after, seat, action, silent);
    seen++;
    insight.features.forEach((f, i) => {
      change[i] += weights[i] * (f.of(after, seat) - f.of(before, seat));
    });
  }
  return change.map((sum) => sum / Math.max(seen, 1));
}

/**
 * What a choice changes more than the others do: what comes in any case is no reason for it. Nor is what it leaves as it
 * was, though others change it: words like "fewer credits" must be true of the choice itself.
 */
function told(changes: readonly (readonly number[])[], at: number): readonly number[] {
  const [own, others] = [changes[at], changes.filter((_, i) => i !== at)];
  // Nothing speaks against the only thing that can be done.
  if (others.length === 0) return own.map((by) => Math.max(0, by));
  return own.map((by, f) => {
    const apart = by - others.reduce((sum, other) => sum + other[f], 0) / others.length;
    return Math.sign(apart) === Math.sign(by) && Math.abs(by) > NOTABLE ? apart : 0;
  });
}

/** The feature that speaks most for a choice, and the one that speaks most against it. */
function reason(insight: Insight, change: readonly number[], seats: number): Text | undefined {
  const weights = weightsFor(insight, seats);
  const ranked = change.map((by, i) => ({ by, i })).sort((a, b) => b.by - a.by);
  const gain = ranked.slice(0, 1).filter(({ by }) => by > NOTABLE);
  const cost = ranked.slice(-1).filter(({ by }) => by < -NOTABLE);
  const said = [...gain, ...cost];
  if (said.length === 0) return undefined;
  const words = said.map(({ by, i }) => {
    const f = insight.features[i];
    return by * weights[i] > 0 ? f.more : f.less;
  });
  return { en: words.map((w) => w.en).join('; '), fr: words.map((w) => w.fr).join(' ; ') };
}
