import { defaultAction } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, game, ZONES } from '../src/index.ts';
import { act, at } from './playing.ts';

describe('Upgrades', () => {
  test('SETTLERS-UPG-1: an Upgrade is claimed by filling all its Resource Packs', () => {
    const t = at({ roll: 'W E 1 1 1 1 1', display: 'moon-base#1' }).play('fill moon-base#1 c0', 'roll');
    expect(t.owned(0)).toEqual([]);
    t.play('→ E 1 1 1 1 1', 'fill moon-base#1 c1');
    expect(t.owned(0)).toEqual(['moon-base#1']);
  });

  test('SETTLERS-UPG-2: the display holds 5; when one is taken another is revealed at once', () => {
    const display = 'garden-ship#1 water-depot#1 solar-array#1 moon-base#1 corruption#1';
    const t = at({ roll: '3 2 1 1', display, pile: 'ring-world#1 sky-harbour#1' }).play('fill garden-ship#1 c0');
    expect(t.view.display).toEqual(['ring-world#1', 'water-depot#1', 'solar-array#1', 'moon-base#1', 'corruption#1']);
    expect(t.happened('reveal')).toMatchObject([{ card: 'ring-world#1', position: 0, reveals: true }]);
    expect([t.view.pileSize, t.s.active]).toEqual([1, 0]);
  });

  test('SETTLERS-UPG-3: an empty pile is made again from the discards', () => {
    const orders = Array.from({ length: 30 }, (_, i) => {
      const position = { roll: '3 2 1 1', display: 'garden-ship#1', pile: '', discards: 'diplomacy#1 corruption#1' };
      return at({ ...position, seed: `${i}` }).play('fill garden-ship#1 c0').view.display[0];
    });
    expect(new Set(orders)).toEqual(new Set(['diplomacy#1', 'corruption#1']));
  });

  test('SETTLERS-UPG-4: a claimed Upgrade lies face up in front of its owner', () => {
    const t = at({ roll: '3 2 1 1', display: 'garden-ship#1' }).play('fill garden-ship#1 c0');
    for (const seat of [0, 1, null]) expect(game.view(t.s, seat).players[0].upgrades).toEqual(['garden-ship#1']);
  });

  test('SETTLERS-UPG-5: Resource and Defence Upgrades can leave their owner, Settlements and Specials stay', () => {
    const owns = ['', 'luna-i diplomacy#1 moon-base#1 galactic-network#1 water-depot#1'];
    const t = at({ owns, roll: 'A 1', target: 'luna-i c0 c1 du:diplomacy#1' }).play('fill luna-i wd');
    expect(t.owned(1)).toEqual(['water-depot#1', 'moon-base#1', 'galactic-network#1']);
    t.play('endTurn', 'roll', '→ 1 1 1 1 1 1 1', 'useResource water-depot#1 pop1 water');
    expect(t.owned(1)).toEqual(['moon-base#1', 'galactic-network#1']);
  });

  test('SETTLERS-RULING-50: the refill takes the lowest empty position, and runs again at the end of each turn', () => {
    const t = at({ roll: '1 1 1', display: 'garden-ship#1 moon-base#1', pile: '', owns: ['water-depot#1'] });
    t.play('useResource water-depot#1 pop1 water');
    expect(t.view.display).toEqual(['garden-ship#1', 'moon-base#1', null, null, null]);
    t.play('endTurn');
    expect(t.view.display).toEqual(['garden-ship#1', 'moon-base#1', 'water-depot#1', null, null]);
    expect([t.view.pileSize, t.view.discards]).toEqual([0, []]);
  });

  test('SETTLERS-RULING-51: a card used in this turn can come back into the display in this turn', () => {
    const t = at({ roll: '3 1 2 2', display: 'garden-ship#1', pile: '', owns: ['colony-ship#1'] });
    t.play('useResource colony-ship#1 pop1 pop3', 'fill garden-ship#1 c0');
    expect(t.view.display[0]).toBe('colony-ship#1');
    expect(t.s.active).toBe(0);
  });

  test('SETTLERS-RULING-60: there is no other limit on holding Upgrades', () => {
    const many = 'water-depot#1 water-depot#2 solar-array#1 solar-array#2 battle-station#1 matter-forge#1 moon-base#1';
    const t = at({ owns: [many], roll: '3 2 1 1', display: 'garden-ship#1' }).play('fill garden-ship#1 c0');
    expect(t.owned(0)).toHaveLength(8);
    expect(t.phase).toBe('ready');
  });
});

