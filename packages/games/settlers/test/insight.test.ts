import { chances, keyFromSeed, legal, pick, rngOf, silent } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../src/content/customSamples.ts';
import { type Action, game, type Options, SHORT_SET, type State } from '../src/index.ts';
import { insight } from '../src/insight.ts';
import { type Position, scenario } from '../src/scenario.ts';
import { act, at } from './playing.ts';

/** Positions of a match that chance plays, one in seven. */
function positions(seats: number, options: Partial<Options>, seed: string): State[] {
  const rng = rngOf(keyFromSeed(`${seed}/players`));
  const s = game.setup(seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  const seen: State[] = [];
  for (let i = 0; i < 400 && s.stack.length > 0; i++) {
    if (i % 7 === 0) seen.push(game.clone(s));
    game.apply(s, s.active, pick(rng, legal(game, s, s.active)), silent);
  }
  seen.push(s);
  return seen;
}

const { playout, prior, sensible } = insight;
if (!playout || !prior || !sensible) throw new Error('a part of the insight is missing');

const everyTable: [string, number, Partial<Options>][] = [
  ...[2, 3, 4, 5, 6].map((seats): [string, number, Partial<Options>] => [`${seats} seats`, seats, {}]),
  ['all modes', 2, { weakDefences: true, hard: true, additionalSettlements: true }],
  ['Peaceful and Classic', 3, { peaceful: true, classic: true }],
  ['a blank card', 2, { custom: SAMPLES[0] }],
  ['another card set', 2, { cards: SHORT_SET }],
];

describe.each(everyTable)('any position: %s', (_name, seats, options) => {
  const states = positions(seats, options, `insight ${seats}`);

  test('the chances are numbers that sum to 1', () => {
    for (const s of states) {
      const all = chances(insight, s);
      expect(all.every(Number.isFinite)).toBe(true);
      expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });

  test('playout and sensible choose among the legal actions, and every prior is above 0', () => {
    const rng = rngOf(keyFromSeed('insight'));
    for (const s of states) {
      if (s.stack.length === 0) continue;
      const actions: readonly Action[] = legal(game, s, s.active);
      expect(actions).toContain(playout(s, s.active, actions, rng));
      const kept = sensible(s, s.active, actions);
      expect(kept.length).toBeGreaterThan(0);
      for (const a of kept) expect(actions).toContain(a);
      for (const a of actions) {
        expect(prior(s, s.active, a)).toBeGreaterThan(0);
        expect(prior(s, s.active, a)).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }
  });

  test('looking at a position changes nothing in it', () => {
    for (const s of states.slice(0, 5)) {
      const before = JSON.stringify(s);
      chances(insight, s);
      if (s.stack.length > 0) sensible(s, s.active, legal(game, s, s.active));
      expect(JSON.stringify(s)).toBe(before);
    }
  });
});

/** The sensible actions, the most promising first. */
function kept(s: State): readonly Action[] {
  const promise = (a: Action) => prior?.(s, s.active, a) ?? 0;
  return [...(sensible?.(s, s.active, legal(game, s, s.active)) ?? [])].sort((a, b) => promise(b) - promise(a));
}

describe('memory', () => {
  /** What is thought of the last of some positions, asked for in this order of a package that was just loaded. */
  const last = async (positions: readonly Position[]): Promise<number[] | undefined> => {
    vi.resetModules();
    const loaded = await import('../src/insight.ts');
    const thoughts = positions.map((position) => {
      const s = scenario(position);
      const priors = legal(game, s, s.active).map((a) => loaded.insight.prior?.(s, s.active, a) ?? 0);
      return [...chances(loaded.insight, s), ...priors];
    });
    return thoughts.at(-1);
  };

  test('the same evaluation comes out whatever was asked before', async () => {
    const worlds = ['port-halcyon', 'verdance', 'quillon', 'luna-ii', 'luna-i'];
    const defences = ['', 'diplomacy#1', 'planetary-shield#1', 'home-fleet#1', 'diplomacy#1 home-fleet#1'];
    const options = { weakDefences: true };
    const positions = worlds.flatMap((world, i) =>
      defences.map(
        (own): Position => ({ seats: 3, options, owns: [`${world} ${own}`, worlds[(i + 1) % 5]], roll: 'W E A 1 2 3' }),
      ),
    );
    for (const position of positions) {
      const alone = await last([position]);
      expect(await last([...positions, position])).toEqual(alone);
      expect(await last([...positions.toReversed(), position])).toEqual(alone);
    }
  });
});

describe('judgement', () => {
  test('the last World is taken by the seat it makes the winner, and by no other', () => {
    const last = { centre: 'tindertop', target: 'tindertop c0 c1', roll: 'A' };
    const leading = at({ ...last, owns: ['lanternhead afterglow solace emberfall', 'quillon'] });
    leading.s.worlds.fill(0, 4);
    expect(kept(leading.s)).toEqual([act('fill tindertop c2')]);
    const behind = at({ ...last, owns: ['quillon'] });
    expect(prior(behind.s, 0, act('fill tindertop c2'))).toBe(prior(behind.s, 0, act('endTurn')));
  });

  test('more points, a completed System, a turn to come and a good roll all raise the chance', () => {
    const chance = (position: Parameters<typeof at>[0]) => chances(insight, at(position).s)[0];
    expect(chance({ owns: ['solace', 'quillon'] })).toBeGreaterThan(chance({ owns: ['luna-i', 'quillon'] }));
    expect(chance({ owns: ['unagi tamago', 'quillon'] })).toBeGreaterThan(
      chance({ owns: ['unagi luna-ii', 'quillon'] }),
    );
    expect(chance({ active: 0 })).toBeGreaterThan(chance({ active: 1 }));
    expect(chance({ roll: 'W E A 3 3 W E' })).toBeGreaterThan(chance({ roll: '1 1' }));
  });

  test('leftover dice are rolled: stopping is never sensible while something can be reached', () => {
    const { s } = at({ dice: 3, worldClaimed: true, display: 'water-depot#1 moon-base#1' });
    expect(kept(s)).toEqual([act('roll')]);
  });

  test('of two Defence Upgrades one stays sensible to discard', () => {
    const table = at({ owns: ['home-fleet#1 quillon kiln', ''], display: 'diplomacy#1', roll: '3 2 W' });
    table.play('fill diplomacy#1 c0');
    expect(table.phase).toBe('chooseDefence');
    expect(kept(table.s).length).toBeGreaterThan(0);
  });

  test('a Resource Upgrade is spent where it claims a World, and kept where it helps nothing', () => {
    const claims = at({ owns: ['battle-station#1', ''], target: 'lanternhead c1', roll: 'W E W' });
    expect(kept(claims.s)[0]).toEqual(act('useResource battle-station#1 water army'));
    const idle = at({ owns: ['battle-station#1', ''], target: 'quillon', roll: '3 3 2 1' });
    expect(kept(idle.s).map(({ type }) => type)).not.toContain('useResource');
  });
});
