import { describe, expect, test } from 'vitest';
import { at, type Playing } from './playing.ts';

describe('the turn', () => {
  test('SETTLERS-TURN-1: one player at a time; then the dice go to the next', () => {
    const t = at({ seats: 3, roll: 'W W E A 1 2 3' });
    expect(t.why('endTurn', 1)).toBe('SETTLERS-TURN-1');
    t.play('reroll', 'endTurn');
    expect([t.s.active, t.pool, t.lost, t.s.turns]).toEqual([1, 7, 0, 2]);
  });

  test('SETTLERS-TURN-2: a turn starts with a roll of all 7 dice', () => {
    const t = at();
    expect(t.legal()).toEqual(['roll']);
    for (const move of ['fill kiln c0', 'reroll', 'useReroll x#1']) expect(t.why(move)).toBe('SETTLERS-TURN-2');
    t.play('roll');
    expect([t.phase, t.pool, t.s.turn.rolls]).toEqual(['rolled', 7, 1]);
    expect(t.shown).not.toContain('·');
  });

  test('SETTLERS-TURN-3: the card aimed at may be a World or an Upgrade', () => {
    const t = at({ roll: 'W W E A 1 2 3', display: 'solar-array#1', discards: 'moon-base#1' });
    expect(t.legal('fill')).toEqual(expect.arrayContaining(['fill vandelay c0', 'fill solar-array#1 c0']));
    expect(t.why('fill moon-base#1 c0')).toBe('SETTLERS-TURN-3');
    expect(t.why('fill atlantis c0')).toBe('SETTLERS-TURN-3');
  });

  test('SETTLERS-TURN-4: after a roll a pack of the card may be filled that the dice satisfy', () => {
    const t = at({ roll: 'W W E A 1 2 3', target: 'kiln' });
    expect(t.legal('fill')).toEqual(['fill kiln c0', 'fill kiln c1', 'fill kiln c2', 'fill kiln c3']);
    expect(t.why('fill kiln c4')).toBe('SETTLERS-TURN-4');
    expect(t.why('fill kiln du:diplomacy#1')).toBe('SETTLERS-TURN-4');
  });

  test('SETTLERS-TURN-5: at most one pack per roll', () => {
    const t = at({ roll: 'W W E A 1 2 3' }).play('fill kiln c0');
    expect(t.phase).toBe('ready');
    expect(t.why('fill kiln c1')).toBe('SETTLERS-TURN-5');
  });

  test('SETTLERS-TURN-6: packs may be filled in any order', () => {
    for (const order of [
      ['c0', 'c1'],
      ['c1', 'c0'],
    ]) {
      const t = at({ roll: 'W W E A 1 2 3' }).play(`fill vandelay ${order[0]}`, 'roll');
      t.play(t.pool === 5 ? '→ E 1 1 1 1' : '→ W W 1 1 1 1', `fill vandelay ${order[1]}`);
      expect(t.owned(0)).toEqual(['vandelay']);
    }
  });

  test('SETTLERS-TURN-7: from the first fill the player cannot switch to another card', () => {
    const t = at({ roll: 'W W E A 1 2 3' });
    expect(t.why('fill luna-ii c0')).toBeUndefined();
    t.play('fill vandelay c0', 'roll', '→ W W E A 1');
    expect(t.why('fill luna-ii c0')).toBe('SETTLERS-TURN-7');
    expect(t.legal('fill')).toEqual(['fill vandelay c1']);
  });

  test('SETTLERS-TURN-8: after a fill the dice left are rolled at no cost', () => {
    const t = at({ roll: 'W W E A 1 2 3' }).play('fill vandelay c0');
    expect(t.why('reroll')).toBe('SETTLERS-TURN-8');
    t.play('roll');
    expect([t.pool, t.lost]).toEqual([5, 0]);
  });

  test('SETTLERS-TURN-9: a re-roll is possible also where a fill was', () => {
    const t = at({ roll: 'W W E A 1 2 3' });
    expect(t.legal()).toContain('fill vandelay c0');
    expect(t.legal()).toContain('reroll');
  });

  test('SETTLERS-TURN-10: each re-roll costs a die for the rest of the turn', () => {
    const t = at({ roll: 'W W E A 1 2 3' }).play('reroll');
    expect([t.pool, t.lost, t.s.turn.rolls]).toEqual([6, 1, 2]);
    expect(t.view.turn.dice[6]).toEqual({ status: 'lost', face: null, placedOn: null });
    t.play('reroll');
    expect([t.pool, t.lost]).toEqual([5, 2]);
    expect(t.why('roll')).toBe('SETTLERS-TURN-10');
  });

  test('SETTLERS-TURN-11: who cannot fill anything and wants to go on must re-roll', () => {
    const t = at({ roll: '1 1 1 1 1', target: 'vandelay c0', display: '' });
    expect(t.legal()).toEqual(['reroll', 'endTurn']);
  });

  test('SETTLERS-TURN-12: it goes on with the same card until it is complete or the pool is empty', () => {
    const open = at({ roll: 'W W', target: 'kiln c0' }).play('fill kiln c1');
    expect([open.phase, open.s.turn.target >= 0, open.s.active]).toEqual(['ready', true, 0]);
    open.play('roll', '→ 1');
    expect(open.legal()).toEqual(['endTurn']);
    const empty = at({ roll: 'W', target: 'kiln c0' }).play('fill kiln c1');
    expect([empty.s.active, empty.owned(0)]).toEqual([1, []]);
  });

  test('SETTLERS-TURN-13: a card with all required packs filled lies in front of the player', () => {
    const t = at({ roll: 'E 1 1 1 1', target: 'vandelay c0' }).play('fill vandelay c1');
    expect(t.owned(0)).toEqual(['vandelay']);
    expect(t.view.centre).not.toContain('vandelay');
    expect(t.view.turn.target).toBeNull();
  });

  test('SETTLERS-TURN-14: with dice left after a claim the player may try for another card', () => {
    const t = at({ roll: 'E 1 1 1 1', target: 'vandelay c0', display: 'solar-array#1' });
    t.play('fill vandelay c1', 'roll', '→ W 1 1 1');
    expect(t.legal('fill')).toEqual(['fill solar-array#1 c0']);
  });

  test('SETTLERS-TURN-15: the first roll for it uses the leftover pool and costs nothing', () => {
    const t = at({ roll: 'E 1 1 1 1', target: 'vandelay c0' }).play('fill vandelay c1', 'roll');
    expect([t.pool, t.lost]).toEqual([4, 0]);
  });

  test('SETTLERS-TURN-16: at most one Upgrade per turn', () => {
    const t = at({ roll: 'W W E A 1', display: 'solar-array#1 water-depot#1', upgradeClaimed: true });
    expect(t.why('fill solar-array#1 c0')).toBe('SETTLERS-TURN-16');
    expect(t.legal('fill solar-array')).toEqual([]);
    expect(t.why('fill tindertop c0')).toBeUndefined();
  });

  test('SETTLERS-TURN-17: World and Upgrade may be claimed in either order', () => {
    const t = at({ roll: 'W 1 1 1 1 1 1', display: 'solar-array#1' }).play('fill solar-array#1 c0', 'roll');
    t.play('→ 3 3 2 1 1 1', 'fill quillon c0');
    expect(t.owned(0)).toEqual(['quillon', 'solar-array#1']);
  });

  test('SETTLERS-TURN-18: the turn ends when the pool is empty', () => {
    const t = at({ roll: 'E', target: 'vandelay c0', display: 'solar-array#1' }).play('fill vandelay c1');
    expect(t.s.active).toBe(1);
    expect(t.happened('endTurn')).toEqual([{ type: 'endTurn', seat: 0, why: 'noDice' }]);
  });

  test('SETTLERS-TURN-19: the turn ends with one World and one Upgrade', () => {
    const t = at({ roll: 'E 1 1 1', target: 'vandelay c0', upgradeClaimed: true }).play('fill vandelay c1');
    expect(t.s.active).toBe(1);
    expect(t.happened('endTurn')).toEqual([{ type: 'endTurn', seat: 0, why: 'bothClaimed' }]);
  });

  test('SETTLERS-RULING-15: the highest die is lost; elsewhere the lowest of equal dice is meant', () => {
    const t = at({ roll: 'W W W E A 1 2' }).play('reroll');
    expect(t.view.turn.dice.map(({ status }) => status === 'lost')).toEqual([...new Array(6).fill(false), true]);
    t.play('→ E W W A A 1', 'fill tindertop c0');
    expect(t.view.turn.dice.findIndex(({ status }) => status === 'placed')).toBe(1);
    const twins = at({ roll: 'W E 1', owns: ['water-depot#1 water-depot#2'] });
    expect(twins.why('useResource water-depot#2 pop1 water')).toBe('SETTLERS-RULING-15');
    twins.play('useResource water-depot#1 pop1 water');
    expect(twins.why('useResource water-depot#2 energy water')).toBeUndefined();
  });

  test('SETTLERS-RULING-20: at most one World per turn', () => {
    const t = at({ roll: 'W W E A 1', worldClaimed: true, owns: ['', 'luna-i'] });
    expect(t.why('fill vandelay c0')).toBe('SETTLERS-RULING-20');
    expect(t.why('fill luna-i wd')).toBe('SETTLERS-RULING-20');
  });

  test('SETTLERS-RULING-21: nothing is binding before the first fill', () => {
    const t = at({ roll: 'W W E A 1 2 3' });
    const before = t.legal('fill').length;
    expect(t.view.turn.target).toBeNull();
    t.play('reroll', '→ W W E A 1 2');
    expect(t.legal('fill').length).toBeGreaterThan(before / 2);
    expect(t.view.turn.target).toBeNull();
  });

  test('SETTLERS-RULING-22: a completed card is taken at once, and its dice stay out of the pool', () => {
    const t = at({ roll: 'E 1 1 1 1', target: 'vandelay c0' }).play('fill vandelay c1');
    expect([t.owned(0), t.pool, t.s.active]).toEqual([['vandelay'], 4, 0]);
    expect(t.view.turn.dice[0].placedOn).toEqual({ card: 'vandelay', pack: 'c1' });
  });

  test('SETTLERS-RULING-23: the claim is automatic', () => {
    const t = at({ roll: '3 3 2 1 1' }).play('fill quillon c0');
    expect(t.events.map(({ type }) => type)).toEqual(['target', 'fill', 'claim']);
  });

  test('SETTLERS-RULING-24: dice of the same roll fill nothing of the next card', () => {
    const t = at({ roll: 'E W 1 1 1', target: 'vandelay c0', display: 'solar-array#1' }).play('fill vandelay c1');
    expect(t.why('fill solar-array#1 c0')).toBe('SETTLERS-TURN-5');
    expect(t.shown).toBe('· · · ·');
  });

  test('SETTLERS-RULING-25: a player may stop any time after the opening roll', () => {
    expect(at().why('endTurn')).toBe('SETTLERS-RULING-25');
    expect(at({ dice: 3 }).why('endTurn')).toBeUndefined();
    const t = at({ roll: 'W W E A 1 2 3' }).play('endTurn');
    expect([t.s.active, t.phase]).toEqual([1, 'ready']);
  });

  test('SETTLERS-RULING-26: no re-roll with one die', () => {
    expect(at({ roll: '1' }).why('reroll')).toBe('SETTLERS-RULING-26');
    expect(at({ roll: '1 1' }).why('reroll')).toBeUndefined();
  });

  test('SETTLERS-RULING-27: filled packs of an unfinished card are not kept', () => {
    const t = at({ roll: 'W W E A 1 2 3' }).play('fill vandelay c0', 'endTurn');
    expect([t.pool, t.lost, t.view.turn.target]).toEqual([7, 0, null]);
    expect(t.view.centre).toContain('vandelay');
    t.play('roll', '→ E 1 1 1 1 1 1', 'fill vandelay c1');
    expect(t.owned(1)).toEqual([]);
  });

  test('SETTLERS-RULING-28: the turn ends when no card is left to aim at', () => {
    const t = at({ options: { classic: true }, roll: '3 3 2 1 1 1 1' }).play('fill quillon c0');
    expect(t.happened('endTurn')).toEqual([{ type: 'endTurn', seat: 0, why: 'nothingLeft' }]);
    const rest = {
      options: { additionalSettlements: true },
      centre: '',
      roll: 'W 1 1 1',
      row: 'moon-base#1 garden-ship#1',
    };
    const done = at({ ...rest, owns: ['emberfall port-halcyon'], target: 'moon-base#1 c1' });
    done.s.worlds.fill(0);
    expect(done.play('fill moon-base#1 c0').s.active).toBe(1);
  });

  test('SETTLERS-RULING-28: a World that can be attacked keeps the turn alive, even after a boosted roll', () => {
    const position = {
      options: { additionalSettlements: true },
      centre: '',
      owns: ['', 'kiln'],
      row: 'moon-base#1 garden-ship#1',
      target: 'moon-base#1 c1',
      boosted: true,
    };
    const t = at({ ...position, roll: 'W 1 1 1' });
    t.s.worlds.fill(0);
    t.s.worlds[5] = 1;
    t.play('fill moon-base#1 c0');
    expect([t.s.active, t.phase]).toEqual([0, 'ready']);
  });

  test('SETTLERS-RULING-29: a card may be started that the pool can no longer finish', () => {
    const t = at({ roll: 'A 1' });
    expect(t.why('fill kiln c0')).toBeUndefined();
    t.play('fill kiln c0');
    expect(t.target?.leastDice).toBe(4);
  });

  test('SETTLERS-RULING-30: after a World only Upgrades remain, after an Upgrade only Worlds', () => {
    const display = 'solar-array#1 moon-base#1';
    const targets = (t: Playing) => new Set(t.legal('fill').map((move) => move.split(' ')[1]));
    expect(targets(at({ roll: 'W W E A 1', display, worldClaimed: true }))).toEqual(
      new Set(['solar-array#1', 'moon-base#1']),
    );
    const worlds = targets(at({ roll: 'W W E A 1', display, upgradeClaimed: true }));
    expect([...worlds].some((uid) => uid.includes('#'))).toBe(false);
    expect(worlds.size).toBeGreaterThan(5);
  });

  test('SETTLERS-RULING-31: a Settlement uses up the Upgrade of the turn, in every mode', () => {
    const own = at({ roll: '3 2 1 1', display: 'garden-ship#1' }).play('fill garden-ship#1 c0');
    expect([own.s.turn.upgradeClaimed, own.s.turn.worldClaimed]).toEqual([true, false]);
    const row = at({ options: { additionalSettlements: true }, roll: '3 2 1 1' }).play('fill garden-ship#1 c0');
    expect([row.s.turn.upgradeClaimed, row.s.turn.worldClaimed]).toEqual([true, false]);
  });

  test('SETTLERS-RULING-81: only the active player ever decides', () => {
    const t = at({ seats: 4, active: 2, roll: 'W W E A 1 2 3' });
    for (const seat of [0, 1, 3]) for (const move of t.legal()) expect(t.why(move, seat)).toBe('SETTLERS-TURN-1');
  });
});
