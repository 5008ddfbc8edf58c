import { describe, expect, test } from 'vitest';
import { ALIENS, deck, isSoldier, KINDS, kindOf } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

describe('ranks', () => {
  test('SIEGE-RANK-1: every card is a soldier or an officer: 21 and 9 in a deck', () => {
    const cards = deck('morkolyte');
    expect([cards.length, cards.filter(isSoldier).length]).toEqual([30, 21]);
    for (const kind of KINDS) expect(['soldier', 'officer']).toContain(ALIENS[kind].rank);
  });

  test('SIEGE-RANK-2: soldiers draw or discard and nothing else; officers never do', () => {
    for (const kind of KINDS) {
      const verbs = ALIENS[kind].effects.map((e) => e.do);
      const drawsOrDiscards = verbs.filter((verb) => verb === 'draw' || verb === 'discard');
      expect(drawsOrDiscards).toEqual(ALIENS[kind].rank === 'soldier' ? verbs : []);
      if (ALIENS[kind].rank === 'soldier') expect(verbs).toHaveLength(1);
    }
  });

  test('SIEGE-RANK-3: what speaks of soldiers never touches an officer', () => {
    for (const sides of ['aaaaaaaa', 'aaabaaaa']) {
      expect(scenario({ sides, p1: { hand: 'DECOY D12 D12 D12' } }).play('deploy DECOY').step).toBe('wrapUp');
    }
    expect(scenario({ sides: 'aaaabaaa', p1: { hand: 'DECOY 4' } }).play('deploy DECOY').step).toBe('wrapUp');
  });
});

describe('soldiers', () => {
  test('SIEGE-SOLDIER-1: three copies of each of the seven soldiers', () => {
    const soldiers = deck('antillian').filter(isSoldier).map(kindOf);
    expect(new Set(soldiers).size).toBe(7);
    for (const kind of soldiers) expect(soldiers.filter((k) => k === kind)).toHaveLength(3);
  });

  const rows: [id: string, code: string, numbers: [number, number], verb: 'draw' | 'discard', who: 0 | 1][] = [
    ['SIEGE-SOLDIER-2', 'D12', [1, 2], 'draw', 0],
    ['SIEGE-SOLDIER-3', 'D34', [3, 4], 'draw', 0],
    ['SIEGE-SOLDIER-4', 'X12', [1, 2], 'discard', 0],
    ['SIEGE-SOLDIER-5', 'X23', [2, 3], 'discard', 0],
    ['SIEGE-SOLDIER-6', 'ED12', [1, 2], 'draw', 1],
    ['SIEGE-SOLDIER-7', 'ED23', [2, 3], 'draw', 1],
    ['SIEGE-SOLDIER-8', 'EX12', [1, 2], 'discard', 1],
  ];
  for (const [id, code, numbers, verb, who] of rows) {
    test(`${id}: ${code} makes ${who === 0 ? 'you' : 'the enemy'} ${verb} ${numbers.join(' or ')}`, () => {
      for (const n of numbers) {
        const t = scenario({
          p1: { hand: `${code} MARSHAL MARSHAL MARSHAL RAIDER ORACLE VANGUARD` },
          p2: { hand: 5 },
        });
        t.play(`deploy ${code}`);
        expect(t.legal()).toEqual(numbers.map((number) => `chooseNumber ${number}`));
        t.play(`chooseNumber ${n}`);
        while (t.step === 'discard') t.play(t.legal()[0]);
        const before = who === 0 ? 6 : 5;
        expect(t.hand(who)).toBe(verb === 'draw' ? before + n : before - n);
        expect(t.hand(1 - who)).toBe(who === 0 ? 5 : 6);
        expect(t.pile(who)).toBe(verb === 'draw' ? 10 - n : 10);
      }
    });
  }

  test('SIEGE-SOLDIER-9: the player who deploys chooses the number, whoever is affected', () => {
    const t = scenario({ p1: { hand: 'EX12 D12' } }).play('deploy EX12');
    expect([t.step, t.actor]).toEqual(['chooseNumber', 0]);
  });
});

