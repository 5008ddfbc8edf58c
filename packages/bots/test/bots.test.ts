import { LEVEL_NAMES } from '@starboard/bots/levels';
import {
  type Core,
  format,
  type GameEvent,
  type Insight,
  keyFromSeed,
  legal,
  outcomeOf,
  rngOf,
  type Seat,
  silent,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  ask,
  BOTS,
  type Bot,
  botNamed,
  byChance,
  derivedKey,
  evaluate,
  explore,
  greedy,
  LEVELS,
  playOut,
  random,
  search,
  suggest,
  thumb,
  winShares,
  withFallback,
  worths,
} from '../src/index.ts';
import { type ToyView, toy } from './toy.ts';

const match = (seed: string, seats = 2) => toy.setup(seats, toy.defaults, keyFromSeed(seed));

/** The share of matches that the first bot wins, changing seats; a draw is half a win. */
function share(bot: Bot, other: Bot, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const s = match(`share ${i}`);
    const rng = rngOf(keyFromSeed(`bots ${i}`));
    const seat: Seat = i % 2;
    playOut(toy, s, (state, actor) => ask(actor === seat ? bot : other, toy, state, actor, rng));
    const [own, enemy] = [s.points[seat], s.points[1 - seat]];
    won += own > enemy ? 1 : own === enemy ? 0.5 : 0;
  }
  return won / matches;
}

/** So many iterations, without noise. */
const of = (iterations: number) => ({ budget: { iterations }, noise: 0 });

describe.each([
  random,
  greedy('greedy', 8),
  greedy('none', 0),
  search('search', of(60)),
  search('noisy', { ...of(60), noise: 0.2 }),
  search('none', of(0)),
])('the bot $name', (bot) => {
  test.each([2, 4])('takes a legal action at each of its decisions, %i seats', (seats) => {
    const s = match('legal', seats);
    const rng = rngOf(keyFromSeed('bot'));
    for (let actors = toy.actors(s); actors.length > 0; actors = toy.actors(s)) {
      const action = bot.choose(toy, toy.view(s, actors[0]), actors[0], rng);
      const found = legal(toy, s, actors[0]).find((a) => format(a) === format(action));
      expect(found).toBeDefined();
      if (found) toy.apply(s, actors[0], found, silent);
    }
  });

  test('takes the same action for the same view and seed, whatever is hidden', () => {
    const s = match('same');
    toy.apply(s, 1, { type: 'bid', card: 2 }, silent);
    const other = toy.clone(s);
    other.bids[1] = 5;
    other.prizes.push(...other.prizes.splice(1).reverse());
    const chosen = [s, other].map((state) => bot.choose(toy, toy.view(state, 0), 0, rngOf(keyFromSeed('bot'))));
    expect(toy.view(other, 0)).toEqual(toy.view(s, 0));
    expect(chosen[1]).toEqual(chosen[0]);
  });

  test('leaves the view as it was', () => {
    const view = toy.view(match('view'), 0);
    const before = structuredClone(view);
    bot.choose(toy, view, 0, rngOf(keyFromSeed('bot')));
    expect(view).toEqual(before);
  });

  test('says so when its seat has nothing to decide', () => {
    const s = match('nothing');
    toy.apply(s, 0, { type: 'bid', card: 1 }, silent);
    expect(() => bot.choose(toy, toy.view(s, 0), 0, rngOf(keyFromSeed('bot')))).toThrow('seat 0 has nothing to decide');
  });
});

describe('asking a bot', () => {
  const never: Bot = {
    name: 'never',
    choose: () => {
      throw new Error('asked');
    },
  };

  test('takes a single legal action without asking', () => {
    const s = toy.setup(2, { hand: 1, order: 'shuffled' }, keyFromSeed('one'));
    expect(ask(never, toy, s, 0, rngOf(keyFromSeed('bot')))).toEqual({ type: 'bid', card: 1 });
  });

  test('makes no view for a bot that needs the legal actions only', () => {
    const blind = { ...toy, view: (_: Core): ToyView => expect.unreachable() };
    expect(ask(random, blind, match('blind'), 0, rngOf(keyFromSeed('bot'))).type).toBe('bid');
  });
});

describe('strength', () => {
  test('greedy beats random clearly', () => expect(share(greedy('greedy', 16), random, 100)).toBeGreaterThan(0.65));
  test('medium beats random clearly', () => expect(share(medium(), random, 60)).toBeGreaterThan(0.7));
});

