import { type AnyGame, type Insight, keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { examplesOf, fitted, random, type Training, train } from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const word = { en: '', fr: '' };
const insightOf = (...of: ((s: Toy, seat: number) => number)[]): Insight<Toy> => ({
  features: of.map((value, i) => ({ id: `f${i}`, of: value, more: word, less: word })),
  weights: of.map(() => 0),
});
const points = (s: Toy, seat: number) => s.points[seat];
const nothing = () => 3;
const withInsight = (insight: Insight<Toy>): AnyGame => ({ ...toy, insight });
const training: Training = { matches: 60, seats: 2, seed: 's', player: random, surprise: 10, rounds: 80 };

describe('training', () => {
  test('finds out what wins, and that it explains results better than nothing', () => {
    const { weights, loss, examples } = train(withInsight(insightOf(points, nothing)), training);
    expect(weights[0]).toBeGreaterThan(0.1);
    expect(Math.abs(weights[1])).toBeLessThan(0.001);
    expect(loss[0]).toBeCloseTo(Math.log(2));
    expect(loss[1]).toBeLessThan(0.65);
    expect(examples).toBeGreaterThan(60);
  });

  test('gives the same weights for the same seed, others for another', () => {
    const game = withInsight(insightOf(points));
    expect(train(game, training)).toEqual(train(game, training));
    expect(train(game, { ...training, seed: 't' }).weights).not.toEqual(train(game, training).weights);
  });

  test('does not mind the unit of a feature', () => {
    const [plain] = train(withInsight(insightOf(points)), training).weights;
    const [tiny] = train(withInsight(insightOf((s, seat) => points(s, seat) / 1000)), training).weights;
    expect(tiny / 1000).toBeCloseTo(plain, 1);
  });

  test('fits the points of a seat alone', () => {
    const { weights } = train(withInsight(insightOf(nothing)), { ...training, seats: 1, rounds: 400 });
    // Alone, all 15 points of the toy are won, whatever is played: 3 × 5.
    expect(weights[0]).toBeCloseTo(5, 1);
  });

  test('starts anew where a weight is no number', () => {
    const insight = { ...insightOf(points), weights: [Number.NaN] };
    expect(train(withInsight(insight), training).weights[0]).toBeGreaterThan(0.1);
  });

  test('refuses a game without features, and a feature that is no number', () => {
    expect(() => train(toy, training)).toThrow('toy has no features to train');
    const broken = withInsight(insightOf(points, () => Number.NaN));
    expect(() => train(broken, training)).toThrow('the feature f1 gives NaN');
  });

  test('fits as many matches as there are', () => {
    const game = withInsight(insightOf(points));
    const examples = [0, 1, 2].flatMap((n) => examplesOf(game, training, n));
    expect(fitted(game, training, examples)).toEqual(train(game, { ...training, matches: 3 }));
  });

  test('plays at the seats and with the options it is given', () => {
    const seen = new Set<string>();
    const game = {
      ...withInsight(insightOf(points)),
      setup: (seats: number, options: typeof toy.defaults) => {
        seen.add(`${seats} ${options.hand}`);
        return toy.setup(seats, options, keyFromSeed('any'));
      },
    };
    train(game, { ...training, seats: 3, options: { hand: 7 }, matches: 2 });
    expect([...seen]).toEqual(['3 7']);
  });
});