describe('Resource Upgrades', () => {
  test('SETTLERS-RES-1: changes one die of the roll into the resource on the card', () => {
    const uses = (uid: string) => at({ owns: [uid], roll: '1 1 1' }).legal('useResource');
    expect(uses('water-depot#1')).toEqual(['useResource water-depot#1 pop1 water']);
    expect(uses('solar-array#1')).toEqual(['useResource solar-array#1 pop1 energy']);
    expect(uses('battle-station#1')).toEqual(['useResource battle-station#1 pop1 army']);
    expect(uses('colony-ship#1')).toEqual(['useResource colony-ship#1 pop1 pop3']);
    expect(uses('matter-forge#1')).toEqual(
      ['water', 'energy', 'army', 'pop3'].map((to) => `useResource matter-forge#1 pop1 ${to}`),
    );
    const t = at({ owns: ['water-depot#1'], roll: '1 1 1' }).play('useResource water-depot#1 pop1 water');
    expect(t.shown).toBe('W 1 1');
    const other = at({ owns: ['water-depot#1', 'solar-array#1'], roll: '1 1' });
    expect(other.why('useResource water-depot#1 pop1 energy')).toBe('SETTLERS-RES-1');
    expect(other.why('useResource solar-array#1 pop1 energy')).toBe('SETTLERS-RES-1');
  });

  test('SETTLERS-RES-2: after use it is discarded', () => {
    const t = at({ owns: ['water-depot#1'], roll: '1 1 1' }).play('useResource water-depot#1 pop1 water');
    expect([t.owned(0), t.view.discards]).toEqual([[], ['water-depot#1']]);
  });

  test('SETTLERS-RES-3: it cannot be used while attacking', () => {
    const t = at({ owns: ['water-depot#1', 'luna-i'], roll: '1 1 1', target: 'luna-i c0' });
    expect(t.why('useResource water-depot#1 pop1 water')).toBe('SETTLERS-RES-3');
    expect(t.legal()).toEqual(['reroll', 'endTurn']);
  });

  test('SETTLERS-RULING-44: after a roll of the own turn, any number of them, one die each', () => {
    const t = at({ owns: ['water-depot#1 water-depot#2 solar-array#1'], roll: '1 1 1' });
    t.play('useResource water-depot#1 pop1 water', 'useResource water-depot#2 pop1 water');
    t.play('useResource solar-array#1 pop1 energy');
    expect(t.shown).toBe('W W E');
    const none = at({ owns: ['water-depot#1'], roll: '1 1' });
    expect(none.why('useResource water-depot#1 pop2 water')).toBe('SETTLERS-RULING-44');
    expect(at({ owns: ['water-depot#1'], dice: 3 }).why('useResource water-depot#1 pop1 water')).toBe(
      'SETTLERS-TURN-5',
    );
  });

  test('SETTLERS-RULING-45: the change lasts until the die is placed or rolled again', () => {
    const t = at({ owns: ['water-depot#1'], roll: '1 1 1', seed: 'lasting' });
    t.play('useResource water-depot#1 pop1 water');
    expect([t.shown, t.s.turn.boosted]).toEqual(['W 1 1', true]);
    t.play('reroll');
    expect([t.happened('roll').length, t.s.turn.boosted, t.owned(0)]).toEqual([1, false, []]);
    expect(t.happened('roll')).toMatchObject([{ faces: [expect.any(String), expect.any(String)] }]);
  });

  test('SETTLERS-RULING-46: never into what the die shows; 1 and 2 population may become 3', () => {
    const t = at({ owns: ['colony-ship#1'], roll: '1 2 3' });
    expect(t.why('useResource colony-ship#1 pop3 pop3')).toBe('SETTLERS-RULING-46');
    expect(t.legal('useResource')).toEqual([
      'useResource colony-ship#1 pop1 pop3',
      'useResource colony-ship#1 pop2 pop3',
    ]);
  });

  test('SETTLERS-RULING-47: an Upgrade may be used in the turn it was claimed', () => {
    const t = at({ roll: 'W 1 1', display: 'solar-array#1' }).play('fill solar-array#1 c0', 'roll', '→ 1 1');
    expect(t.why('useResource solar-array#1 pop1 energy')).toBeUndefined();
  });

  test('SETTLERS-RULING-48: not in another player’s turn', () => {
    const t = at({ owns: ['', 'water-depot#1'], roll: '1 1 1' });
    expect(t.why('useResource water-depot#1 pop1 water', 1)).toBe('SETTLERS-TURN-1');
    expect(t.why('useResource water-depot#1 pop1 water', 0)).toBe('SETTLERS-RES-1');
  });

  test('SETTLERS-RULING-58: Resource, Defence Upgrades and Corruption are worth nothing', () => {
    expect(at({ owns: ['water-depot#1 diplomacy#1 corruption#1'] }).points()).toEqual([0, 0]);
  });
});