describe('the levels', () => {
  test('are known by name, each once', () => {
    const names = BOTS.map((bot) => bot.name);
    expect(names).toEqual(['random', 'thumb', 'greedy', 'easy', 'medium', 'hard', 'expert']);
    expect(names.map((name) => botNamed(name)?.name)).toEqual(names);
    expect(botNamed('grandmaster')).toBeUndefined();
    expect(LEVELS.map((bot) => bot.name)).toEqual(LEVEL_NAMES);
  });
});

describe('the worth of a result', () => {
  test('puts the place before the points, and then the lead', () => {
    const win = worths(outcomeOf([3, 2], [1, 2]))[0];
    const bigWin = worths(outcomeOf([9, 2], [1, 2]))[0];
    const draw = worths(outcomeOf([9, 9], [1, 1]))[0];
    const loss = worths(outcomeOf([9, 10], [2, 1]))[0];
    expect([bigWin, win, draw, loss]).toEqual([bigWin, win, draw, loss].toSorted((a, b) => b - a));
    expect(new Set([bigWin, win, draw, loss]).size).toBe(4);
  });

  test('lies between 0 and 1 for each seat, and is the points for a seat alone', () => {
    const result = outcomeOf([-5, 40, 40, 7], [4, 1, 1, 3]);
    for (const seat of [0, 1, 2, 3]) {
      expect(worths(result)[seat]).toBeGreaterThanOrEqual(0);
      expect(worths(result)[seat]).toBeLessThanOrEqual(1);
    }
    expect(worths(outcomeOf([42], [1]))[0]).toBe(42);
  });
});

describe('advice', () => {
  const key = keyFromSeed('advice');

  test('ranks the legal choices, best first, with chances between 0 and 1 and a reason', () => {
    const s = match('suggest');
    const { suggestions, chances, iterations } = suggest(toy, toy.view(s, 0), 0, { iterations: 200 }, key);
    expect(suggestions.map(({ action }) => format(action)).toSorted()).toEqual(legal(toy, s, 0).map(format).toSorted());
    expect(suggestions.map(({ weight }) => weight)).toEqual(
      suggestions.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
    for (const { chance, reason } of suggestions) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(reason?.fr).not.toBe('');
    }
    expect([chances.length, iterations]).toEqual([2, 200]);
  });

  test('is read from the highest chance down; what was hardly tried comes behind', () => {
    const one = (card: number, weight: number, chance: number) => ({ action: { type: 'bid', card }, weight, chance });
    const [most, better, hardly] = [one(1, 0.6, 0.5), one(2, 0.37, 0.6), one(3, 0.03, 0.9)];
    expect(byChance([most, better, hardly])).toEqual({ tried: [better, most], rest: [hardly] });
    expect(byChance([])).toEqual({ tried: [], rest: [] });
  });

  test('gives only reasons that are true of the choice itself', () => {
    // Of two choices one changes the purse and the other nothing: the latter does not "leave fewer coins".
    const words = (more: string, less: string) => ({ more: { en: more, fr: more }, less: { en: less, fr: less } });
    const low = (s: Core, seat: Seat) => ((s as typeof start).bids[seat] === 1 ? 1 : 0);
    const features = [{ id: 'low', of: low, ...words('more coins', 'fewer coins') }];
    const start = match('suggest');
    const insight = { ...toy.insight, features, weights: [1] } as unknown as Insight;
    const { suggestions } = suggest({ ...toy, insight } as never, toy.view(start, 0), 0, { iterations: 200 }, key);
    const said = suggestions.map(({ action, reason }) => [format(action), reason?.en]);
    expect(said).toContainEqual(['bid card=1', 'more coins']);
    expect(said.filter(([, reason]) => reason !== undefined)).toHaveLength(1);
  });

  test('is the same for the same view, budget and key', () => {
    const view = toy.view(match('suggest'), 0);
    const advice = () => suggest(toy, view, 0, { iterations: 50 }, key);
    expect(advice()).toEqual(advice());
  });

  test('gives the result of a match that is over', () => {
    const s = match('over');
    const rng = rngOf(key);
    playOut(toy, s, (state, seat) => ask(random, toy, state, seat, rng));
    const sum = evaluate(toy, toy.view(s, null), { iterations: 10 }, key).reduce((a, b) => a + b);
    expect(sum).toBe(1);
  });

  test('a cancelled search and one without time answer at once', () => {
    const view = toy.view(match('cancelled'), 0);
    const none = suggest(toy, view, 0, { iterations: 1e9, cancelled: () => true }, key);
    expect(none.iterations).toBe(0);
    expect(none.suggestions.map(({ action }) => format(action))).toEqual(legal(toy, match('cancelled'), 0).map(format));
    expect([...none.suggestions.map(({ chance }) => chance), ...none.chances]).toEqual(Array(7).fill(0.5));
    expect(evaluate(toy, view, { iterations: 0 }, key)).toEqual([0.5, 0.5]);
    const bot = search('late', { budget: { iterations: 1e9, milliseconds: 0 }, noise: 0 });
    expect(legal(toy, match('cancelled'), 0).map(format)).toContain(format(bot.choose(toy, view, 0, rngOf(key))));
  });
});

