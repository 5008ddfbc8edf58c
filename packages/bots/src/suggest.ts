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
  /** Best first. */
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
  const suggestions = found.arms
    .filter((arm) => arm.visits > 0 || found.iterations === 0)
    .sort((a, b) => b.visits - a.visits)
    .map((arm) => {
      const why = game.insight && reason(game, game.insight, worlds, seat, arm);
      return {
        action: arm.action,
        chance: arm.visits > 0 ? arm.total / arm.visits : found.worth[seat],
        weight: arm.visits / Math.max(found.iterations, 1),
        ...(why ? { reason: why } : {}),
      };
    });
  return { suggestions, chances: found.worth, iterations: found.iterations };
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

/** Worlds in which a reason is looked for. */
const WORLDS = 8;
/** What a feature must change, weighed, to be worth a word. */
const NOTABLE = 0.03;

/** The features that the choice changes most in the seat's favour, and the one it costs most. */
function reason(
  game: AnyGame,
  insight: Insight,
  worlds: readonly Core[],
  seat: Seat,
  { action }: Arm,
): Text | undefined {
  const weights = weightsFor(insight, worlds[0].seats);
  const change = insight.features.map(() => 0);
  let seen = 0;
  for (const world of worlds) {
    if (game.check(world, seat, action)) continue;
    const before = world;
    const after = game.clone(world);
    game.apply(after, seat, action, silent);
    seen++;
    insight.features.forEach((f, i) => {
      change[i] += weights[i] * (f.of(after, seat) - f.of(before, seat));
    });
  }
  const ranked = change.map((sum, i) => ({ by: sum / Math.max(seen, 1), i })).sort((a, b) => b.by - a.by);
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