describe('Defence Upgrades', () => {
  test('SETTLERS-DEF-1: adds its pack to what attackers of any World of its owner must fill', () => {
    const packs = ['diplomacy', 'planetary-shield', 'home-fleet'].map((id) => {
      const t = at({ owns: ['', `luna-i ${id}#1`], roll: 'A A E E 1 2 3' }).play('fill luna-i c1');
      return t.target?.packs.find(({ pack }) => pack === `du:${id}#1`)?.code;
    });
    expect(packs).toEqual(['P3/2', 'E', 'A']);
  });

  test('SETTLERS-DEF-2: it is discarded once an attack on its owner succeeds', () => {
    const owns = ['', 'luna-i kiln planetary-shield#1'];
    const t = at({ owns, roll: 'E 1', target: 'luna-i c0 c1 wd' }).play('fill luna-i du:planetary-shield#1');
    expect([t.view.discards, t.owned(1)]).toEqual([['planetary-shield#1'], ['kiln']]);
    expect(t.happened('destroy')).toMatchObject([{ seat: 1, card: 'planetary-shield#1' }]);
  });

  test('SETTLERS-DEF-3: only one is kept; of two, one is discarded at once', () => {
    const t = at({ owns: ['diplomacy#1'], roll: 'A 1', target: 'home-fleet#1 c1', display: 'home-fleet#1' });
    t.play('fill home-fleet#1 c0');
    expect(t.phase).toBe('chooseDefence');
    expect(t.legal()).toEqual(['discardDefence diplomacy#1', 'discardDefence home-fleet#1']);
    for (const move of ['roll', 'endTurn', 'reroll', 'fill kiln c0']) expect(t.why(move)).toBe('SETTLERS-DEF-3');
    t.play('discardDefence home-fleet#1');
    expect([t.owned(0), t.view.discards, t.phase]).toEqual([['diplomacy#1'], ['home-fleet#1'], 'ready']);
  });

  test('SETTLERS-RULING-49: the owner chooses, after the display was refilled; also the new one', () => {
    const position = { owns: ['diplomacy#1'], roll: 'A 1', target: 'home-fleet#1 c1' };
    const t = at({ ...position, display: 'home-fleet#1', pile: 'moon-base#1' }).play('fill home-fleet#1 c0');
    expect(t.view.display[0]).toBe('moon-base#1');
    expect([t.s.active, t.view.claimed]).toEqual([0, 'home-fleet#1']);
    expect(t.why('discardDefence planetary-shield#1')).toBe('SETTLERS-RULING-49');
    expect(at({ roll: 'A', owns: ['diplomacy#1'] }).why('discardDefence diplomacy#1')).toBe('SETTLERS-RULING-49');
  });

  test('SETTLERS-RULING-82: the default action of each phase', () => {
    expect(defaultAction(game, at().s, 0)).toEqual({ type: 'roll' });
    expect(defaultAction(game, at({ dice: 4 }).s, 0)).toEqual({ type: 'endTurn' });
    expect(defaultAction(game, at({ roll: 'A' }).s, 0)).toEqual({ type: 'endTurn' });
    const position = { roll: 'A 1', target: 'home-fleet#1 c1', display: 'home-fleet#1' };
    const t = at({ ...position, owns: ['diplomacy#1'] }).play('fill home-fleet#1 c0');
    expect(defaultAction(game, t.s, 0)).toEqual({ type: 'discardDefence', card: 'diplomacy#1' });
    const last = { roll: '3 1', target: '', display: 'diplomacy#1' };
    const other = at({ ...last, owns: ['home-fleet#1'] });
    other.play('→ 3 1', 'fill diplomacy#1 c0');
    expect(defaultAction(game, other.s, 0)).toEqual({ type: 'discardDefence', card: 'home-fleet#1' });
  });
});

