import { chances, keyFromSeed, legal, pick, type Rng, rngOf, type Seat, silent } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game, type Options, type State } from '../src/index.ts';
import { insight } from '../src/insight.ts';
import { scenario } from './testMatch.ts';

const { playout, prior, sensible } = insight;
if (!playout || !prior || !sensible) throw new Error('the insight is incomplete');

type Choose = (s: State, seat: Seat, actions: readonly Action[], rng: Rng) => Action;

/** Plays a match and shows every position with the legal actions of the seat that decides. */
function match(
  seats: number,
  options: Partial<Options>,
  choose: Choose,
  see: (s: State, seat: Seat, actions: readonly Action[]) => void,
): State {
  const seed = `insight ${seats} ${JSON.stringify(options)}`;
  const s = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  const rng = rngOf(keyFromSeed(`${seed} players`));
  for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
    const seat = pick(rng, actors);
    const actions = legal(game, s, seat);
    see(s, seat, actions);
    game.apply(s, seat, choose(s, seat, actions, rng), silent);
  }
  return s;
}

const anything: Choose = (_s, _seat, actions, rng) => pick(rng, actions);

const TABLES: readonly (readonly [number, Partial<Options>])[] = [
  [1, {}],
  [2, {}],
  [3, { automata: [1, 2] }],
  [3, { autoIncome: false }],
  [4, { years: 6 }],
  [5, { automata: [0, 3] }],
];

describe('what bots know', () => {
  test.each(TABLES)('%i seats, %j: every position can be judged', (seats, options) => {
    match(seats, options, anything, (s) => {
      const seen = chances(insight, s);
      expect(seen.every(Number.isFinite)).toBe(true);
      if (seats > 1) expect(seen.reduce((a, b) => a + b)).toBeCloseTo(1);
    });
  });

  test.each(TABLES)(
    '%i seats, %j: some legal actions are sensible, and all are somehow promising',
    (seats, options) => {
      match(seats, options, anything, (s, seat, actions) => {
        const kept = sensible(s, seat, actions);
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.every((action) => actions.includes(action))).toBe(true);
        for (const action of kept) expect(prior(s, seat, action)).toBeGreaterThan(0);
      });
    },
  );

  test.each(TABLES)('%i seats, %j: the rule of thumb plays to the end', (seats, options) => {
    let wrong = 0;
    const thumb: Choose = (s, seat, actions, rng) => {
      const action = playout(s, seat, actions, rng);
      if (!actions.includes(action)) wrong++;
      return action;
    };
    expect(game.outcome(match(seats, options, thumb, () => {}))).toBeDefined();
    expect(wrong).toBe(0);
  });

  test('more points, more colours and a better station are worth more', () => {
    const { s } = scenario({
      seats: [
        { vp: 9, modules: ['farm 0N', 'hotel 0E', 'dormitory 0W'] },
        { vp: 5, modules: ['storage 0N'] },
      ],
      year: 4,
    });
    const [first, second] = chances(insight, s);
    expect(first).toBeGreaterThan(0.9);
    expect(second).toBeLessThan(0.1);
  });

  test('the last module that wins a colour is kept among the sensible actions and preferred to passing', () => {
    const { s } = scenario({
      seats: [
        { mc: 6, hand: 'laboratory' },
        { mc: 0, crew: 0, hand: 'farm', modules: ['storage 0N'] },
      ],
      year: 5,
      passes: 1,
    });
    const actions = legal(game, s, 0);
    const kept = sensible(s, 0, actions);
    const builds = kept.filter((action) => action.type === 'build');
    expect(builds).toHaveLength(2);
    for (const build of builds) expect(prior(s, 0, build)).toBeGreaterThan(prior(s, 0, { type: 'pass' }));
    expect(playout(s, 0, actions, rngOf(keyFromSeed('thumb'))).type).toBe('build');
  });

  test('a shot at the module that ties a colour is more promising than one that changes nothing', () => {
    const { s } = scenario({
      seats: [
        { crew: 1, modules: ['weapons-platform 0N', 'farm 0E'] },
        { mc: 0, modules: ['farm 0N', 'laboratory 0E', 'laboratory 0S'] },
      ],
      year: 5,
    });
    const shot = (module: number): Action => ({ type: 'operate', module: 1, target: { seat: 1, module } });
    expect(prior(s, 0, shot(1))).toBeGreaterThan(prior(s, 0, shot(2)));
  });
});
