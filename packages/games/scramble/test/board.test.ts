import { legal, play } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cellAt, targetOf } from '../src/grid.ts';
import { contentOf, ENERGIES, GEMS, game, MAX_CREDITS, OWN_SET } from '../src/index.ts';
import { fresh, playing } from './playing.ts';

const { cards } = contentOf({ cards: null });

describe('components and board', () => {
  test('SCRAMBLE-BOARD-1: three rows of Invader spaces stand over the columns of the Player Row', () => {
    expect(fresh(2).s.grid).toHaveLength(3 * 6);
    const t = playing({ pilots: [{ space: 4 }], grid: { '3,4': 'stinger-teal' } });
    expect(targetOf(t.s, 4)).toBe(cellAt(t.s, 3, 4));
  });

  test('SCRAMBLE-BOARD-2: an Invader space holds one Invader at most', () => {
    const t = playing({
      active: 1,
      grid: { '2,1': 'stinger-teal', '3,1': 'raider-teal' },
      track: { 7: ['', 'event-move-1a'] },
    }).play('cooldown');
    expect([t.at(1, 1), t.at(2, 1)]).toEqual([
      ['stinger-teal', 2],
      ['raider-teal', 5],
    ]);
    expect(t.at(3, 1)).not.toBeNull();
  });

  test('SCRAMBLE-BOARD-3: in one column, the Invader farther away is behind the other and is not the target', () => {
    const grid = { '2,1': 'stinger-teal', '3,1': 'raider-teal' };
    const t = playing({ gem: 'red', grid }).play('draw', 'activate red', 'move 1', 'fire');
    expect([t.at(2, 1), t.at(3, 1)]).toEqual([
      ['stinger-teal', 1],
      ['raider-teal', 5],
    ]);
  });

  test('SCRAMBLE-BOARD-4: each Starfighter is on one space of the Player Row at all times', () => {
    const t = fresh(3);
    t.play('placeStarfighter 2', 'placeStarfighter 5', 'placeStarfighter 0');
    expect(t.s.pilots.map((p) => p.space)).toEqual([2, 5, 0]);
    t.until(({ s }) => s.round > 3);
    for (const p of t.s.pilots) expect(p.space >= 0 && p.space <= 7).toBe(true);
  });

  test('SCRAMBLE-BOARD-5: any number of Starfighters may share an ordinary space', () => {
    const t = fresh(4);
    t.play('placeStarfighter 3', 'placeStarfighter 3', 'placeStarfighter 3', 'placeStarfighter 3');
    expect(t.s.pilots.map((p) => p.space)).toEqual([3, 3, 3, 3]);
  });

  test('SCRAMBLE-BOARD-6: each end of the Player Row is a Wormhole for one Starfighter', () => {
    const t = fresh(2);
    t.play('placeStarfighter 7');
    expect(t.why('placeStarfighter 7')).toBe('SCRAMBLE-RULING-6');
    expect(t.why('placeStarfighter 0')).toBeUndefined();
    expect(t.legal()).not.toContain('placeStarfighter 7');
  });

  test('SCRAMBLE-BOARD-7: the track has seven slots and slides one to the right each round', () => {
    const t = playing({ active: 1, track: { 1: 'r1-gun-camera', 3: 'b1-focus-ring' }, main: [] }).play('cooldown');
    expect(t.track).toHaveLength(7);
    expect([t.track[1], t.track[3]]).toEqual(['r1-gun-camera', 'b1-focus-ring']);
  });

  test('SCRAMBLE-BOARD-8: a destroyed Invader takes a slot of the Victory Track, which is full at ten', () => {
    const shot = (victory: number) =>
      playing({ active: 1, gem: 'red', pilots: [{}, { victory }], grid: { '1,1': ['stinger-teal', 1] } }).play(
        ...['draw', 'activate red', 'move 1', 'fire'],
      );
    expect(shot(2).pilot(1).victory).toHaveLength(3);
    expect(game.outcome(shot(8).s)).toBeUndefined();
    expect(game.outcome(shot(9).s)?.places).toEqual([2, 1]);
  });

  test('SCRAMBLE-BOARD-9: heat starts at Safe, goes up and down, and the end of the meter means trouble', () => {
    expect(fresh(2).pilot().heat).toBe(0);
    const t = playing({ gem: 'overheat', pilots: [{ heat: 1 }] }).play('draw', 'exchange');
    expect(t.pilot().heat).toBe(3);
    expect(
      playing({ pilots: [{ heat: 4 }] })
        .play('cooldown')
        .pilot().heat,
    ).toBe(0);
    const trouble = playing({ gem: 'overheat', pilots: [{ heat: 6 }] }).play('draw');
    expect(trouble.step).toBe('breakWeapon');
  });

  test('SCRAMBLE-BOARD-10: four coloured weapons with Move, Power and Special icons; cards of a colour are stacked there', () => {
    const t = playing({ gem: 'red', pilots: [{ credits: 9 }], track: { 1: 'b1-focus-ring', 2: 'r1-hair-trigger' } });
    for (const weapon of ENERGIES) {
      const icons = t.icons(weapon);
      expect(icons.move).toBeGreaterThan(0);
      expect(icons.power).toBeGreaterThan(0);
      expect(icons.boost + icons.vent + icons.scavenge + icons.convert).toBe(1);
    }
    t.play('draw', 'exchange', 'buy 1', 'buy 2');
    expect(t.view.pilots[0].weapons.map((w) => w.cards)).toEqual([['r1-hair-trigger'], ['b1-focus-ring'], [], []]);
  });

  test('SCRAMBLE-BOARD-11: three System slots, one card in each', () => {
    const systems = ['s1-salvage-drone', 's1-trade-beacon', 's2-heat-sink'];
    const t = playing({ gem: 'red', pilots: [{ credits: 9, systems }], track: { 1: 's1-firing-brace' } });
    t.play('draw', 'exchange', 'buy 1 discard 1');
    expect(t.view.pilots[0].systems).toEqual(['s1-salvage-drone', 's2-heat-sink', 's1-firing-brace']);
  });

  test('SCRAMBLE-BOARD-12: credits start at 0 and are never more than 12', () => {
    expect(fresh(2).pilot().credits).toBe(0);
    expect(
      playing({ gem: 'red', pilots: [{ credits: 10 }] })
        .play('draw', 'exchange')
        .pilot().credits,
    ).toBe(MAX_CREDITS);
  });

  test('SCRAMBLE-BOARD-13: a Weapon card has a price, one or two gems, a colour, and something to add', () => {
    const weapons = cards.filter((face) => face.weapon >= 0);
    expect(weapons).toHaveLength(72);
    for (const { cost, gems, weapon, icons } of weapons) {
      expect(cost).toBeGreaterThan(0);
      expect([1, 2]).toContain(gems.length);
      expect(ENERGIES[weapon]).toBeDefined();
      expect(Object.values(icons).some((n) => n > 0)).toBe(true);
    }
  });

  test('SCRAMBLE-BOARD-14: a System card has a price and an ongoing effect for its owner’s turn', () => {
    const systems = cards.filter((face) => face.ongoing);
    expect(systems).toHaveLength(18);
    for (const { cost, gems, ongoing } of systems) {
      expect(cost).toBeGreaterThan(0);
      expect(gems).toEqual([]);
      expect(ongoing?.effects.length).toBeGreaterThan(0);
    }
    // Salvage Drone of the other pilot is silent in this turn.
    const t = playing({
      gem: 'red',
      pilots: [{}, { systems: ['s1-salvage-drone'] }],
      grid: { '1,1': ['stinger-teal', 1] },
    });
    t.play('draw', 'activate red', 'move 1', 'fire');
    expect(t.pilot(1).credits).toBe(0);
  });

  test('SCRAMBLE-BOARD-15: Energy gems in four colours, and Overheat gems that activate any weapon for heat', () => {
    expect(GEMS).toEqual([...ENERGIES, 'overheat']);
    const t = playing({ gem: 'overheat' }).play('draw');
    expect(t.legal()).toEqual(['activate red', 'activate blue', 'activate yellow', 'activate green', 'exchange']);
    t.play('activate green');
    expect(t.pilot().heat).toBe(3);
  });

  test('the kernel’s `legal` and `play` agree with the table', () => {
    const t = playing({ gem: 'red' });
    expect(legal(game, t.s, 0).map((a) => a.type)).toEqual(['draw', 'cooldown']);
    expect(play(game, t.s, 1, { type: 'draw' })).toEqual({ violation: { rule: 'SCRAMBLE-ROUND-1' } });
    expect(OWN_SET.game).toBe(game.id);
  });
});
