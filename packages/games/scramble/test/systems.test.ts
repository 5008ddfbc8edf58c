import type { CardSet } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, OWN_SET } from '../src/index.ts';
import { gems, type Position, playing, type Side } from './playing.ts';

const { cards } = contentOf({ cards: null });
/** Ids of the Systems that a test below plays. */
const played = new Set<string>();

/** A position whose active pilot owns a System, beside what it has besides. */
function owning(id: string, side: Side = {}, position: Position = {}) {
  played.add(id);
  const [, ...others] = position.pilots ?? [];
  return playing({ ...position, pilots: [{ ...side, systems: [id] }, ...others] });
}

describe('systems, each when it works and when it does not', () => {
  test('Salvage Drone: 2 credits for each Invader destroyed', () => {
    const grid = { '1,3': ['stinger-teal', 1], '2,3': ['stinger-white', 1], '2,2': 'dreadnought-teal' } as const;
    const side: Side = { space: 3, victory: 10, weapons: { red: { cards: ['r1-frag-shells'] } } };
    const t = owning('s1-salvage-drone', side, { gem: 'red', grid }).play('draw', 'activate red', 'move 3', 'fire');
    expect([t.pilot().credits, t.systems]).toEqual([4, ['s1-salvage-drone credits 4']]);
    const miss = owning('s1-salvage-drone', { victory: 10 }, { gem: 'red', grid: { '1,1': 'dreadnought-teal' } });
    expect(miss.play('draw', 'activate red', 'move 1', 'fire').pilot().credits).toBe(0);
  });

  test('Trade Beacon: 5 credits in all for an Energy gem, none more for an Overheat gem', () => {
    const paid = (gem: 'blue' | 'overheat') =>
      owning('s1-trade-beacon', { victory: 10 }, { gem }).play('draw', 'exchange').pilot().credits;
    expect([paid('blue'), paid('overheat')]).toEqual([5, 4]);
  });

  test('Attitude Jets: +3 Move after an Overheat gem', () => {
    const moves = (gem: 'red' | 'overheat') =>
      owning('s1-attitude-jets', {}, { gem }).play('draw', 'activate red').s.turn.move;
    expect([moves('overheat'), moves('red')]).toEqual([4, 1]);
  });

  test('Spotter Array: 1 credit for each Invader damaged without being destroyed', () => {
    const grid = { '1,3': ['stinger-teal', 1], '2,3': 'lancer-white', '2,2': 'dreadnought-teal' } as const;
    const side: Side = { space: 3, victory: 10, weapons: { red: { cards: ['r1-frag-shells'] } } };
    const t = owning('s1-spotter-array', side, { gem: 'red', grid }).play('draw', 'activate red', 'move 3', 'fire');
    expect([t.pilot().credits, t.systems]).toEqual([2, ['s1-spotter-array credits 2']]);
  });

  test('Wormhole Sling: 2 credits at once and +1 Power for the jump, which may then be chosen anywhere', () => {
    const t = owning('s1-wormhole-sling', { space: 0, weapons: { green: {} } }, { gem: 'green' }).play(
      'draw',
      'activate green',
      'jump 6',
    );
    expect([t.pilot().credits >= 2, t.systems]).toEqual([
      true,
      ['s1-wormhole-sling credits 2', 's1-wormhole-sling power 1'],
    ]);
    const far: Side = { space: 1, weapons: { green: { cards: ['g3-comet-drive'] } } };
    const choice = owning('s1-wormhole-sling', far, { gem: 'green', pilots: [{}, { space: 3 }] }).play(
      'draw',
      'activate green',
    );
    expect(choice.legal()).toEqual(expect.arrayContaining(['move 3', 'jump 3']));
    expect(choice.play('move 3').s.turn.power).toBe(3);
  });

  test('Firing Brace: +1 Power while the Starfighter does not move', () => {
    const power = (move: string) =>
      owning(
        's1-firing-brace',
        { space: 2 },
        { gem: 'red', grid: { '1,2': 'dreadnought-teal', '1,3': 'dreadnought-white' } },
      ).play('draw', 'activate red', move).s.turn.power;
    expect([power('move 2'), power('move 3')]).toEqual([2, 1]);
  });

  test('Surge Capacitor: +1 Power after an Overheat gem', () => {
    const power = (gem: 'red' | 'overheat') =>
      owning('s2-surge-capacitor', {}, { gem }).play('draw', 'activate red').s.turn.power;
    expect([power('overheat'), power('red')]).toEqual([2, 1]);
  });

  test('Heat Sink: 4 credits for a Cooldown', () => {
    expect(owning('s2-heat-sink', { victory: 10 }).play('cooldown').pilot().credits).toBe(4);
    expect(owning('s2-heat-sink', { victory: 10 }, { gem: 'red' }).play('draw', 'exchange').pilot().credits).toBe(3);
  });

  test('Insulated Conduits: an exchanged Overheat gem raises heat by 1', () => {
    const t = owning('s2-insulated-conduits', { heat: 2 }, { gem: 'overheat' }).play('draw', 'exchange');
    expect([t.pilot().heat, t.systems]).toEqual([3, ['s2-insulated-conduits heatCost 1']]);
    expect(owning('s2-insulated-conduits', {}, { gem: 'overheat' }).play('draw', 'activate red').pilot().heat).toBe(3);
  });

  test('Linked Fire: +1 Power with a gem above the weapon from an earlier turn', () => {
    const power = (weapons: Side['weapons']) =>
      owning('s2-linked-fire', { weapons: weapons ?? {} }, { gem: 'red' }).play('draw', 'activate red').s.turn.power;
    expect([
      power({ red: { energy: 1 } }),
      power({ red: { overheat: 1 } }),
      power({}),
      power({ blue: { energy: 2 } }),
    ]).toEqual([2, 2, 1, 1]);
  });

  test('Home Guard: 4 credits for each destroyed Invader of the own pilot colour', () => {
    const grid = { '1,3': ['stinger-orange', 1], '2,3': ['stinger-white', 1], '2,2': ['raider-orange', 1] } as const;
    const side: Side = { space: 3, victory: 10, weapons: { red: { cards: ['r1-frag-shells'] } } };
    const t = owning('s2-home-guard', side, { gem: 'red', grid }).play('draw', 'activate red', 'move 3', 'fire');
    expect(t.pilot().credits).toBe(8);
    const other = owning('s2-home-guard', { victory: 10 }, { gem: 'red', grid: { '1,1': ['stinger-teal', 1] } });
    expect(other.play('draw', 'activate red', 'move 1', 'fire').pilot().credits).toBe(0);
  });

  test('Emergency Vent: 1 heat less at the start of a turn with heat 5 or more', () => {
    const heat = (n: number) => owning('s2-emergency-vent', { heat: n }).pilot().heat;
    expect([heat(4), heat(5), heat(7)]).toEqual([4, 4, 6]);
    expect(owning('s2-emergency-vent', { heat: 6 }).step).toBe('drawOrCooldown');
  });

  test('Overdrive Governor: activating with an Overheat gem raises heat by 2', () => {
    const t = owning('s3-overdrive-governor', { heat: 2 }, { gem: 'overheat' }).play('draw', 'activate blue');
    expect([t.pilot().heat, t.systems]).toEqual([4, ['s3-overdrive-governor heatCost 1']]);
    expect(owning('s3-overdrive-governor', {}, { gem: 'overheat' }).play('draw', 'exchange').pilot().heat).toBe(2);
  });

  test('Long Scope: +2 Power at a primary target in the back row', () => {
    const left = (row: number) =>
      owning('s3-long-scope', {}, { gem: 'red', grid: { [`${row},1`]: 'dreadnought-teal' } })
        .play('draw', 'activate red', 'move 1', 'fire')
        .at(row, 1)?.[1];
    expect([left(1), left(2), left(3)]).toEqual([10, 10, 8]);
  });

  test('Chain Reactor: 4 credits and 2 heat less for a shot that destroys two or more', () => {
    const shot = (second: number) => {
      const side: Side = { space: 3, victory: 10, heat: 3, weapons: { red: { cards: ['r1-frag-shells'] } } };
      const grid = { '1,3': ['stinger-teal', 1], '2,3': ['raider-white', second] } as const;
      const t = owning('s3-chain-reactor', side, { gem: 'overheat', grid }).play(
        'draw',
        'activate red',
        'move 3',
        'fire',
      );
      return [t.pilot().credits, t.pilot().heat];
    };
    expect([shot(1), shot(2)]).toEqual([
      [4, 4],
      [0, 6],
    ]);
  });

  test('Purge Valve: at a Cooldown the Overheat gems of the board may go to the supply', () => {
    const side: Side = { bag: { red: 1 }, exchanged: { overheat: 2, blue: 1 }, weapons: { red: { overheat: 1 } } };
    const t = owning('s3-purge-valve', side);
    const { 4: supply } = t.s.supply;
    t.play('cooldown', 'purge true');
    expect([t.bag(), t.s.supply[4]]).toEqual(['1 red, 1 blue', supply + 3]);
    expect(t.systems).toEqual(['s3-purge-valve purge 3']);
    expect(owning('s3-purge-valve', side).play('cooldown', 'purge false').bag()).toBe('1 red, 1 blue, 3 overheat');
    expect(owning('s3-purge-valve', { bag: { red: 1 } }).play('cooldown').actor).toBe(1);
    expect(gems(t.pilot().exchanged)).toBe('');
  });

  test('Wingman Link: +2 Power from a space that another Starfighter shares', () => {
    const left = (rival: number) =>
      owning('s3-wingman-link', {}, { gem: 'red', grid: { '1,1': 'dreadnought-teal' }, pilots: [{}, { space: rival }] })
        .play('draw', 'activate red', 'move 1', 'fire')
        .at(1, 1)?.[1];
    expect([left(1), left(2)]).toEqual([8, 10]);
  });

  test('Victory Roll: Gather pays 3 more in a turn in which an Invader was destroyed', () => {
    const credits = (remaining: number) =>
      owning('s3-victory-roll', { victory: 10 }, { gem: 'red', grid: { '1,1': ['stinger-teal', remaining] } })
        .play('draw', 'activate red', 'move 1', 'fire')
        .pilot().credits;
    expect([credits(1), credits(2)]).toEqual([3, 0]);
  });

  test('every System has a test above', () => {
    expect([...played].sort()).toEqual(cards.flatMap((face) => (face.ongoing ? [face.id] : [])).sort());
  });
});

