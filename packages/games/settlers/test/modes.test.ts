import { keyFromSeed, legal, pick, readOptions, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, MODES, type Options, SET } from '../src/index.ts';
import { at } from './playing.ts';

const CARD = {
  version: 1,
  name: 'Minefield',
  emblem: 2,
  type: 'defence',
  cost: ['P4/2'],
  effect: { kind: 'defend', pack: 'W' },
} as const;

describe('modes', () => {
  test('SETTLERS-MODE-1: any modes can be combined, and a match of each combination reaches its end', () => {
    expect(MODES.every((mode) => game.defaults[mode] === false)).toBe(true);
    for (let bits = 0; bits < 32; bits++) {
      const modes = Object.fromEntries(MODES.map((mode, i) => [mode, (bits & (1 << i)) > 0]));
      const options = readOptions(game, 2 + (bits % 5), { ...modes, stallRounds: 6 });
      if ('problems' in options) throw new Error('refused');
      const s = game.setup(2 + (bits % 5), options.value, keyFromSeed(`modes ${bits}`));
      const rng = rngOf(keyFromSeed(`players ${bits}`));
      while (s.stack.length > 0) game.apply(s, s.active, pick(rng, legal(game, s, s.active)), () => {});
      expect(game.outcome(s)?.places).toContain(1);
    }
  });

  test('SETTLERS-MODE-2: the players decide which Upgrades are allowed', () => {
    const t = at({ seats: 3, options: { excludedUpgrades: ['matter-forge', 'corruption'] } });
    expect(t.view.removed).toEqual(['matter-forge#1', 'matter-forge#2', 'corruption#1']);
    expect(t.view.pileSize).toBe(13);
  });

  test('SETTLERS-MODE-3: Peaceful: no card can be taken from another player', () => {
    const t = at({ options: { peaceful: true }, owns: ['', 'luna-i'], roll: 'A E E 1 2 3 3' });
    expect(t.why('fill luna-i c1')).toBe('SETTLERS-MODE-3');
    expect(t.legal('fill luna-i ')).toEqual([]);
  });

  test('SETTLERS-MODE-4: Peaceful: all Defence Upgrades are out', () => {
    for (const seats of [2, 4])
      expect(at({ seats, options: { peaceful: true } }).view.removed).toEqual(
        expect.arrayContaining(['diplomacy#1', 'planetary-shield#1', 'home-fleet#1']),
      );
  });

  const weak = { weakDefences: true };

  test('SETTLERS-MODE-5: Weak Defences: a Defence Upgrade is destroyed when its pack is filled', () => {
    const t = at({ options: weak, owns: ['', 'luna-i home-fleet#1'], roll: 'A 1' });
    t.play('fill luna-i du:home-fleet#1');
    expect(t.view.discards).toEqual(['home-fleet#1']);
    t.play('endTurn');
    expect(t.owned(1)).toEqual(['luna-i']);
  });

  test('SETTLERS-MODE-6: Weak Defences: several Defence Upgrades may be kept', () => {
    const position = { roll: 'A 1', target: 'home-fleet#1 c1', display: 'home-fleet#1', owns: ['diplomacy#1'] };
    const t = at({ ...position, options: weak }).play('fill home-fleet#1 c0');
    expect([t.phase, t.owned(0)]).toEqual(['ready', ['diplomacy#1', 'home-fleet#1']]);
  });

  test('SETTLERS-MODE-7: Classic: no Upgrade Cards', () => {
    const { view } = at({ options: { classic: true } });
    expect([view.display, view.pileSize, view.removed.length]).toEqual([new Array(5).fill(null), 0, 21]);
  });

  test('SETTLERS-MODE-8: Hard: the Defence Pack is needed from the table too', () => {
    const t = at({ options: { hard: true }, roll: 'E 1 1', target: 'vandelay c0' }).play('fill vandelay c1');
    expect(t.owned(0)).toEqual([]);
    t.play('roll', '→ A 1', 'fill vandelay wd');
    expect(t.owned(0)).toEqual(['vandelay']);
  });

  const more = { additionalSettlements: true };

  test('SETTLERS-MODE-9: Additional Settlements: all Settlements lie open from the start', () => {
    const { view } = at({ options: more });
    expect(view.settlementRow).toEqual([
      'ring-world#1',
      'sky-harbour#1',
      'ocean-habitat#1',
      'moon-base#1',
      'asteroid-mine#1',
      'garden-ship#1',
    ]);
    expect(at({ options: more, roll: 'W E A 1 2' }).legal('fill moon-base')).toHaveLength(2);
  });

  test('SETTLERS-MODE-10: Additional Settlements: the match ends when they are claimed as well', () => {
    const world = { options: more, centre: 'tindertop', roll: 'A 1', target: 'tindertop c0 c1' };
    expect(at({ ...world, row: 'moon-base#1' }).play('fill tindertop c2').phase).toBe('ready');
    expect(at({ ...world, row: '' }).play('fill tindertop c2').phase).toBe('over');
    const row = { options: more, row: 'garden-ship#1', roll: '3 2 1' };
    expect(at({ ...row, centre: 'kiln' }).play('fill garden-ship#1 c0').phase).toBe('ready');
    expect(at({ ...row, centre: '' }).play('fill garden-ship#1 c0').phase).toBe('over');
  });

  test('SETTLERS-MODE-11: the blank card adds one more Upgrade', () => {
    const t = at({ seats: 3, options: { custom: CARD } });
    expect(t.view.pileSize + 5).toBe(22);
    expect(at({ options: { custom: CARD }, display: 'custom-upgrade#1' }).view.display[0]).toBe('custom-upgrade#1');
  });

  test('SETTLERS-RULING-68: Corruption is out in Peaceful', () => {
    expect(at({ seats: 3, options: { peaceful: true } }).view.removed).toContain('corruption#1');
  });

  test('SETTLERS-RULING-69: Peaceful or Classic with Weak Defences plays like without it', () => {
    for (const mode of [{ peaceful: true }, { classic: true }]) {
      const [with_, without] = [true, false].map((weakDefences) => at({ options: { ...mode, weakDefences } }).view);
      expect({ ...with_, options: 0 }).toEqual({ ...without, options: 0 });
    }
  });

  test('SETTLERS-RULING-70: Classic with Additional Settlements keeps the Settlements in their row', () => {
    const t = at({ options: { classic: true, ...more }, roll: '3 2 1' });
    expect([t.view.settlementRow.length, t.view.pileSize, t.view.removed.length]).toEqual([6, 0, 15]);
    t.play('fill garden-ship#1 c0');
    expect(t.s.turn.upgradeClaimed).toBe(true);
  });

  test('SETTLERS-RULING-71: Hard: claiming from the table is no attack, and the pack is not doubled in one', () => {
    const hard = { hard: true };
    const t = at({ options: hard, owns: ['battle-station#1', 'kiln'], roll: '1 1', target: 'vandelay c0 c1' });
    t.play('useResource battle-station#1 pop1 army', 'fill vandelay wd');
    expect(t.owned(0)).toEqual(['vandelay']);
    expect(t.required('kiln')).toEqual(['c0', 'c1', 'c2', 'c3', 'wd']);
    expect(t.required('solace')).toEqual(['c0', 'c1', 'c2']);
  });

  test('SETTLERS-RULING-72: Hard: a Defence Upgrade costs only its cost', () => {
    expect(at({ options: { hard: true } }).required('diplomacy#1')).toEqual(['c0']);
  });

  test('SETTLERS-RULING-73: Weak Defences: the pack of a destroyed Defence Upgrade counts as filled', () => {
    const owns = ['', 'luna-i home-fleet#1'];
    const t = at({ options: weak, owns, roll: 'A 1', target: 'luna-i c0 c1 wd' });
    t.play('fill luna-i du:home-fleet#1');
    expect([t.owned(0), t.view.discards]).toEqual([['luna-i'], ['home-fleet#1']]);
    expect(t.happened('destroy')).toHaveLength(1);
  });

  test('SETTLERS-RULING-74: Weak Defences: an attack needs the packs of all Defence Upgrades', () => {
    const t = at({ options: weak, owns: ['', 'luna-i home-fleet#1 diplomacy#1'] });
    expect(t.required('luna-i')).toEqual(['c0', 'c1', 'wd', 'du:diplomacy#1', 'du:home-fleet#1']);
  });

  test('SETTLERS-RULING-75: Weak Defences: one may attack only to destroy', () => {
    const t = at({ options: weak, owns: ['', 'luna-i diplomacy#1'], roll: '3' });
    t.play('fill luna-i du:diplomacy#1');
    expect([t.s.active, t.owned(1), t.view.discards]).toEqual([1, ['luna-i'], ['diplomacy#1']]);
  });

  test('SETTLERS-RULING-76: Settlements in the row are Upgrades: one a turn, no attack, nothing revealed', () => {
    const t = at({ options: more, roll: '3 2 1 W E' });
    const { display, pileSize } = t.view;
    t.play('fill garden-ship#1 c0');
    expect([t.view.display, t.view.pileSize]).toEqual([display, pileSize]);
    t.play('roll', '→ W E 1');
    expect(t.why('fill moon-base#1 c0')).toBe('SETTLERS-TURN-16');
    t.play('endTurn', 'roll', '→ 3 2 1 W E A 1');
    expect(t.why('fill garden-ship#1 c0')).toBe('SETTLERS-SETL-2');
  });

  test('SETTLERS-RULING-77: with an empty centre play goes on with Upgrades, Settlements and attacks', () => {
    const position = {
      options: more,
      centre: '',
      owns: ['', 'luna-i'],
      row: 'moon-base#1',
      display: 'battle-station#1',
    };
    const t = at({ ...position, roll: 'W E A 3 2 1 1' });
    t.s.worlds.fill(0);
    t.s.worlds[12] = 1;
    const targets = new Set(t.legal('fill').map((move) => move.split(' ')[1]));
    expect(targets).toEqual(new Set(['luna-i', 'moon-base#1', 'battle-station#1']));
    t.play('fill battle-station#1 c0');
    expect(t.phase).toBe('ready');
  });

  test('SETTLERS-RULING-78: exclusion is by id; without Settlements the last World ends the match', () => {
    const known = SET.tables.upgrades.map(({ id }) => id);
    expect(readOptions(game, 2, { excludedUpgrades: ['kiln'] })).toHaveProperty('problems');
    expect(readOptions(game, 2, { excludedUpgrades: ['corruption', 'corruption'] })).toHaveProperty('problems');
    expect(readOptions(game, 2, { excludedUpgrades: known })).not.toHaveProperty('problems');
    const all: Partial<Options> = { excludedUpgrades: known };
    const { view } = at({ options: all });
    expect([view.display, view.pileSize]).toEqual([new Array(5).fill(null), 0]);
    const settlements = ['ring-world', 'sky-harbour', 'ocean-habitat', 'moon-base', 'asteroid-mine', 'garden-ship'];
    const t = at({
      options: { ...more, excludedUpgrades: settlements },
      centre: 'tindertop',
      roll: 'A 1',
      target: 'tindertop c0 c1',
    });
    expect(t.view.settlementRow).toEqual([]);
    expect(t.play('fill tindertop c2').phase).toBe('over');
  });
});
