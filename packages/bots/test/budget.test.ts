import { type Action, type AnyGame, keyFromSeed, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { meter } from '../src/budget.ts';
import { search } from '../src/search.ts';
import { warmUp } from '../src/warmUp.ts';
import { toy } from './toy.ts';

/** Runs a meter on a clock of its own, on which each iteration takes as long as the list says; returns when it ended. */
function run(milliseconds: number, costs: readonly number[]): { iterations: number; ended: number } {
  let time = 1000;
  const { more } = meter({ iterations: 1e9, milliseconds, now: () => time });
  let iterations = 0;
  while (more()) time += costs[iterations++ % costs.length];
  return { iterations, ended: time - 1000 };
}

describe('a budget of time', () => {
  test('is used up by quick iterations', () => {
    expect(run(100, [1])).toEqual({ iterations: 99, ended: 99 });
  });

  test('is not exceeded by iterations that were slow before', () => {
    for (const costs of [[40], [1, 60], [3, 30, 7], [1, 1, 1, 50]])
      expect(run(100, costs).ended).toBeLessThanOrEqual(100);
  });

  test('allows one iteration whose length nobody could know', () => {
    expect(run(100, [500])).toEqual({ iterations: 1, ended: 500 });
    expect(run(0, [1])).toEqual({ iterations: 0, ended: 0 });
  });
});

/** What a thought did, on a clock that stands still until its n-th look and then jumps far beyond the limit. */
function thoughtWith(game: AnyGame, jumpsAt: number, seats = 2) {
  let looks = 0;
  let since = 0;
  let longest = 0;
  let afterJump = 0;
  const counted: AnyGame = {
    ...game,
    apply(...args: Parameters<AnyGame['apply']>) {
      since++;
      longest = Math.max(longest, since);
      if (looks >= jumpsAt) afterJump++;
      return game.apply(...args);
    },
  };
  const now = () => {
    looks++;
    since = 0;
    return looks >= jumpsAt ? 1e9 : 0;
  };
  const s = game.setup(seats, game.defaults, keyFromSeed('clock'));
  const [seat] = game.actors(s);
  const bot = search('clocked', { budget: { iterations: 300, milliseconds: 200, now }, noise: 0 });
  const action = bot.choose(counted, game.view(s, seat), seat, rngOf(keyFromSeed('thought')));
  return { action, looks, longest, afterJump };
}

const { insight: _, ...playedOut } = toy;

describe.each([
  ['judged by an insight', toy as AnyGame],
  ['played out to the end', playedOut as AnyGame],
])('the clock of a search whose leaves are %s', (_name, game) => {
  test('is looked at before each decision it imagines, those of seats that decide at once being one', () => {
    const { longest, looks } = thoughtWith(game, Number.POSITIVE_INFINITY);
    expect(longest).toBeLessThanOrEqual(2);
    expect(looks).toBeGreaterThan(300);
  });

  test('ends it at the first look after the limit, wherever that is', () => {
    for (let jump = 2; jump < 60; jump++) {
      const { action, afterJump, looks } = thoughtWith(game, jump);
      expect(action).toHaveProperty('type', 'bid');
      expect(afterJump).toBe(0);
      expect(looks - jump).toBeLessThan(6);
    }
  });

  test('runs while the first world is sampled, before any iteration', () => {
    let time = 0;
    const slow: AnyGame = {
      ...game,
      determinize(...args: Parameters<AnyGame['determinize']>) {
        time += 150;
        return game.determinize(...args);
      },
      apply() {
        throw new Error('there was no time for this');
      },
    };
    const s = game.setup(2, game.defaults, keyFromSeed('clock'));
    const bot = search('slow', { budget: { iterations: 300, milliseconds: 200, now: () => time }, noise: 0 });
    expect(bot.choose(slow, game.view(s, 0), 0, rngOf(keyFromSeed('thought')))).toHaveProperty('type', 'bid');
    expect(time).toBe(300);
  });
});

test('a game is warmed up once, from its opening', () => {
  let set = 0;
  const counted: AnyGame = {
    ...(toy as AnyGame),
    setup: (...args: Parameters<AnyGame['setup']>) => {
      set++;
      return toy.setup(...(args as Parameters<typeof toy.setup>));
    },
  };
  warmUp(counted, 2);
  warmUp(counted, 3);
  expect(set).toBe(1);
});

describe('somebody who waits no longer than the time', () => {
  /** What a bot chooses of the opening on a clock that ticks with every look, and what it says before. */
  function thought(noise: number, soFar?: (action: Action) => void) {
    let time = 0;
    const s = toy.setup(2, toy.defaults, keyFromSeed('watched'));
    const [seat] = toy.actors(s);
    const budget = { iterations: 300, milliseconds: 1e6, now: () => time++, ...(soFar ? { soFar } : {}) };
    const bot = search('watched', { budget, noise });
    return bot.choose(toy as AnyGame, toy.view(s, seat), seat, rngOf(keyFromSeed('thought')));
  }

  test.each([0, 0.15])('is told what would be chosen, which changes nothing in the end (noise %d)', (noise) => {
    const said: Action[] = [];
    const chosen = thought(noise, (action) => said.push(action));
    expect(chosen).toEqual(thought(noise));
    expect(said.length).toBeGreaterThan(3);
    for (const action of said) expect(action).toHaveProperty('type', 'bid');
    if (noise === 0) expect(said.at(-1)).toEqual(chosen);
  });
});
