import type { Action, Core, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import type { Text } from './text.ts';

/**
 * Something about a position that tends to go with winning: a number for each seat, and how to say that it went up or
 * down. Numbers of the same feature are compared between seats, so their unit is free.
 */
export interface Feature<S extends Core = Core> {
  readonly id: string;
  of(s: S, seat: Seat): number;
  /** Said of a choice that raises it for the one who chooses: "takes the lead at a planet". */
  readonly more: Text;
  /** Said of a choice that lowers it. */
  readonly less: Text;
}

/** A feature with its words, English and French. */
export function feature<S extends Core>(
  id: string,
  of: Feature<S>['of'],
  more: readonly [en: string, fr: string],
  less: readonly [en: string, fr: string],
): Feature<S> {
  return { id, of, more: { en: more[0], fr: more[1] }, less: { en: less[0], fr: less[1] } };
}

/**
 * What a bot may use of a game beyond its rules: opinions about whole states, which a bot only ever imagines. The chance
 * of a seat to win is a softmax, over the seats, of its features weighed.
 */
export interface Insight<S extends Core = Core, A extends Action = Action> {
  readonly features: readonly Feature<S>[];
  /** One for each feature, fitted by self-play; see docs/bots.md. */
  readonly weights: readonly number[];
  /** The same for a seat alone: its features, weighed, are the points it will end with. */
  readonly alone?: readonly number[];
  /** A quick and sensible action, for playing a position on to its end; at random without it. */
  playout?(s: S, seat: Seat, actions: readonly A[], rng: Rng): A;
  /**
   * How promising an action looks before any search, above 0; only the ratio to the others matters. A search looks at
   * the promising ones first and at the others rarely; it tries all of them once without it.
   */
  prior?(s: S, seat: Seat, action: A): number;
  /** How a search should walk in this game, where it differs from the bots' own habit. */
  readonly plan?: {
    /** Judge a leaf after so many more decisions, or play it out to the end. */
    readonly leaf?: { readonly decisions: number } | 'playout';
    readonly curiosity?: number;
    /** Who decides for the rivals within a search, where there is more than one: the search, as ever, or the rule of thumb. */
    readonly rivals?: 'searched' | 'thumb';
    /** What a level may spend and how often it errs in this game, by the level's name. */
    readonly levels?: Readonly<Record<string, { readonly iterations?: number; readonly noise?: number }>>;
  };
  /** The actions worth a search, in any order; all without it. Never empty. */
  sensible?(s: S, seat: Seat, actions: readonly A[]): readonly A[];
}

/** The weighed features of a seat. */
export function standing(insight: Insight, s: Core, seat: Seat): number {
  const weights = weightsFor(insight, s.seats);
  let sum = 0;
  for (let i = 0; i < insight.features.length; i++) sum += weights[i] * insight.features[i].of(s, seat);
  return sum;
}

/** The weights for that many seats. */
export function weightsFor(insight: Insight, seats: number): readonly number[] {
  return seats === 1 ? (insight.alone ?? insight.weights) : insight.weights;
}

/** The chance of each seat to win, as the insight sees it. A seat alone has its standing instead of a chance. */
export function chances(insight: Insight, s: Core): number[] {
  const standings = Array.from({ length: s.seats }, (_, seat) => standing(insight, s, seat));
  if (s.seats === 1) return standings;
  const top = Math.max(...standings);
  const powers = standings.map((z) => Math.exp(z - top));
  const total = powers.reduce((a, b) => a + b);
  return powers.map((p) => p / total);
}
