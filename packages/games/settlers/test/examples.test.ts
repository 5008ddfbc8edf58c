import { describe, expect, test } from 'vitest';
import { game, readCustom } from '../src/index.ts';
import type { Position } from '../src/scenario.ts';
import { at } from './playing.ts';

const S = 0;
const G = 1;

describe('worked examples', () => {
  test('EX-1: a Water and Energy pack, one pack a roll', () => {
    const t = at({ roll: 'W E 1 1 2 A A' }).play('fill emberfall c0');
    expect(t.view.turn.dice.filter(({ status }) => status === 'placed').map(({ face }) => face)).toEqual([
      'water',
      'energy',
    ]);
    expect([t.view.turn.target?.card, t.pool]).toEqual(['emberfall', 5]);
    expect(t.why('fill emberfall c2')).toBe('SETTLERS-TURN-5');
    t.play('roll');
    expect([t.pool, t.lost]).toEqual([5, 0]);
  });

  test('EX-2: the printed example turn', () => {
    const t = at({ display: 'diplomacy#1 moon-base#1', pile: 'garden-ship#1' });
    t.play('roll', '→ 3 3 2 W W E 1', 'fill unagi c0');
    expect(t.pool).toBe(4);
    t.play('roll', '→ W E 1 2');
    expect(t.legal()).toEqual(['reroll', 'endTurn']);
    t.play('reroll', '→ A W 2', 'fill unagi c1');
    expect([t.owned(S), t.pool, t.lost]).toEqual([['unagi'], 2, 1]);
    t.play('roll', '→ 1 3', 'fill diplomacy#1 c0');
    expect(t.owned(S)).toEqual(['unagi', 'diplomacy#1']);
    expect(t.view.display[0]).toBe('garden-ship#1');
    expect([t.s.active, t.pool, t.phase]).toEqual([G, 7, 'ready']);
  });

  test('EX-3: the printed example attack', () => {
    const t = at({ active: G, owns: ['vandelay diplomacy#1'] });
    expect(t.required('vandelay')).toEqual(['c0', 'c1', 'wd', 'du:diplomacy#1']);
    t.play('roll', '→ A 1 1 2 E 3 W', 'fill vandelay wd');
    t.play('roll', '→ W W 1 3 A E', 'fill vandelay c0');
    t.play('roll', '→ 1 A W A');
    expect(t.legal()).toEqual(['reroll', 'endTurn']);
    t.play('reroll', '→ E 1 W');
    expect(t.lost).toBe(1);
    t.play('fill vandelay c1', 'roll', '→ 1 2', 'fill vandelay du:diplomacy#1');
    expect([t.owned(G), t.owned(S), t.view.discards]).toEqual([['vandelay'], [], ['diplomacy#1']]);
    expect([t.s.active, t.happened('endTurn')]).toEqual([S, [{ type: 'endTurn', seat: G, why: 'noDice' }]]);
  });

  test('SETTLERS-RULING-19: in the printed attack no die was lost before the third roll', () => {
    const t = at({ active: G, owns: ['vandelay diplomacy#1'] });
    t.play('roll', '→ A 1 1 2 E 3 W', 'fill vandelay wd', 'roll', '→ W W 1 3 A E', 'fill vandelay c0', 'roll');
    expect([t.pool, t.lost]).toEqual([4, 0]);
    t.play('reroll');
    expect([t.pool, t.lost]).toEqual([3, 1]);
  });

  test('EX-4: Water Depot', () => {
    const t = at({ active: G, owns: ['luna-i', 'water-depot#1'], roll: 'W 1 1 2 3 E A' });
    t.play('useResource water-depot#1 pop1 water');
    expect(t.legal('fill luna-i ')).toEqual([]);
    t.play('fill luna-ii c0');
    expect([t.pool, t.view.discards]).toEqual([5, ['water-depot#1']]);
  });

  test('EX-5: Corruption', () => {
    const t = at({ owns: ['corruption#1', 'battle-station#1'], roll: '1 2 W', target: 'unagi c0' });
    t.play('useCorruption 1 battle-station#1 pop1 army');
    expect([t.shown, t.view.discards, t.owned(G)]).toEqual(['A 2 W', ['battle-station#1'], ['corruption#1']]);
    t.play('fill unagi c1');
    expect([t.owned(S), t.s.turn.upgradeClaimed, t.phase]).toEqual([['unagi'], false, 'ready']);
  });

  test('EX-6: the printed final scoring, 21 to 19', () => {
    const samantha = 'verdance port-halcyon quillon luna-i solace unagi tamago ring-world#1';
    const gabriel = 'tindertop luna-ii lanternhead emberfall kiln vandelay galactic-network#1';
    const t = at({
      owns: [samantha, gabriel],
      centre: 'afterglow',
      roll: 'E 1',
      target: 'afterglow c1 c2',
    }).play('fill afterglow c0');
    expect(game.outcome(t.s)).toEqual({ points: [21, 19], places: [1, 2], winners: [0] });
  });

  test('EX-7: slots', () => {
    const tight = at({ roll: '3 2 1 W W E E' });
    expect(tight.why('fill tamago c2')).toBe('SETTLERS-PACK-4');
    expect(tight.legal('fill tamago')).toEqual(['fill tamago c0', 'fill tamago c1']);
    expect(at({ roll: '3 3 1 W W E E' }).play('fill tamago c2').pool).toBe(5);
  });

  test('EX-8: the fewest dice', () => {
    const t = at({ roll: '3 3 2 1 1', target: 'port-halcyon' }).play('fill port-halcyon c2');
    expect(t.happened('fill')).toMatchObject([{ dice: [0, 1] }]);
    expect(t.pool).toBe(3);
  });

  test('EX-9: re-rolls by choice', () => {
    const t = at({ roll: 'W E A 1 2 3 3' }).play('reroll');
    expect([t.lost, t.pool]).toEqual([1, 6]);
    t.play('reroll', 'reroll', 'reroll');
    expect(t.pool).toBe(3);
    t.play('reroll', 'reroll');
    expect([t.pool, t.legal('reroll')]).toEqual([1, []]);
    expect(t.legal()).toContain('endTurn');
  });

  test('EX-10: a second Defence Upgrade', () => {
    const display = 'planetary-shield#1';
    const t = at({
      owns: ['diplomacy#1 kiln'],
      roll: '2 1 1 1',
      target: `${display} c0`,
      display,
      pile: 'moon-base#1',
    });
    t.play('fill planetary-shield#1 c1');
    expect([t.view.display[0], t.phase]).toEqual(['moon-base#1', 'chooseDefence']);
    t.play('discardDefence diplomacy#1');
    expect(t.required('kiln')).toContain('wd');
    t.s.active = G;
    expect(t.required('kiln').slice(-1)).toEqual(['du:planetary-shield#1']);
    t.s.active = S;
    expect([t.phase, t.pool, t.s.turn.worldClaimed]).toEqual(['ready', 3, false]);
  });

  test('EX-11: an empty pile', () => {
    const t = at({
      roll: 'W 1 1',
      target: 'moon-base#1 c1',
      display: 'moon-base#1 ring-world#1 sky-harbour#1 garden-ship#1 corruption#1',
      pile: '',
      discards: 'water-depot#1 home-fleet#1',
    }).play('fill moon-base#1 c0');
    expect(['water-depot#1', 'home-fleet#1']).toContain(t.view.display[0]);
    expect([t.view.pileSize, t.view.discards]).toEqual([1, []]);
    expect(t.happened('shuffle')).toEqual([{ type: 'shuffle', n: 2 }]);
  });

  test('EX-12: the end comes at once', () => {
    const position = { centre: 'tindertop', roll: 'A 1 1 1', target: 'tindertop c0 c1' };
    const t = at(position).play('fill tindertop c2');
    expect([t.phase, t.pool, t.happened('roll')]).toEqual(['over', 3, []]);
    const richer = at({ ...position, owns: ['garden-ship#1'], upgradeClaimed: true }).play('fill tindertop c2');
    expect((richer.result?.points[S] ?? 0) - (t.result?.points[S] ?? 0)).toBe(1);
  });

  test('EX-13: tie-breaks', () => {
    /** 18 to 18 after S has claimed the last World, Tindertop. */
    const tied = (samantha: string, gabriel: string) => {
      const t = at({
        seats: 3,
        owns: [samantha, gabriel],
        centre: 'tindertop',
        roll: 'A',
        target: 'tindertop c0 c1',
      });
      const { points, completedSystems, cards, places } = t.play('fill tindertop c2').result ?? never();
      expect(points.slice(0, 2)).toEqual([18, 18]);
      return { completed: completedSystems.slice(0, 2), cards: cards.slice(0, 2), places: places.slice(0, 2) };
    };
    // S: Cinder Reach 8, Bento Cluster 5, Port Halcyon 3, Garden Ship 1, Tindertop 1.
    const two = 'emberfall kiln vandelay unagi tamago port-halcyon garden-ship#1';
    expect(tied(two, 'lanternhead afterglow quillon verdance luna-ii ring-world#1 sky-harbour#1')).toEqual({
      completed: [2, 1],
      cards: [8, 7],
      places: [1, 2],
    });
    // G: Twin Lanterns 8, Selene 4, Quillon 1, and Settlements of 5 points.
    const g = 'lanternhead afterglow luna-i luna-ii quillon';
    expect(tied(two, `${g} ring-world#1 sky-harbour#1 water-depot#1 solar-array#1`)).toEqual({
      completed: [2, 2],
      cards: [8, 9],
      places: [2, 1],
    });
    expect(tied(two, `${g} ring-world#1 sky-harbour#1 water-depot#1`)).toEqual({
      completed: [2, 2],
      cards: [8, 8],
      places: [1, 1],
    });
  });

  test('EX-14: a Resource Upgrade and attacks', () => {
    const t = at({ owns: ['solar-array#1', 'luna-i'], roll: 'E 1 2 2 3 W A' });
    t.play('useResource solar-array#1 pop2 energy');
    expect(t.why('fill vandelay c1')).toBeUndefined();
    expect(t.legal('fill luna-i ')).toEqual([]);
    t.play('reroll', '→ E E 1 1 1 A');
    expect(t.legal('fill luna-i ')).toEqual(['fill luna-i c0', 'fill luna-i c1', 'fill luna-i wd']);
    expect(t.view.discards).toEqual(['solar-array#1']);
  });

  test('EX-15: Weak Defences', () => {
    const owns = ['', 'tindertop diplomacy#1 home-fleet#1'];
    const t = at({ options: { weakDefences: true }, owns, roll: '3' });
    expect(t.required('tindertop')).toEqual(['c0', 'c1', 'c2', 'wd', 'du:diplomacy#1', 'du:home-fleet#1']);
    t.play('fill tindertop du:diplomacy#1');
    expect([t.view.discards, t.owned(G)]).toEqual([['diplomacy#1'], ['tindertop', 'home-fleet#1']]);
    expect(t.s.active).toBe(G);
  });

  test('EX-16: Hard', () => {
    const t = at({ options: { hard: true }, owns: ['battle-station#1'], roll: '1 1', target: 'vandelay c0 c1' });
    expect(t.required('vandelay')).toEqual(['c0', 'c1', 'wd']);
    t.play('useResource battle-station#1 pop1 army');
    expect(t.why('fill vandelay wd')).toBeUndefined();
    expect(t.required('solace')).toEqual(['c0', 'c1', 'c2']);
  });

  test('EX-17: Additional Settlements', () => {
    const position: Position = {
      options: { additionalSettlements: true },
      centre: '',
      row: 'ring-world#1',
      display: 'battle-station#1',
    };
    const open = at({ ...position, owns: ['', 'luna-i'], roll: 'E E A 3 2 1 1' });
    open.s.worlds.fill(S);
    open.s.worlds[12] = G;
    for (const move of ['fill luna-i c0', 'fill ring-world#1 c0', 'fill battle-station#1 c0'])
      expect(open.why(move)).toBeUndefined();
    const t = at({ ...position, roll: '3 2 1', target: 'ring-world#1 c0' }).play('fill ring-world#1 c1');
    expect(t.phase).toBe('over');
  });

  test('EX-18: Classic', () => {
    const t = at({ options: { classic: true }, roll: '3 3 2 1 1 1 1' }).play('fill quillon c0');
    expect([t.owned(S), t.s.active]).toEqual([['quillon'], G]);
  });

  test('EX-19: a lock by attack', () => {
    const t = at({ owns: ['emberfall kiln', 'vandelay'], roll: 'W W 1 1 1 1 1' });
    t.play('fill vandelay c0', 'roll', '→ E 1 1 1 1', 'fill vandelay c1', 'roll', '→ A 1 1 1', 'fill vandelay wd');
    expect(t.points()).toEqual([8, 0]);
    t.play('endTurn', 'roll', '→ W W E A 1 2 3');
    for (const id of ['emberfall c2', 'kiln c0', 'vandelay c0']) expect(t.why(`fill ${id}`)).toBe('SETTLERS-SYS-3');
  });

  test('EX-20: set-up', () => {
    const two = at().view;
    expect(two.removed).toHaveLength(1);
    expect(['diplomacy#1', 'planetary-shield#1', 'home-fleet#1']).toContain(two.removed[0]);
    expect([two.display.length, two.pileSize]).toEqual([5, 15]);
    const four = at({ seats: 4 }).view;
    expect([four.removed, four.pileSize]).toEqual([[], 16]);
    const peaceful = at({ options: { peaceful: true } }).view;
    expect(peaceful.removed).toEqual(['diplomacy#1', 'planetary-shield#1', 'home-fleet#1', 'corruption#1']);
    expect(peaceful.pileSize).toBe(12);
  });

  test('EX-21: a custom card', () => {
    const card = { version: 1, name: 'Toll Gate', emblem: 0, type: 'settlement', effect: { kind: 'points', value: 2 } };
    const code = (input: object) => {
      const read = readCustom(input);
      return 'problems' in read ? read.problems[0].code : 'valid';
    };
    expect(code({ ...card, cost: ['W', 'P5/3'] })).toBe('E_EFFORT_LOW');
    expect(code({ ...card, cost: ['WE', 'P3/2'] })).toBe('valid');
    expect(code({ ...card, cost: ['WE', 'P3/2'], type: 'special' })).toBe('E_TYPE_EFFECT');
  });

  test('EX-22: stall', () => {
    const position = { centre: 'tindertop', owns: ['', 'luna-i'], stall: 19 };
    const t = at({ ...position, roll: 'A 1', target: 'luna-i c0 c1', upgradeClaimed: true });
    t.s.worlds[11] = S;
    t.play('fill luna-i wd');
    expect([t.s.stall, t.phase, t.result?.why]).toEqual([20, 'over', 'stall']);
    const last = at({ ...position, roll: 'A 1', target: 'tindertop c0 c1' }).play('fill tindertop c2');
    expect([last.phase, last.result?.why]).toEqual(['over', 'lastCard']);
  });
});

function never(): never {
  throw new Error('the match is not over');
}