describe('heat costs on a condition', () => {
  const set: CardSet = {
    ...OWN_SET,
    name: 'conditional',
    tables: {
      ...OWN_SET.tables,
      systems: OWN_SET.tables.systems.map((row) =>
        row.id === 's3-overdrive-governor' || row.id === 's2-insulated-conduits'
          ? { ...row, when: { is: 'heatAtLeast', n: 3 }, effects: [{ do: 'heatCost', n: 0 }] }
          : row,
      ),
    },
  };
  const placed = (heat: number, use: string, system: string) => {
    const t = playing({ gem: 'overheat', options: { cards: set }, pilots: [{ heat, systems: [system] }] });
    t.play('draw', use);
    return [t.pilot().heat, t.systems];
  };

  test('SCRAMBLE-RULING-14: the condition is tested once, before the gem is placed and heat rises', () => {
    expect(placed(0, 'activate red', 's3-overdrive-governor')).toEqual([3, []]);
    expect(placed(3, 'activate red', 's3-overdrive-governor')).toEqual([3, ['s3-overdrive-governor heatCost 3']]);
    expect(placed(2, 'exchange', 's2-insulated-conduits')).toEqual([4, []]);
    expect(placed(3, 'exchange', 's2-insulated-conduits')).toEqual([3, ['s2-insulated-conduits heatCost 2']]);
  });

  test('SCRAMBLE-RULING-15: what the condition leaves is held against the limit', () => {
    expect(placed(7, 'activate red', 's3-overdrive-governor')).toEqual([7, ['s3-overdrive-governor heatCost 3']]);
  });

  test('SCRAMBLE-RULING-78: of several Systems the lowest cost counts, and that one says what it saved', () => {
    const two: CardSet = {
      ...set,
      tables: {
        ...set.tables,
        systems: OWN_SET.tables.systems.map((row) =>
          row.id === 's1-salvage-drone'
            ? { ...row, trigger: 'activateHeat', effects: [{ do: 'heatCost', n: 1 }] }
            : row,
        ),
      },
    };
    const systems = ['s3-overdrive-governor', 's1-salvage-drone'];
    const t = playing({ gem: 'overheat', options: { cards: two }, pilots: [{ systems }] });
    t.play('draw', 'activate red');
    expect([t.pilot().heat, t.systems]).toEqual([1, ['s1-salvage-drone heatCost 2']]);
  });
});
