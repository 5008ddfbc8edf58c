import { chances, formatShort, keyFromSeed, legal, pick, rngOf, silent } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game, type State } from '../src/index.ts';
import { insight } from '../src/insight.ts';
import { type Position, playing } from './playing.ts';

/** Calls back at every decision of random matches, over all numbers of pilots and both modes. */
function everywhere(matches: number, look: (s: State, seat: number, actions: readonly Action[]) => void): void {
  for (let n = 0; n < matches; n++) {
    const options = { ...game.defaults, experienced: n % 2 === 1 };
    const s = game.setup(2 + (n % 3), options, keyFromSeed(`insight ${n}`));
    const rng = rngOf(keyFromSeed(`choices ${n}`));
    for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
      const actions = legal(game, s, seat);
      look(s, seat, actions);
      game.apply(s, seat, pick(rng, actions), silent);
    }
  }
}

/** An action as the tests write it: a move has its way round only where it matters. */
function named(a: Action): string {
  return formatShort(a).replace('false ', '');
}

/** What the rules of thumb do in a position, after some actions. */
function thumb(position: Position, ...before: string[]): string {
  const { s } = playing(position).play(...before);
  const [seat] = game.actors(s);
  return named(insight.playout(s, seat, legal(game, s, seat)));
}

describe('judging positions', () => {
  test('chances are finite and sum to 1, whatever the position', () => {
    everywhere(12, (s) => {
      const all = chances(insight, s);
      if (!all.every(Number.isFinite)) expect.fail(`chances ${all}`);
      expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    });
  });

  test('there is a weight for each feature, and each feature says something in both languages', () => {
    expect(insight.weights).toHaveLength(insight.features.length);
    expect(new Set(insight.features.map(({ id }) => id)).size).toBe(insight.features.length);
    for (const { more, less } of insight.features) expect([more.en, more.fr, less.en, less.fr]).not.toContain('');
  });

  test('nine Invaders stand better than four, and a tenth better still', () => {
    const first = (victory: number) => chances(insight, playing({ pilots: [{ victory }, { victory: 4 }] }).s)[0];
    expect(first(4)).toBeCloseTo(0.5, 0);
    expect(first(9)).toBeGreaterThan(0.8);
    expect(first(10)).toBeGreaterThan(first(9));
  });

  test('it hurts to stand before Aliens Fire!', () => {
    const first = (space: number) =>
      chances(
        insight,
        playing({
          grid: { '1,3': 'dreadnought-teal' },
          track: { 7: ['r1-gun-camera', 'event-fire-1'] },
          pilots: [{ space, credits: 9 }, { space: 5 }],
        }).s,
      )[0];
    expect(first(3)).toBeLessThan(first(0));
  });
});

describe('rules of thumb', () => {
  test('the action is legal and every action has a prior above 0', () => {
    everywhere(6, (s, seat, actions) => {
      if (!actions.includes(insight.playout(s, seat, actions))) expect.fail('not one of the actions');
      for (const a of actions) {
        const prior = insight.prior(s, seat, a);
        if (!(prior > 0 && Number.isFinite(prior))) expect.fail(`${formatShort(a)} has the prior ${prior}`);
      }
    });
  });

  test('neither the state nor what nobody knows plays a part', () => {
    everywhere(3, (s, seat, actions) => {
      const before = JSON.stringify(s);
      const other = game.determinize(game.view(s, seat), keyFromSeed('another order'));
      expect(insight.playout(other, seat, actions)).toBe(insight.playout(s, seat, actions));
      expect(JSON.stringify(s)).toBe(before);
    });
  });

  const hunt: Position = {
    gem: 'green',
    pilots: [{ space: 1, victory: 9 }, { victory: 9 }],
    grid: { '1,4': ['dreadnought-teal', 1], '1,2': 'dreadnought-white' },
  };

  test('the tenth Invader is hunted down: the weapon that reaches it, the space, the shot', () => {
    expect(thumb(hunt, 'draw')).toBe('activate green');
    expect(thumb(hunt, 'draw', 'activate green')).toBe('move 4');
    expect(thumb(hunt, 'draw', 'activate green', 'move 4')).toBe('fire');
  });

  test('a search prefers it too', () => {
    const { s } = playing(hunt).play('draw', 'activate green');
    const priors = legal(game, s, 0).map((a) => [named(a), insight.prior(s, 0, a)] as const);
    const best = Math.max(...priors.map(([, prior]) => prior));
    expect(priors.filter(([, prior]) => prior > best / 10).map(([name]) => name)).toEqual(['move 4']);
  });

  test('a shot that would hurt nobody much is left for the credits of an exchange', () => {
    const far: Position = { gem: 'red', pilots: [{ space: 3 }], grid: { '3,3': 'hive-mother-teal' } };
    expect(thumb(far, 'draw')).toBe('exchange');
  });

  test('it draws while an Overheat gem can be placed, and cools down when it likely could not', () => {
    const at = (heat: number) => thumb({ pilots: [{ heat, credits: 9, bag: { overheat: 6, red: 4 } }] });
    expect([at(0), at(5), at(6)]).toEqual(['draw', 'draw', 'cooldown']);
    // One heat less an exchange (SCRAMBLE-RULING-15) leaves room for one more.
    const systems = ['s2-insulated-conduits'];
    expect(thumb({ pilots: [{ heat: 6, credits: 9, systems, bag: { overheat: 6, red: 4 } }] })).toBe('draw');
  });

  test('the weapon that carries nothing is the one to break', () => {
    const weapons = {
      red: { cards: ['r3-siege-barrel'] },
      blue: { cards: ['b3-polar-array'] },
      yellow: { cards: ['y3-sunflare-bank'] },
    };
    const exchanged = { red: 3, blue: 3, yellow: 3, green: 3 };
    expect(thumb({ gem: 'overheat', pilots: [{ heat: 7, weapons, exchanged }] }, 'draw')).toBe('breakWeapon green');
  });

  test('Power is bought early, before what only flies and pays', () => {
    const track = { 1: 'b2-phase-skids', 2: 'b2-twin-lens', 3: 'y2-ore-runner' };
    const grid = { '1,3': 'lancer-teal' };
    expect(thumb({ gem: 'blue', round: 4, pilots: [{ credits: 9 }], track, grid }, 'draw', 'exchange')).toBe('buy 2');
  });

  test('what Systems add to a shot is counted before it is fired', () => {
    const long: Position = { gem: 'red', pilots: [{ space: 3 }], grid: { '3,3': ['hive-mother-teal', 3] } };
    expect(thumb(long, 'draw')).toBe('exchange');
    expect(thumb({ ...long, pilots: [{ space: 3, systems: ['s3-long-scope'] }] }, 'draw')).toBe('activate red');
    const near: Position = { gem: 'red', pilots: [{ space: 3 }], grid: { '1,3': ['hive-mother-teal', 2] } };
    expect(thumb({ ...near, pilots: [{ space: 3, systems: ['s1-firing-brace'] }] }, 'draw', 'activate red')).toBe(
      'move 3',
    );
  });

  test('it beats chance by far', () => {
    let won = 0;
    for (let n = 0; n < 30; n++) {
      const s = game.setup(2, game.defaults, keyFromSeed(`chance ${n}`));
      const rng = rngOf(keyFromSeed(`against ${n}`));
      for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
        const actions = legal(game, s, seat);
        game.apply(s, seat, seat === n % 2 ? insight.playout(s, seat, actions) : pick(rng, actions), silent);
      }
      if (game.outcome(s)?.places[n % 2] === 1) won++;
    }
    expect(won).toBeGreaterThan(27);
  });
});
