import { describe, expect, test } from 'vitest';
import { SET } from '../src/index.ts';
import { at } from './playing.ts';

describe('Systems', () => {
  test('SETTLERS-SYS-1: each World belongs to one System', () => {
    const systems = SET.tables.systems.map(({ id }) => id);
    for (const { system } of SET.tables.worlds) expect(systems).toContain(system);
  });

  test('SETTLERS-SYS-2: owning every World of a System completes it', () => {
    const t = at({ owns: ['emberfall kiln'], roll: 'E 1', target: 'vandelay c0' });
    expect(t.completed(0)).toEqual([]);
    t.play('fill vandelay c1');
    expect(t.completed(0)).toEqual([{ system: 'cinder', score: 8, worlds: ['emberfall', 'kiln', 'vandelay'] }]);
    expect(t.happened('complete')).toHaveLength(1);
  });

  test('SETTLERS-SYS-3: a completed System is locked', () => {
    const roll = 'W W E A 1 2 3';
    expect(at({ owns: ['', 'luna-i luna-ii'], roll }).why('fill luna-i wd')).toBe('SETTLERS-SYS-3');
    expect(at({ owns: ['', 'luna-i'], roll }).why('fill luna-i wd')).toBeUndefined();
  });

  test('SETTLERS-SYS-4: it counts its score instead of the points of its Worlds', () => {
    expect(at({ owns: ['luna-ii'] }).points()).toEqual([2, 0]);
    expect(at({ owns: ['luna-ii luna-i'] }).points()).toEqual([4, 0]);
    expect(at({ owns: ['port-halcyon verdance quillon'] }).points()).toEqual([6, 0]);
    expect(at({ owns: ['port-halcyon verdance quillon tindertop'] }).points()).toEqual([10, 0]);
  });

  test('SETTLERS-RULING-33: the System with one World is completed and locked at once', () => {
    const t = at({ roll: '3 1', target: 'solace c0 c1', display: 'solar-array#1' }).play('fill solace c2');
    expect(t.completed(0).map(({ system }) => system)).toEqual(['threshold']);
    const attacker = at({ owns: ['', 'solace'], roll: 'A A W E 1 2 3' });
    expect(attacker.why('fill solace c0')).toBe('SETTLERS-SYS-3');
  });

  test('SETTLERS-RULING-35: a World won by attack can complete a System', () => {
    const t = at({ owns: ['luna-ii', 'luna-i'], roll: 'A 1', target: 'luna-i c0 c1' }).play('fill luna-i wd');
    expect(t.completed(0).map(({ system }) => system)).toEqual(['selene']);
    expect(t.points()).toEqual([4, 0]);
  });
});