describe('Settlements', () => {
  test('SETTLERS-SETL-1: claimed like any Upgrade, worth its points', () => {
    const t = at({ roll: '3 2 1 1', display: 'garden-ship#1' }).play('fill garden-ship#1 c0');
    expect(t.points()).toEqual([1, 0]);
    const all = 'ring-world#1 sky-harbour#1 ocean-habitat#1 moon-base#1 asteroid-mine#1 garden-ship#1';
    expect(at({ owns: [all] }).points()).toEqual([10, 0]);
  });

  test('SETTLERS-SETL-2: it can never be taken by an opponent', () => {
    const t = at({ owns: ['', 'garden-ship#1'], roll: '3 2 1 1' });
    expect(t.why('fill garden-ship#1 c0')).toBe('SETTLERS-SETL-2');
  });

  test('SETTLERS-RULING-59: Ring World is a Settlement worth 3', () => {
    expect(at({ owns: ['ring-world#1'] }).points()).toEqual([3, 0]);
    expect(at({ options: { additionalSettlements: true } }).view.settlementRow).toContain('ring-world#1');
  });
});

describe('Special Upgrades', () => {
  test('SETTLERS-SPEC-1: they cannot be taken by another player', () => {
    const t = at({ owns: ['', 'galactic-network#1'], roll: 'W E A 1 2 3 3' });
    expect(t.why('fill galactic-network#1 c0')).toBe('SETTLERS-ATK-7');
  });

  test('SETTLERS-SPEC-2: Galactic Network is worth the different Systems among its owner’s Worlds', () => {
    expect(at({ owns: ['galactic-network#1'] }).points()).toEqual([0, 0]);
    expect(at({ owns: ['galactic-network#1 kiln vandelay luna-i'] }).points()).toEqual([4 + 2, 0]);
  });

  test('SETTLERS-SPEC-3: Corruption takes a Resource Upgrade of an opponent and uses it', () => {
    const t = at({ owns: ['corruption#1', 'water-depot#1'], roll: '1 1' });
    expect(t.legal('useCorruption')).toEqual(['useCorruption 1 water-depot#1 pop1 water']);
    t.play('useCorruption 1 water-depot#1 pop1 water');
    expect([t.shown, t.view.discards]).toEqual(['W 1', ['water-depot#1']]);
    const without = at({ owns: ['', 'water-depot#1'], roll: '1 1' });
    expect(without.why('useCorruption 1 water-depot#1 pop1 water')).toBe('SETTLERS-SPEC-3');
  });

  test('SETTLERS-SPEC-4: the card goes to that opponent, who can use it in the same way', () => {
    const owns = ['corruption#1 solar-array#1', '', 'water-depot#1'];
    const t = at({ seats: 3, owns, roll: '1 1' }).play('useCorruption 2 water-depot#1 pop1 water');
    expect([t.owned(0), t.owned(2)]).toEqual([['solar-array#1'], ['corruption#1']]);
    t.play('endTurn', 'roll', 'endTurn', 'roll', '→ 1 1 1 1 1 1 1');
    expect(t.legal('useCorruption')).toEqual(['useCorruption 0 solar-array#1 pop1 energy']);
  });

  test('SETTLERS-RULING-52: what is taken is used at once and goes to the discards', () => {
    const t = at({ owns: ['corruption#1', 'matter-forge#1'], roll: '1 1' });
    t.play('useCorruption 1 matter-forge#1 pop1 army');
    expect([t.owned(0), t.view.discards, t.shown]).toEqual([[], ['matter-forge#1'], 'A 1']);
    expect(at({ owns: ['corruption#1', 'matter-forge#1'], dice: 2 }).legal()).toEqual(['roll', 'endTurn']);
  });

  test('SETTLERS-RULING-53: not while attacking, and no attack on the roll it was used on', () => {
    const owns = ['corruption#1', 'luna-i water-depot#1'];
    const attack = at({ owns, roll: '1 1', target: 'luna-i c0' });
    expect(attack.why('useCorruption 1 water-depot#1 pop1 water')).toBe('SETTLERS-RULING-53');
    const t = at({ owns, roll: 'A 1' }).play('useCorruption 1 water-depot#1 pop1 water');
    expect(t.why('fill luna-i wd')).toBe('SETTLERS-RULING-40');
  });

  test('SETTLERS-RULING-54: it is not the Upgrade of the turn, and no claim for the opponent', () => {
    const owns = ['corruption#1', 'water-depot#1'];
    const t = at({ owns, roll: '1 1 3', display: 'battle-station#1' });
    t.play('useCorruption 1 water-depot#1 pop1 water');
    expect(t.s.turn.upgradeClaimed).toBe(false);
    expect(t.happened('claim')).toEqual([]);
    t.play('fill battle-station#1 c0');
    expect(t.owned(0)).toEqual(['battle-station#1']);
  });

  test('SETTLERS-RULING-55: without a Resource Upgrade to take it cannot be used; of several opponents one is chosen', () => {
    const owns = [
      'corruption#1 solar-array#1',
      'water-depot#1 water-depot#2',
      'water-depot#1 colony-ship#1 moon-base#1',
    ];
    const t = at({ seats: 3, owns: [owns[0], 'moon-base#1', 'galactic-network#1'], roll: '1 1' });
    expect(t.legal('useCorruption')).toEqual([]);
    expect(t.why('useCorruption 1 moon-base#1 pop1 water')).toBe('SETTLERS-RULING-55');
    expect(t.why('useCorruption 0 solar-array#1 pop1 energy')).toBe('SETTLERS-RULING-55');
    const two = at({ seats: 3, owns: [owns[0], 'water-depot#1', 'water-depot#2 colony-ship#1'], roll: '1 1' });
    expect(two.legal('useCorruption')).toEqual([
      'useCorruption 1 water-depot#1 pop1 water',
      'useCorruption 2 water-depot#2 pop1 water',
      'useCorruption 2 colony-ship#1 pop1 pop3',
    ]);
  });

  test('SETTLERS-RULING-55: no number stands for the pile, the display, the discards or the cards left out', () => {
    const position = { owns: ['corruption#1'], roll: '1 1', discards: 'solar-array#1', display: 'matter-forge#1' };
    const t = at({ ...position, pile: 'water-depot#1' });
    const before = JSON.stringify(t.s);
    for (let victim = -6; victim < 9; victim++)
      for (const [take, to] of [
        ['water-depot#1', 'water'],
        ['matter-forge#1', 'army'],
        ['solar-array#1', 'energy'],
        ['colony-ship#1', 'pop3'],
      ])
        expect(t.why(`useCorruption ${victim} ${take} pop1 ${to}`), `${victim} ${take}`).toBeDefined();
    for (const zone of ZONES) {
      const a = { ...act('useCorruption 1 water-depot#1 pop1 water'), victim: zone } as unknown as Action;
      expect(game.check(t.s, 0, a)).toBeDefined();
    }
    expect(JSON.stringify(t.s)).toBe(before);
  });

  test('SETTLERS-RULING-56: Corruption is never discarded, it only changes hands', () => {
    const t = at({ owns: ['corruption#1', 'water-depot#1'], roll: '1 1' });
    t.play('useCorruption 1 water-depot#1 pop1 water', 'endTurn');
    expect(t.owned(1)).toEqual(['corruption#1']);
    expect(t.view.discards).not.toContain('corruption#1');
  });

  test('SETTLERS-RULING-34: Worlds in completed Systems count for Galactic Network; a lost World no longer does', () => {
    expect(at({ owns: ['galactic-network#1 solace kiln'] }).points()).toEqual([3 + 2 + 2, 0]);
    const owns = ['', 'galactic-network#1 luna-i kiln'];
    const t = at({ owns, roll: 'A 1', target: 'luna-i c0 c1' });
    expect(t.points()[1]).toBe(1 + 2 + 2);
    expect(t.play('fill luna-i wd').points()[1]).toBe(2 + 1);
  });

  test('SETTLERS-RULING-57: Settlements are no Worlds for Galactic Network', () => {
    expect(at({ owns: ['galactic-network#1 moon-base#1 kiln'] }).points()).toEqual([1 + 1 + 2, 0]);
  });
});