describe('a bot with a fallback', () => {
  const failing = (choose: Bot['choose']): Bot => ({ name: 'failing', choose });
  const broken = failing(() => {
    throw new Error('bad weights');
  });
  const s = match('fallback');
  const view = toy.view(s, 0);
  const cautious: typeof toy = { ...toy, defaultAction: () => ({ type: 'bid', card: 3 }) };

  test('takes the game’s default action where it throws, which is said', () => {
    const told: string[] = [];
    const bot = withFallback(broken, (name, error) => told.push(`${name}: ${(error as Error).message}`));
    expect(bot.choose(cautious, view, 0, rngOf(derivedKey('fallback')))).toEqual({ type: 'bid', card: 3 });
    expect(bot.choose(toy, view, 0, rngOf(derivedKey('fallback')))).toEqual(legal(toy, s, 0)[0]);
    expect(told).toEqual(['failing: bad weights', 'failing: bad weights']);
  });

  test.each([{ type: 'bid', card: 9 }, { type: 'fly' }, undefined])('takes it where it names %j', (action) => {
    const told: string[] = [];
    const bot = withFallback(
      failing(() => action as never),
      (name) => told.push(name),
    );
    expect(bot.choose(cautious, view, 0, rngOf(derivedKey('fallback')))).toEqual({ type: 'bid', card: 3 });
    expect(told).toEqual(['failing']);
  });

  test('leaves the stream of a bot that does not fail as it is', () => {
    const bot = greedy('greedy', 2);
    const [plain, safe] = [rngOf(derivedKey('stream')), rngOf(derivedKey('stream'))];
    const action = withFallback(bot, () => expect.unreachable()).choose(toy, view, 0, safe);
    expect(action).toEqual(bot.choose(toy, view, 0, plain));
    expect(safe.n).toBe(plain.n);
  });

  test('does not decide for a seat that has nothing to decide', () => {
    const waiting = match('waiting');
    toy.apply(waiting, 0, { type: 'bid', card: 1 }, silent);
    const bot = withFallback(random, () => expect.unreachable());
    expect(() => bot.choose(toy, toy.view(waiting, 0), 0, rngOf(derivedKey('waiting')))).toThrow('nothing to decide');
  });
});

describe('playing a match out', () => {
  test('gives the result and tells of every decision and event', () => {
    const seats: Seat[] = [];
    const events: GameEvent[] = [];
    const s = match('out', 3);
    const result = playOut(
      toy,
      s,
      (state, seat) => {
        seats.push(seat);
        return legal(toy, state as typeof s, seat)[0];
      },
      (event) => events.push(event),
    );
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(events.filter(({ type }) => type === 'prize')).toHaveLength(5);
    expect(result).toEqual(toy.outcome(s));
  });

  test('refuses a game that ends without a result', () => {
    const endless: typeof toy = { ...toy, outcome: () => undefined };
    const first = (s: Core, seat: Seat) => legal(toy, s as ReturnType<typeof match>, seat)[0];
    expect(() => playOut(endless, match('out'), first)).toThrow('toy: nobody acts, but there is no result');
  });
});

describe('a key derived from a seed', () => {
  test('is the same for the same parts and another for others', () => {
    const keys = [derivedKey('s'), derivedKey('s', 1), derivedKey('s', 2), derivedKey('s', 1, 'bots')];
    expect(derivedKey('s', 1, 'bots')).toEqual(keys[3]);
    expect(new Set(keys.map(String)).size).toBe(keys.length);
    expect(derivedKey('s', 1)).toEqual(keyFromSeed('s/1'));
  });
});