describe('officers', () => {
  test('SIEGE-OFFICER-1: a DECOY may be discarded at any own step; there are three', () => {
    expect(deck('antillian').filter((card) => kindOf(card) === 'decoy')).toHaveLength(3);
    const aim = scenario({ p1: { hand: 'DECOY D12', pending: { mayShift: true } } });
    expect([aim.step, aim.legal()]).toEqual(['aim', ['aim -1', 'aim 0', 'aim 1', 'discardDecoy DECOY']]);
    const t = scenario({ p1: { hand: 'VANGUARD DECOY DECOY DECOY' } });
    expect(t.legal()).toContain('discardDecoy DECOY');
    t.play('deploy VANGUARD');
    expect([t.step, t.legal()]).toEqual(['additional', ['deploy DECOY', 'discardDecoy DECOY']]);
    t.play('deploy DECOY');
    expect([t.step, t.legal()]).toEqual(['wrapUp', ['finish', 'discardDecoy DECOY']]);
    t.play('discardDecoy DECOY');
    expect(t.discarded(0)).toEqual(['DECOY']);
    expect(scenario().why('discardDecoy D12')).toBe('SIEGE-OFFICER-1');
  });

  test('SIEGE-OFFICER-2: that discard is not the deployment of the turn', () => {
    const t = scenario({ p1: { hand: 'DECOY D12 D12' } }).play('discardDecoy DECOY');
    expect([t.step, t.actor, t.why('finish')]).toEqual(['deploy', 0, 'SIEGE-TURN-4']);
  });

  test('SIEGE-OFFICER-3: a deployed DECOY has no effect of its own', () => {
    const t = scenario({ p1: { hand: 'DECOY D12 D12' } }).play('deploy DECOY');
    expect([t.forces(0)[2], t.step, t.hand(0), t.hand(1), t.pile(0)]).toEqual([1, 'wrapUp', 2, 4, 10]);
  });

  test('SIEGE-OFFICER-4: after deploying a DECOY the planet effect is open as usual', () => {
    expect(
      scenario({ p1: { hand: 'DECOY D12 D12' } })
        .play('deploy DECOY')
        .legal(),
    ).toContain('activate 3');
  });

  test('SIEGE-OFFICER-5: a MARSHAL moves one alien of an adjacent own force to its own; there are three', () => {
    expect(deck('antillian').filter((card) => kindOf(card) === 'marshal')).toHaveLength(3);
    const t = scenario({ p1: { hand: 'MARSHAL D12 D12', forces: { 2: 2, 4: 1 } } }).play('deploy MARSHAL');
    expect(t.why('pull 2')).toBeUndefined();
    t.play('pull 2');
    expect(t.forces(0)).toEqual([0, 1, 2, 1, 0, 0, 0, 0]);
    expect(t.step).toBe('wrapUp');
  });

  test('SIEGE-OFFICER-6: only the direct neighbours and only own forces count', () => {
    const t = scenario({
      p1: { hand: 'MARSHAL D12 D12', forces: { 1: 1, 2: 1, 4: 1, 5: 1 } },
      p2: { forces: { 2: 5 } },
    });
    t.play('deploy MARSHAL');
    expect(t.legal()).toEqual(['pull 2', 'pull 4']);
    expect(t.why('pull 1')).toBe('SIEGE-OFFICER-6');
    t.play('pull 4');
    expect(t.forces(1)[1]).toBe(5);
    const alone = scenario({ p1: { hand: 'MARSHAL D12 D12' }, p2: { forces: { 2: 5, 4: 5 } } }).play('deploy MARSHAL');
    expect([alone.step, alone.forces(0)[2]]).toEqual(['wrapUp', 1]);
  });

  test('SIEGE-OFFICER-7: the pull is mandatory while a neighbour holds an own alien', () => {
    const both = scenario({ p1: { hand: 'MARSHAL D12 D12', forces: { 2: 1, 4: 1 } } }).play('deploy MARSHAL');
    expect([both.why('finish'), both.legal()]).toEqual(['SIEGE-OFFICER-7', ['pull 2', 'pull 4']]);
    const one = scenario({ p1: { hand: 'MARSHAL D12 D12', forces: { 4: 1 } } }).play('deploy MARSHAL');
    expect(one.forces(0)).toEqual([0, 0, 2, 0, 0, 0, 0, 0]);
  });

  test('SIEGE-OFFICER-8: a RAIDER goes to any own force whatever the deployment value; there is one', () => {
    expect(deck('antillian').filter((card) => kindOf(card) === 'raider')).toHaveLength(1);
    for (const planet of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const t = scenario({ p1: { hand: 'RAIDER D12 D12' } }).play('deploy RAIDER', `choosePlanet ${planet}`);
      expect(t.forces(0).indexOf(1)).toBe(planet - 1);
    }
  });

  test('SIEGE-OFFICER-9: no planet effect in the turn of a RAIDER', () => {
    const t = scenario({ p1: { hand: 'RAIDER D12 D12' } }).play('deploy RAIDER', 'choosePlanet 2');
    expect([t.legal(), t.why('activate 2')]).toEqual([['finish'], 'SIEGE-OFFICER-9']);
  });

  test('SIEGE-OFFICER-10: the ORACLE opens every face-up planet effect; there is one', () => {
    expect(deck('antillian').filter((card) => kindOf(card) === 'oracle')).toHaveLength(1);
    const t = scenario({ p1: { hand: 'ORACLE D12 D12', forces: { 5: 1 } } }).play('deploy ORACLE');
    const planets = new Set(
      t
        .legal()
        .filter((a) => a.startsWith('activate'))
        .map((a) => a.match(/\d/)?.[0]),
    );
    expect(t.legal().some((a) => a.startsWith('activate 1 '))).toBe(true);
    expect(t.legal()).toEqual(
      expect.arrayContaining([
        'activate 2',
        'activate 3',
        'activate 5',
        'activate D12 6',
        'activate 7 1',
        'activate 8',
      ]),
    );
    expect(planets.has('4')).toBe(false);
  });

  test('SIEGE-OFFICER-11: the ORACLE opens one planet effect only', () => {
    const t = scenario({ p1: { hand: 'ORACLE D12 D12' } }).play('deploy ORACLE', 'activate 2');
    expect([t.legal(), t.why('activate 5')]).toEqual([['finish'], 'SIEGE-OFFICER-11']);
  });

  test('SIEGE-OFFICER-12: the VANGUARD brings one additional alien to the same force; there is one', () => {
    expect(deck('antillian').filter((card) => kindOf(card) === 'vanguard')).toHaveLength(1);
    const t = scenario({ p1: { hand: 'VANGUARD DECOY MARSHAL' } }).play('deploy VANGUARD');
    expect(t.why('choosePlanet 5')).toBe('SIEGE-OFFICER-12');
    t.play('deploy DECOY');
    expect([t.forces(0), t.step]).toEqual([[0, 0, 2, 0, 0, 0, 0, 0], 'wrapUp']);
  });

  test('SIEGE-OFFICER-13: no planet effect in the turn of a VANGUARD', () => {
    const t = scenario({ p1: { hand: 'VANGUARD DECOY MARSHAL' } }).play('deploy VANGUARD', 'deploy DECOY');
    expect([t.legal(), t.why('activate 3')]).toEqual([['finish'], 'SIEGE-OFFICER-13']);
  });

  test('SIEGE-OFFICER-14: the effect of the additional alien is carried out', () => {
    const t = scenario({ p1: { hand: 'VANGUARD D12 MARSHAL' } }).play(
      'deploy VANGUARD',
      'deploy D12',
      'chooseNumber 2',
    );
    expect(t.hand(0)).toBe(3);
  });

  test('SIEGE-OFFICER-15: a RAIDER as additional alien goes to the same force', () => {
    const t = scenario({ p1: { hand: 'VANGUARD RAIDER MARSHAL' } }).play('deploy VANGUARD', 'deploy RAIDER');
    expect([t.forces(0)[2], t.step]).toEqual([2, 'wrapUp']);
  });
});
