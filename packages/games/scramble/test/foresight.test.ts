import { describe, expect, test } from 'vitest';
import {
  comingEvents,
  consequence,
  firesThisRound,
  fleetIsGone,
  forced,
  game,
  heatOf,
  inFire,
  inFront,
  meltdownFrom,
  nextWave,
  overheatChance,
  reachedBothWays,
  sorties,
  threats,
  weaponWith,
} from '../src/index.ts';
import { type Position, scenario } from '../src/scenario.ts';

/** A position, after some decisions of the pilot whose turn it is. */
function seen(position: Position, ...actions: Parameters<typeof game.apply>[2][]) {
  const s = scenario(position);
  for (const action of actions) game.apply(s, 0, action, () => {});
  return game.view(s, 0);
}

describe('a draw', () => {
  test('its chance is the share of Overheat gems in the bag', () => {
    expect(overheatChance(seen({}), 0)).toBe(8 / 20);
    expect(overheatChance(seen({ pilots: [{ bag: {} }] }), 0)).toBe(0);
  });

  test('Meltdown begins at 6, at 7 with Insulated Conduits, and at 6 with Overdrive Governor alone', () => {
    expect(meltdownFrom(seen({}), 0)).toBe(6);
    expect(meltdownFrom(seen({ pilots: [{ systems: ['s2-insulated-conduits'] }] }), 0)).toBe(7);
    expect(meltdownFrom(seen({ pilots: [{ systems: ['s3-overdrive-governor'] }] }), 0)).toBe(6);
  });

  test('each use of the gem has its cost, and one that would reach Meltdown says so', () => {
    const view = seen({ gem: 'overheat', pilots: [{ heat: 5 }] }, { type: 'draw' });
    expect(heatOf(view, 0, 'activate')).toEqual({ heat: 3, melts: true });
    expect(heatOf(view, 0, 'exchange')).toEqual({ heat: 2, melts: false });
    expect(forced(view, 0)).toEqual({ type: 'exchange' });
  });

  test('an empty bag leaves a cooldown only; a full one is never drawn from by itself', () => {
    expect(forced(seen({ pilots: [{ bag: {} }] }), 0)).toEqual({ type: 'cooldown' });
    expect(forced(seen({}), 0)).toBeUndefined();
  });
});

describe('a sortie', () => {
  const position: Position = {
    gem: 'yellow',
    pilots: [{ space: 2, weapons: { yellow: { cards: ['y1-split-muzzle'] } } }, { space: 5 }],
    grid: { '2,3': ['stinger-teal', 1, 1], '2,4': 'carapace-white', '1,6': 'raider-purple' },
  };

  test('is foreseen from the weapon on: every space with its steps, and the shot from there', () => {
    const found = sorties(seen(position, { type: 'draw' }), 0, 'yellow');
    expect(found.map(({ to, jump, steps }) => [to, jump, steps])).toEqual([
      [0, false, 2],
      [1, false, 1],
      [2, false, 0],
      [3, false, 1],
      [4, false, 2],
    ]);
    const shot = found.find(({ to }) => to === 3);
    expect(shot?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['fire', 'destroy', 'assist', 'damage', 'assistToken', 'scavenge']),
    );
    expect(shot).toMatchObject({ fires: true, credits: 1, heat: 0, invaders: 3 });
    expect(found.find(({ to }) => to === 0)).toMatchObject({ fires: false, invaders: 2 });
  });

  test('is the same once the weapon is activated, and nothing for a weapon that the gem does not fit', () => {
    const drawn = seen(position, { type: 'draw' });
    const activated = seen(position, { type: 'draw' }, { type: 'activate', weapon: 'yellow' });
    expect(sorties(activated, 0)).toEqual(sorties(drawn, 0, 'yellow'));
    expect(sorties(drawn, 0, 'red')).toEqual([]);
  });

  test('goes through the Wormholes, and only Wormhole Sling makes both ways worth a choice', () => {
    const ring: Position = { gem: 'green', pilots: [{ space: 0 }, { space: 5 }] };
    const acts = [{ type: 'draw' }, { type: 'activate', weapon: 'green' }] as const;
    expect(sorties(seen(ring, ...acts), 0).filter(({ jump }) => jump)).toMatchObject([
      { to: 5, steps: 3 },
      { to: 6, steps: 2 },
      { to: 7, steps: 1 },
    ]);
    expect(reachedBothWays(seen(ring, ...acts), 0)).toEqual([]);
    const fast = ['g1-side-thrusters', 'g1-slipstream'];
    const sling: Position = {
      gem: 'green',
      pilots: [{ space: 0, systems: ['s1-wormhole-sling'], weapons: { green: { cards: fast } } }, { space: 5 }],
    };
    expect(reachedBothWays(seen(sling, ...acts), 0).length).toBeGreaterThan(0);
  });

  test('tells the meters before the turn gathers, although nothing is left to decide', () => {
    const view = seen({ gem: 'blue', pilots: [{ credits: 1 }] }, { type: 'draw' });
    expect(consequence(view, 0, { type: 'exchange' })).toMatchObject({ credits: 4, heat: 0, invaders: 2 });
    expect(consequence(view, 0, { type: 'fire' })).toBeUndefined();
  });
});

describe('the rounds to come', () => {
  const view = seen({
    pilots: [{ space: 1 }, { space: 2 }],
    grid: { '1,1': 'raider-orange', '2,3': 'stinger-orange', '2,4': 'carapace-teal' },
    track: {
      7: ['y1-magnet-scoop', 'event-fire-1'],
      5: ['r1-rifled-barrel', 'event-move-1a'],
      3: ['b1-focus-ring', 'event-move-1b'],
    },
  });

  test('events are told with the rounds until they strike, the next first', () => {
    expect(comingEvents(view)).toEqual([
      { slot: 7, kind: 'fire', rounds: 1 },
      { slot: 5, kind: 'move', rounds: 3 },
      { slot: 3, kind: 'move', rounds: 5 },
    ]);
    expect(firesThisRound(view)).toBe(true);
  });

  test('columns with an Invader are hit, Wormholes and empty columns are not', () => {
    expect(inFire(view)).toEqual([false, true, false, true, true, false, false, false]);
    expect(inFront(view, 3)).toEqual({ row: 2, column: 3 });
    expect(inFront(view, 0)).toBeUndefined();
  });

  test('own-colour Invaders attack with the Aliens Move! that takes their row away', () => {
    expect(threats(view, 0)).toEqual([
      { row: 1, column: 1, rounds: 3 },
      { row: 2, column: 3, rounds: 5 },
    ]);
    expect(threats(view, 1)).toEqual([]);
  });

  test('the next wave is the lowest level left; without any the fleet is gone', () => {
    expect(nextWave(seen({}))?.level).toBe(2);
    expect(fleetIsGone(seen({}))).toBe(false);
    expect(fleetIsGone(seen({ piles: [[], [], []] }))).toBe(true);
  });

  test('a Weapon card adds to its weapon, a System to none', () => {
    const bought = weaponWith(view, 0, 'b1-chilled-optics');
    expect(bought).toMatchObject({ weapon: 'blue', before: { power: 1, vent: 1 }, after: { power: 2, vent: 2 } });
    expect(weaponWith(view, 0, 's1-trade-beacon')).toBeUndefined();
  });
});