describe('attack and defence', () => {
  test('SETTLERS-ATK-1: any face-up World in front of an opponent may be aimed at', () => {
    const t = at({ seats: 3, owns: ['', 'luna-i', 'kiln'], roll: 'A W E 1 2 3 3' });
    expect(t.legal('fill')).toEqual(expect.arrayContaining(['fill luna-i c1', 'fill kiln c0']));
    t.play('fill kiln c0');
    expect(t.happened('target')).toEqual([
      { type: 'target', seat: 0, owner: 2, card: 'kiln', name: { en: 'Kiln', fr: 'Kiln' } },
    ]);
  });

  test('SETTLERS-ATK-2: it takes all Resource Packs, the Defence Pack, and that of the owner’s Defence Upgrade', () => {
    expect(at({ owns: ['', 'vandelay diplomacy#1'] }).required('vandelay')).toEqual([
      'c0',
      'c1',
      'wd',
      'du:diplomacy#1',
    ]);
    const t = at({ owns: ['', 'vandelay diplomacy#1'], roll: 'E 1', target: 'vandelay c0 wd du:diplomacy#1' });
    expect(t.play('fill vandelay c1').owned(0)).toEqual(['vandelay']);
    for (const open of ['wd', 'du:diplomacy#1']) {
      const filled = ['wd', 'du:diplomacy#1'].filter((key) => key !== open).join(' ');
      const missing = at({ owns: ['', 'vandelay diplomacy#1'], roll: 'E 1', target: `vandelay c0 ${filled}` });
      expect(missing.play('fill vandelay c1').owned(0)).toEqual([]);
    }
  });

  test('SETTLERS-ATK-3: these packs may be filled in any order', () => {
    const t = at({ owns: ['', 'vandelay diplomacy#1'], roll: 'A W W E 1 2 3' });
    expect(t.legal('fill vandelay')).toEqual([
      'fill vandelay c0',
      'fill vandelay c1',
      'fill vandelay wd',
      'fill vandelay du:diplomacy#1',
    ]);
  });

  test('SETTLERS-ATK-4: Defence Packs need not be filled for a World from the centre', () => {
    const t = at({ owns: ['', 'diplomacy#1'], roll: 'A W W E 1 2 3' });
    expect(t.required('vandelay')).toEqual(['c0', 'c1']);
    expect(t.why('fill vandelay wd')).toBe('SETTLERS-ATK-4');
  });

  test('SETTLERS-ATK-5: after a successful attack the World lies in front of the attacker', () => {
    const t = at({ owns: ['', 'luna-i'], roll: 'A 1', target: 'luna-i c0 c1' }).play('fill luna-i wd');
    expect([t.owned(0), t.owned(1)]).toEqual([['luna-i'], []]);
    expect(t.happened('claim')).toMatchObject([{ seat: 0, from: 1, card: 'luna-i' }]);
  });

  test('SETTLERS-ATK-6: the defender’s Defence Upgrade is destroyed', () => {
    const owns = ['planetary-shield#1', 'luna-i home-fleet#1 moon-base#1'];
    const t = at({ owns, roll: 'A 1', target: 'luna-i c0 c1 wd' }).play('fill luna-i du:home-fleet#1');
    expect(t.view.discards).toEqual(['home-fleet#1']);
    expect([t.owned(0), t.owned(1)]).toEqual([['luna-i', 'planetary-shield#1'], ['moon-base#1']]);
  });

  test('SETTLERS-ATK-7: only Worlds can be attacked', () => {
    const t = at({ owns: ['', 'corruption#1 water-depot#1 diplomacy#1'], roll: 'A E 3 2 1 W W' });
    for (const uid of ['corruption#1', 'water-depot#1', 'diplomacy#1'])
      expect(t.why(`fill ${uid} c0`)).toBe('SETTLERS-ATK-7');
  });

  test('SETTLERS-RULING-32: a successful attack counts as the World of the turn but does not end it', () => {
    const t = at({ owns: ['', 'luna-i'], roll: 'A 1 1', target: 'luna-i c0 c1' }).play('fill luna-i wd');
    expect([t.s.active, t.phase, t.s.turn.worldClaimed, t.pool]).toEqual([0, 'ready', true, 2]);
  });

  test('SETTLERS-RULING-36: every World but Solace has the Defence Pack A', () => {
    for (const { id, defence } of SET.tables.worlds) expect(defence).toEqual(id === 'solace' ? [] : ['A']);
  });

  test('SETTLERS-RULING-37: an own World cannot be aimed at', () => {
    expect(at({ owns: ['kiln'], roll: 'A W 1' }).why('fill kiln c0')).toBe('SETTLERS-RULING-37');
  });

  test('SETTLERS-RULING-38: a Defence Upgrade protects all face-up Worlds of its owner', () => {
    const t = at({ seats: 3, owns: ['', 'kiln luna-i home-fleet#1', 'tamago'] });
    for (const id of ['kiln', 'luna-i']) expect(t.required(id)).toContain('du:home-fleet#1');
    expect(t.required('tamago')).toEqual(['c0', 'c1', 'c2', 'wd']);
  });

  test('SETTLERS-RULING-39: the list of packs is fixed by the first fill', () => {
    const owns = ['', 'luna-i home-fleet#1'];
    const t = at({ options: { weakDefences: true }, owns, roll: 'A A E E 1' }).play('fill luna-i du:home-fleet#1');
    expect(t.target?.packs.map(({ pack, filled }) => [pack, filled])).toEqual([
      ['c0', false],
      ['c1', false],
      ['wd', false],
      ['du:home-fleet#1', true],
    ]);
    expect(t.required('luna-i')).toEqual(['c0', 'c1', 'wd']);
  });

  test('SETTLERS-RULING-40: no Resource Upgrade with an attack as target, and no attack on a boosted roll', () => {
    const owns = ['solar-array#1', 'luna-i'];
    const attack = at({ owns, roll: 'E 1', target: 'luna-i c1' });
    expect(attack.why('useResource solar-array#1 pop1 energy')).toBe('SETTLERS-RES-3');
    const before = at({ owns, roll: 'A 1 2' }).play('useResource solar-array#1 pop1 energy');
    expect(before.why('fill luna-i c1')).toBe('SETTLERS-RULING-40');
    expect(before.legal('fill luna-i ')).toEqual([]);
    before.play('reroll', '→ A 2');
    expect(before.why('fill luna-i c1')).toBeUndefined();
  });

  test('SETTLERS-RULING-41: after a successful attack Resource Upgrades may be used on the leftover dice', () => {
    const owns = ['solar-array#1', 'luna-i'];
    const t = at({ owns, roll: 'A 1 1', target: 'luna-i c0 c1' }).play('fill luna-i wd', 'roll', '→ 1 1');
    expect(t.why('useResource solar-array#1 pop1 energy')).toBeUndefined();
  });

  test('SETTLERS-RULING-42: a failed attack moves nothing', () => {
    const owns = ['', 'luna-i home-fleet#1'];
    const t = at({ owns, roll: 'A 1' }).play('fill luna-i du:home-fleet#1', 'endTurn');
    expect([t.owned(1), t.view.discards]).toEqual([['luna-i', 'home-fleet#1'], []]);
  });

  test('SETTLERS-RULING-43: an attack that needs more than 7 dice may be started; the minimum is shown', () => {
    const owns = ['', 'kiln diplomacy#1 home-fleet#1 planetary-shield#1'];
    const t = at({ options: { weakDefences: true }, owns, roll: 'A A W 1 2 3 3' }).play('fill kiln c0');
    expect(t.target?.leastDice).toBe(8);
    const costs = SET.tables.worlds.map(({ id }) => {
      const attacked = at({ owns: ['', `${id} diplomacy#1`], roll: 'A A W W E E 3' });
      const first = attacked.legal(`fill ${id}`)[0];
      return first ? attacked.play(first).target?.leastDice : 0;
    });
    expect(Math.max(...costs.map((n) => n ?? 0))).toBeLessThanOrEqual(6);
  });
});
