import { type AnyGame, below, type Core, keyFromSeed, legal, rngOf, silent } from '@starboard/kernel';
import { ask, type Bot } from './bot.ts';

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
  readonly rounds: number;
}

interface Example {
  /** Features by seat. */
  readonly features: readonly Float64Array[];
  /** The share of the win by seat; for a seat alone, its points. */
  readonly target: readonly number[];
}

export interface Trained {
  readonly weights: readonly number[];
  /** The mean loss before and after. */
  readonly loss: readonly [number, number];
  readonly examples: number;
}

/** Fits the weights of a game's features to the results of matches of self-play. The same training gives the same weights. */
export function train(game: AnyGame, training: Training): Trained {
  const examples = collect(game, training);
  const { insight } = game;
  if (!insight) throw new Error(`${game.id} has no features to train`);
  const scale = spread(examples, insight.features.length);
  let w = insight.weights.map((weight, i) => weight * scale[i]);
  const before = loss(examples, w, scale);
  const momentum = w.map(() => 0);
  const square = w.map(() => 0);
  for (let round = 1; round <= training.rounds; round++) {
    const gradient = slope(examples, w, scale);
    w = w.map((value, i) => {
      // Adam, with a small pull towards zero.
      const g = gradient[i] + 1e-4 * value;
      momentum[i] = 0.9 * momentum[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      const m = momentum[i] / (1 - 0.9 ** round);
      const v = square[i] / (1 - 0.999 ** round);
      return value - (0.02 * m) / (Math.sqrt(v) + 1e-8);
    });
  }
  const weights = w.map((value, i) => Number((value / scale[i]).toPrecision(4)));
  return { weights, loss: [before, loss(examples, w, scale)], examples: examples.length };
}

/** Plays the matches and keeps a few positions of each with its result. */
function collect(game: AnyGame, { matches, seats, seed, options = {}, player, surprise }: Training): Example[] {
  const examples: Example[] = [];
  for (let n = 0; n < matches; n++) {
    const rng = rngOf(keyFromSeed(`${seed}/${n}/players`));
    const s: Core = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(`${seed}/${n}`));
    const seen: Float64Array[][] = [];
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = actors[0];
      const actions = legal(game, s, seat);
      if (below(rng, 4) === 0) seen.push(look(game, s));
      const chance = below(rng, 100) < surprise;
      game.apply(s, seat, chance ? actions[below(rng, actions.length)] : ask(player, game, s, seat, rng), silent);
    }
    const result = game.outcome(s);
    if (!result) throw new Error(`${game.id}: nobody acts, but there is no result`);
    const winners = result.places.filter((place) => place === 1).length;
    const target = seats === 1 ? result.points : result.places.map((place) => (place === 1 ? 1 / winners : 0));
    for (const features of seen) examples.push({ features, target });
  }
  return examples;
}

function look(game: AnyGame, s: Core): Float64Array[] {
  const features = game.insight?.features ?? [];
  return Array.from({ length: s.seats }, (_, seat) => Float64Array.from(features, (f) => f.of(s, seat)));
}

/** How far each feature usually differs between seats, so that all are fitted at the same pace. */
function spread(examples: readonly Example[], features: number): number[] {
  const sums = new Array<number>(features).fill(0);
  let n = 0;
  for (const { features: rows } of examples) {
    for (const row of rows) {
      n++;
      for (let i = 0; i < features; i++) sums[i] += (row[i] - rows[0][i]) ** 2;
    }
  }
  return sums.map((sum) => Math.sqrt(sum / Math.max(n, 1)) || 1);
}

function shares({ features }: Example, w: readonly number[], scale: readonly number[]): number[] {
  const z = features.map((row) => row.reduce((sum, x, i) => sum + (w[i] * x) / scale[i], 0));
  if (z.length === 1) return z;
  const top = Math.max(...z);
  const powers = z.map((value) => Math.exp(value - top));
  const total = powers.reduce((a, b) => a + b);
  return powers.map((p) => p / total);
}

function loss(examples: readonly Example[], w: readonly number[], scale: readonly number[]): number {
  let sum = 0;
  for (const example of examples) {
    const p = shares(example, w, scale);
    example.target.forEach((t, seat) => {
      sum += p.length === 1 ? (p[seat] - t) ** 2 / 2 : -t * Math.log(Math.max(p[seat], 1e-9));
    });
  }
  return sum / examples.length;
}

/** The gradient of the loss: for softmax and for squares alike, the error times the feature. */
function slope(examples: readonly Example[], w: readonly number[], scale: readonly number[]): number[] {
  const gradient = w.map(() => 0);
  for (const example of examples) {
    const p = shares(example, w, scale);
    for (let seat = 0; seat < p.length; seat++) {
      const error = p[seat] - example.target[seat];
      const row = example.features[seat];
      for (let i = 0; i < row.length; i++) gradient[i] += (error * row[i]) / scale[i];
    }
  }
  return gradient.map((g) => g / examples.length);
}