describe('the share of a win', () => {
  test.each([
    [[1], [0, 1, 0]],
    [
      [0, 2],
      [0.5, 0, 0.5],
    ],
    [[], [0, 0, 0]],
  ])('of the winners %j is %j', (winners, shares) => {
    expect(winShares({ points: [5, 5, 5], winners })).toEqual(shares);
  });
});

describe('what a game tells a search', () => {
  /** The toy with opinions: no features, but a liking for one card. */
  const fond = (card: number, plan: Insight['plan'] = {}): typeof toy => ({
    ...toy,
    insight: { features: [], weights: [], plan, prior: (_s, _seat, action) => (action.card === card ? 100 : 1) },
  });
  const view = toy.view(match('prior'), 0);
  const key = keyFromSeed('prior');

  test('looks at what seems promising first', () => {
    const [first] = suggest(fond(4), view, 0, { iterations: 12 }, key).suggestions;
    expect(first.action).toEqual({ type: 'bid', card: 4 });
  });

  test('a game sets the strength of a level for itself', () => {
    const worlds = { seen: 0 };
    const counting = (plan: Insight['plan'] = {}): typeof toy => ({
      ...fond(1, plan),
      determinize: (seen, k) => {
        worlds.seen++;
        return toy.determinize(seen, k);
      },
    });
    const worldsOf = (plan?: Insight['plan'], bot = search('own', { budget: { iterations: 40 }, noise: 0.1 })) => {
      worlds.seen = 0;
      bot.choose(counting(plan), view, 0, rngOf(key));
      return worlds.seen;
    };
    const levels = { own: { iterations: 7 } };
    expect(worldsOf({ levels }) - worldsOf()).toBe(7 - 40);
    expect(worldsOf({ levels }, search('own', { budget: { iterations: 9 }, noise: 0.1 }).within?.({}))).toBe(
      worldsOf({ levels }),
    );
  });

  test('stops when the choice has fallen', () => {
    const way = { leaf: 'playout', curiosity: 0.1, rivals: 'searched' } as const;
    const spent = (decided: boolean) => explore(fond(4), view, 0, way, { iterations: 400, decided }, rngOf(key));
    expect(spent(false).iterations).toBe(400);
    expect(spent(true).iterations).toBeLessThan(400);
    const top = (decided: boolean) => spent(decided).arms.toSorted((a, b) => b.visits - a.visits)[0].action;
    expect(top(true)).toEqual(top(false));
  });

  test('leaves several rivals to the rule of thumb if the game says so; a single one is searched, and all in an evaluation', () => {
    const thinking = new Set<Seat>();
    const asked = (seats: number, rivals: 'searched' | 'thumb', think: (g: typeof toy, v: ToyView) => void) => {
      thinking.clear();
      const game: typeof toy = {
        ...toy,
        insight: {
          features: [],
          weights: [],
          plan: { leaf: { decisions: 0 }, rivals },
          playout: (_s, seat, all) => {
            thinking.add(seat);
            return all[0];
          },
        },
      };
      think(game, toy.view(match('rivals', seats), 1));
      return [...thinking].toSorted();
    };
    const choose = (g: typeof toy, v: ToyView) => search('own', of(60)).choose(g, v, 1, rngOf(key));
    expect(asked(3, 'thumb', choose)).toEqual([0, 2]);
    expect(asked(3, 'searched', choose)).toEqual([]);
    expect(asked(2, 'thumb', choose)).toEqual([]);
    expect(asked(3, 'thumb', (g, v) => suggest(g, v, 1, { iterations: 60 }, key))).toEqual([0, 2]);
    expect(asked(3, 'thumb', (g, v) => evaluate(g, v, { iterations: 60 }, key))).toEqual([]);
  });

  test('a seat by rule of thumb plays what the game calls quick and sensible', () => {
    const last: typeof toy = {
      ...toy,
      insight: { features: [], weights: [], playout: (_s, _seat, all) => all[all.length - 1] },
    };
    const highest = legal(toy, match('prior'), 0).at(-1);
    expect(thumb.choose(last, view, 0, rngOf(key))).toEqual(highest);
    expect(legal(toy, match('prior'), 0)).toContainEqual(thumb.choose(toy, view, 0, rngOf(key)));
  });
});

function medium(): Bot {
  const bot = botNamed('medium')?.within?.({});
  if (!bot) throw new Error('no medium');
  return bot;
}
