import {
  ask,
  type Bot,
  type Budget,
  derivedKey,
  evaluate,
  greedy,
  LEVELS,
  playOut,
  random,
  search,
  suggest,
  withFallback,
} from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  type Core,
  canonical,
  format,
  keyFromSeed,
  legal,
  pick,
  rngOf,
  type Seat,
  silent,
} from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { beforeAll, describe, expect, test } from 'vitest';

const BUDGET: Budget = { iterations: 4 };
const levels: readonly Bot[] = LEVELS.map((bot) => bot.within?.(BUDGET) ?? bot);
const rng = () => rngOf(keyFromSeed('thoughts'));

/** A moment at which a seat has a real choice. */
interface Moment {
  readonly state: Core;
  readonly seat: Seat;
}

/** Some moments of a random match, spread over it, the last one among them. */
function moments(game: AnyGame, seats: number, seed: string): Moment[] {
  const chance = rngOf(derivedKey(seed, 'choices'));
  const s: Core = game.setup(seats, game.defaults, keyFromSeed(seed));
  const all: Moment[] = [];
  for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
    // The last of those who decide together: what the others have not decided yet must not matter either.
    const seat = actors[actors.length - 1];
    const actions: readonly Action[] = legal(game, s, seat);
    if (actions.length > 1) all.push({ state: game.clone(s), seat });
    game.apply(s, seat, pick(chance, actions), silent);
  }
  return [0, 0.6, 1].map((share) => all[Math.floor(share * (all.length - 1))]);
}

describe.each(ids)('%s', (id) => {
  let game: AnyGame;
  let usual: Moment[];
  let crowded: Moment[];
  beforeAll(async () => {
    const found = await load(id);
    if (!found) throw new Error(`no game ${id}`);
    game = found;
    const [min, max] = game.seats;
    usual = moments(game, Math.max(2, min), 'usual');
    crowded = moments(game, max, 'crowded').slice(1, 2);
  });

  const isLegal = ({ state, seat }: Moment, action: Action) =>
    expect(legal(game, state, seat).map(format)).toContain(format(action));

  test.each([...levels, random, greedy('greedy', 1)])('$name does not see what its seat cannot know', (bot) => {
    for (const moment of [...usual, ...crowded]) {
      const { state, seat } = moment;
      const other: Core = game.determinize(game.view(state, seat), keyFromSeed('another world'));
      expect(canonical(game.view(other, seat))).toBe(canonical(game.view(state, seat)));
      expect(canonical(other)).not.toBe(canonical(state));
      const chosen = ask(bot, game, state, seat, rng());
      isLegal(moment, chosen);
      expect(ask(bot, game, other, seat, rng())).toEqual(chosen);
    }
  });

  test('hints and evaluations do not either', () => {
    const key = keyFromSeed('advice');
    const { state, seat } = usual[1];
    const other: Core = game.determinize(game.view(state, seat), keyFromSeed('another world'));
    const [advice, same] = [state, other].map((s) => suggest(game, game.view(s, seat), seat, BUDGET, key));
    expect(same).toEqual(advice);
    const unknown: Core = game.determinize(game.view(state, null), keyFromSeed('another world'));
    const [chances, again] = [state, unknown].map((s) => evaluate(game, game.view(s, null), BUDGET, key));
    expect(again).toEqual(chances);
    expect(chances).toHaveLength(state.seats);
    for (const chance of chances) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test.each<[string, Budget]>([
    ['no iterations', { iterations: 0 }],
    ['no time', { iterations: 1e9, milliseconds: 0 }],
    ['a search cancelled at once', { iterations: 1e9, cancelled: () => true }],
    ['a search cancelled later', { iterations: 1e9, cancelled: after(1) }],
  ])('a legal action comes after %s', (_, budget) => {
    for (const moment of [usual[0], usual[2]]) {
      for (const noise of [0, 0.2]) {
        const bot = search('hurried', { budget, noise });
        isLegal(moment, bot.choose(game, game.view(moment.state, moment.seat), moment.seat, rng()));
      }
    }
  });

  test('the only action is taken, and a match that is over is refused', () => {
    const s: Core = game.clone(usual[2].state);
    const chance = rng();
    playOut(game, s, (state, seat) => {
      const actions: readonly Action[] = legal(game, state, seat);
      const view = game.view(state, seat);
      if (actions.length === 1)
        for (const bot of levels) expect(bot.choose(game, view, seat, rng())).toEqual(actions[0]);
      return pick(chance, actions);
    });
    for (const bot of levels) {
      expect(() => bot.choose(game, game.view(s, 0), 0, rng())).toThrow('seat 0 has nothing to decide');
    }
    expect(evaluate(game, game.view(s, null), BUDGET, keyFromSeed('over'))).toHaveLength(s.seats);
  });

  test('useless weights are refused, and the default action is taken, which is said', () => {
    const { insight } = game;
    if (!insight) return;
    const spoilt: AnyGame = { ...game, insight: { ...insight, weights: insight.weights.map(() => Number.NaN) } };
    for (const bot of [...levels, greedy('greedy', 1)]) {
      const told: string[] = [];
      const { state, seat } = usual[0];
      const action = withFallback(bot, (name) => told.push(name)).choose(spoilt, game.view(state, seat), seat, rng());
      isLegal(usual[0], action);
      expect(() => bot.choose(spoilt, game.view(state, seat), seat, rng())).toThrow('its insight gives no number');
      expect(told).toEqual([bot.name]);
    }
  });
});

/** False so many times, then true for ever. */
function after(times: number): () => boolean {
  let asked = 0;
  return () => asked++ >= times;
}
