import { type AnyGame, below, type Core, type Insight, pick, rngOf, weightsFor } from '@starboard/kernel';
import { ask, type Bot } from './bot.ts';
import { derivedKey } from './derivedKey.ts';
import { actionsOf, playOut } from './playOut.ts';
import { winShares } from './winShares.ts';

/** How a set of weights is fitted. */
export interface Training {
  readonly matches: number;
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
  /** Who plays the matches that are learnt from. */
  readonly player: Bot;
  /** How often, in a hundred decisions, chance decides instead, so that unusual positions are seen as well. */
  readonly surprise: number;
  /** How many steps the weights take. */
  readonly rounds: number;
}

export interface Trained {
  readonly weights: readonly number[];
  /** The mean loss before and after. */
  readonly loss: readonly [number, number];
  readonly examples: number;
}

/** A position and how its match ended. */
export interface Example {
  /** The features of seat 0, then those of seat 1, and so on. */
  readonly features: Float64Array;
  /** The share of the win by seat; for a seat alone, its points. */
  readonly target: readonly number[];
}

/** One position in so many is kept: neighbours say almost the same. */
const ONE_IN = 4;
/** The pull of the weights towards zero. */
const DECAY = 1e-4;
/** How far a weight moves in a round, at most. */
const LARGEST_STEP = 0.02;

/** Fits the weights of a game's features to the results of matches of self-play. The same training gives the same weights. */
export function train(game: AnyGame, training: Training): Trained {
  const examples = Array.from({ length: training.matches }, (_, n) => examplesOf(game, training, n)).flat();
  return fitted(game, training, examples);
}

/** Fits the weights to examples of any number of matches. */
export function fitted(game: AnyGame, training: Training, examples: readonly Example[]): Trained {
  const insight = insightOf(game);
  if (examples.length === 0) throw new Error(`${game.id}: so few matches show no position to learn from`);
  const scale = spread(examples, insight.features.length);
  // A seat alone is judged by points, of any size: they are fitted in units of their own.
  const unit = training.seats === 1 ? rootMeanSquare(examples.map(({ target }) => target[0])) : 1;
  const scaled = examples.map(({ features, target }) => ({
    features: features.map((x, i) => x / scale[i % scale.length]),
    target: target.map((t) => t / unit),
  }));
  const start = weightsFor(insight, training.seats).map((weight, i) =>
    Number.isFinite(weight) ? (weight * scale[i]) / unit : 0,
  );
  const { w, loss } = descend(scaled, start, training.rounds);
  const weights = w.map((value, i) => Number(((value * unit) / scale[i]).toPrecision(4)));
  return { weights, loss, examples: examples.length };
}

/** Plays match n and keeps some positions with its result. */
export function examplesOf(game: AnyGame, training: Training, n: number): Example[] {
  const insight = insightOf(game);
  const { seats, seed, options = {}, player, surprise } = training;
  const rng = rngOf(derivedKey(seed, n, 'players'));
  const start: Core = game.setup(seats, { ...game.defaults, ...options }, derivedKey(seed, n));
  const seen: Float64Array[] = [];
  const result = playOut(game, start, (s, seat) => {
    if (below(rng, ONE_IN) === 0) seen.push(featuresOf(insight, s));
    return below(rng, 100) < surprise ? pick(rng, actionsOf(game, s, seat)) : ask(player, game, s, seat, rng);
  });
  const target = seats === 1 ? result.points : winShares(result);
  return seen.map((features) => ({ features, target }));
}

function insightOf({ id, insight }: AnyGame): Insight {
  if (!insight) throw new Error(`${id} has no features to train`);
  return insight;
}

function featuresOf({ features }: Insight, s: Core): Float64Array {
  const all = new Float64Array(s.seats * features.length);
  for (let i = 0; i < all.length; i++) {
    const feature = features[i % features.length];
    all[i] = feature.of(s, Math.floor(i / features.length));
    if (!Number.isFinite(all[i])) throw new Error(`the feature ${feature.id} gives ${all[i]}, which is no number`);
  }
  return all;
}

/** How far each feature usually differs between seats, so that all are fitted at the same pace; its size for a seat alone. */
function spread(examples: readonly Example[], width: number): number[] {
  return Array.from({ length: width }, (_, i) => {
    const differences: number[] = [];
    for (const { features } of examples) {
      const own = features.length === width ? 0 : features[i];
      for (let at = i; at < features.length; at += width) differences.push(features[at] - own);
    }
    return rootMeanSquare(differences);
  });
}

/** 1 if all values are 0, so that it can be divided by. */
function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length) || 1;
}

/** Gradient descent (Adam). */
function descend(examples: readonly Example[], start: readonly number[], rounds: number) {
  const w = Float64Array.from(start);
  const momentum = w.map(() => 0);
  const square = w.map(() => 0);
  const before = measure(examples, w).loss;
  for (let round = 1; round <= rounds; round++) {
    const { slope } = measure(examples, w);
    for (let i = 0; i < w.length; i++) {
      const g = slope[i] + DECAY * w[i];
      momentum[i] = 0.9 * momentum[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      const m = momentum[i] / (1 - 0.9 ** round);
      const v = square[i] / (1 - 0.999 ** round);
      w[i] -= (LARGEST_STEP * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return { w: [...w], loss: [before, measure(examples, w).loss] as const };
}

/** The mean loss and its slope: the cross-entropy of the chances, or half the squared error for a seat alone. */
function measure(
  examples: readonly Example[],
  w: Float64Array,
): { readonly loss: number; readonly slope: Float64Array } {
  const slope = new Float64Array(w.length);
  let loss = 0;
  for (const { features, target } of examples) {
    const predictions = predicted(features, w, target.length);
    for (let seat = 0; seat < target.length; seat++) {
      const error = predictions[seat] - target[seat];
      loss += target.length === 1 ? error ** 2 / 2 : -target[seat] * Math.log(Math.max(predictions[seat], 1e-9));
      // For softmax and for squares alike, the slope is the error times the feature.
      for (let i = 0; i < w.length; i++) slope[i] += (error * features[seat * w.length + i]) / examples.length;
    }
  }
  return { loss: loss / examples.length, slope };
}

/** The chances of the seats, as `chances` of the kernel makes them from the weighed features. */
function predicted(features: Float64Array, w: Float64Array, seats: number): Float64Array {
  const predictions = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < w.length; i++) predictions[seat] += w[i] * features[seat * w.length + i];
  }
  if (seats === 1) return predictions;
  const top = Math.max(...predictions);
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += predictions[seat] = Math.exp(predictions[seat] - top);
  return predictions.map((power) => power / total);
}
