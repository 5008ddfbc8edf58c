import { botNamed, random } from '@starboard/bots';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { measure } from '../src/measure.ts';
import { type Plan, simulate } from '../src/simulation.ts';

const plan: Plan = { game: toy, games: 50, bots: [random, random, random], options: toy.defaults, seed: 's' };

describe('a simulation', () => {
  test('sums up every match', () => {
    const done: number[] = [];
    const summary = simulate(plan, (n) => done.push(n));
    expect(summary).toMatchObject({ game: 'toy', games: 50, decisions: 50 * 15, meanDecisions: 15, meanTurns: 15 });
    expect(summary.wins.reduce((a, b) => a + b) + summary.draws).toBe(50);
    expect(summary.decisionsPerSecond).toBeCloseTo(summary.decisions / summary.seconds);
    expect(summary.meanPoints).toHaveLength(3);
    expect(done).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  test('repeats for the same seed and differs for another', () => {
    const [a, b, c] = ['s', 's', 't'].map((seed) => {
      const { wins, draws, meanPoints } = simulate({ ...plan, seed }, () => {});
      return { wins, draws, meanPoints };
    });
    expect(b).toEqual(a);
    expect(c).not.toEqual(a);
  });

  test('credits the seat that wins', () => {
    const easy = botNamed('easy') ?? random;
    const { wins } = simulate({ ...plan, games: 20, bots: [random, easy] }, () => {});
    expect(wins[1]).toBeGreaterThan(wins[0]);
  });

  test('makes no views for random bots', () => {
    const blind = { ...toy, view: () => expect.unreachable(), determinize: () => expect.unreachable() };
    expect(simulate({ ...plan, game: blind }, () => {}).games).toBe(50);
  });
});

describe('a measurement', () => {
  test('gives speeds and sizes', () => {
    const measures = measure(toy, 2, 5);
    expect(measures).toMatchObject({ game: 'toy', meanLegal: 3, maxLegal: 5 });
    expect(measures.stateBytes).toBeGreaterThan(100);
    for (const speed of [
      measures.decisionsPerSecond,
      measures.playsPerSecond,
      measures.clonesPerSecond,
      measures.searchesPerSecond,
    ]) {
      expect(speed).toBeGreaterThan(1000);
    }
  });
});
