import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { aimOf, game } from '../src/index.ts';
import { key, scenario } from '../src/scenario.ts';
import { halfPoints } from '../src/scoring.ts';

const hand = (n: number, ...codes: string[]) => [...codes, n - codes.length].join(' ');
const activations = (legal: string[]) => legal.filter((a) => a.startsWith('activate'));

describe('worked examples', () => {
  test('SIEGE-EX-1: an EX12 in the first turn', () => {
    const t = scenario({ p1: { hand: 'D12 EX12 MARSHAL DECOY' } }).play('deploy EX12', 'chooseNumber 2');
    expect([t.forces(0)[3], t.actor, t.step]).toEqual([1, 1, 'discard']);
    t.play('discard D12', 'discard D12');
    expect([t.hand(1), t.hand(0), t.legal()]).toEqual([2, 3, ['finish', 'discardDecoy DECOY']]);
    expect(t.aim(1)).toBe(2);
  });

  test('SIEGE-EX-2: Decoys thrown before deploying lower the aim', () => {
    const position = { p1: { hand: 'D34 X12 ED12 DECOY DECOY' } };
    expect(scenario(position).play('discardDecoy DECOY', 'deploy ED12').forces(0)[3]).toBe(1);
    expect(scenario(position).play('discardDecoy DECOY', 'discardDecoy DECOY', 'deploy ED12').forces(0)[2]).toBe(1);
  });

  test('SIEGE-EX-3: the last Decoy thrown before deploying', () => {
    const t = scenario({ p1: { hand: 'DECOY', pile: 10 } }).play('discardDecoy DECOY');
    expect([t.hand(0), t.pile(0), t.aim(0), t.why('finish')]).toEqual([4, 6, 4, 'SIEGE-TURN-4']);
    expect(
      scenario({ p1: { hand: 'DECOY', pile: 10 } })
        .play('deploy DECOY')
        .forces(0)[0],
    ).toBe(1);
  });

  test('SIEGE-EX-4: an empty hand and three cards in the pile', () => {
    const t = scenario({ p1: { hand: '', pile: 'DECOY D12 D12' }, p2: { hand: 'DECOY D12' } });
    expect([t.hand(0), t.s.endTriggered, t.aim(0)]).toEqual([3, true, 3]);
    t.play('deploy DECOY', 'finish');
    expect(t.actor).toBe(1);
    expect(game.actors(t.play('deploy DECOY', 'finish').s)).toEqual([]);
  });

  test('SIEGE-EX-5: which planet for which hand and shift', () => {
    const aim = (n: number, forcedShift: -1 | 0 | 1) =>
      scenario({ p1: { hand: hand(n), pending: { forcedShift } } }).aim(0);
    expect([7, 8, 9, 12].map((n) => aim(n, 0))).toEqual([7, 8, 8, 8]);
    expect([aim(7, 1), aim(8, -1), aim(9, -1), aim(1, -1), aim(1, 1)]).toEqual([8, 7, 8, 1, 2]);
  });

  test('SIEGE-EX-6: a Marshal between two forces', () => {
    const t = scenario({ p1: { hand: hand(3, 'MARSHAL'), forces: { 2: 1, 4: 2 } } }).play('deploy MARSHAL');
    expect([t.forces(0)[2], t.legal()]).toEqual([1, ['pull 2', 'pull 4']]);
    expect(t.play('pull 4').forces(0)).toEqual([0, 1, 2, 1, 0, 0, 0, 0]);
  });

  test('SIEGE-EX-7: a Marshal at planet 1', () => {
    expect(
      scenario({ p1: { hand: 'MARSHAL', forces: { 8: 3 } } })
        .play('deploy MARSHAL')
        .forces(0),
    ).toEqual([1, 0, 0, 0, 0, 0, 0, 3]);
    expect(
      scenario({ p1: { hand: 'MARSHAL', forces: { 2: 1, 8: 3 } } })
        .play('deploy MARSHAL')
        .forces(0),
    ).toEqual([2, 0, 0, 0, 0, 0, 0, 3]);
  });

  test('SIEGE-EX-8: a Raider to Siptou', () => {
    const t = scenario({ p1: { hand: hand(6, 'RAIDER') } }).play('deploy RAIDER', 'choosePlanet 1');
    expect([t.forces(0)[0], t.hand(0), activations(t.legal())]).toEqual([1, 5, []]);
  });

  test('SIEGE-EX-9: an Oracle uses Nyx', () => {
    const t = scenario({ sides: 'aaaaaaba', p1: { hand: hand(3, 'ORACLE') }, p2: { forces: { 3: 2, 7: 1 } } });
    t.play('deploy ORACLE', 'activate 7 8');
    expect(t.forces(1)).toEqual([0, 0, 1, 0, 0, 0, 1, 1]);
    expect(activations(t.legal())).toEqual([]);
  });

  test('SIEGE-EX-10: a Vanguard followed by a D34', () => {
    const t = scenario({ p1: { hand: 'VANGUARD D34 X12 ED12 DECOY', pile: 12 } });
    t.play('deploy VANGUARD', 'deploy D34', 'chooseNumber 4');
    expect([t.forces(0)[4], t.hand(0), t.pile(0), activations(t.legal()), t.aim(0)]).toEqual([2, 7, 8, [], 7]);
  });

  test('SIEGE-EX-11: a Vanguard followed by a Raider', () => {
    const t = scenario({ p1: { hand: 'VANGUARD RAIDER', pile: 8 } }).play('deploy VANGUARD', 'deploy RAIDER');
    expect([t.forces(0)[1], t.actor, t.hand(0), t.pile(0)]).toEqual([2, 1, 4, 4]);
  });

  test('SIEGE-EX-12: a D34 turned on the enemy by Ambyria', () => {
    const t = scenario({ p1: { hand: hand(4, 'D34') }, p2: { hand: 'D12 D12 D12', pile: 9 } });
    t.play('deploy D34', 'declare true', 'chooseNumber 4');
    expect([t.hand(1), t.pile(1), t.aim(1), t.hand(0)]).toEqual([7, 5, 7, 3]);
  });

  test('SIEGE-EX-13: an X23 for both by Taltuva', () => {
    const t = scenario({
      sides: 'aaabaaaa',
      p1: { hand: 'X23 D12 D12 D12', pile: 10 },
      p2: { hand: 'D12 X12', pile: 10 },
    });
    t.play('deploy X23', 'declare true', 'chooseNumber 3');
    expect([t.discarded(0).length, t.discarded(1).length]).toEqual([3, 2]);
    expect([t.actor, t.step, t.hand(0), t.hand(1)]).toEqual([1, 'deploy', 4, 4]);
  });

  test('SIEGE-EX-14: a D34 reversed by Aspal', () => {
    const position = { sides: 'aaaabaaa', p1: { hand: 'D34 X12 X12 X12 X23' } };
    const t = scenario(position).play(
      'deploy D34',
      'declare true',
      'chooseNumber 3',
      'discard X12',
      'discard X12',
      'discard X12',
    );
    expect([t.hand(0), t.aim(0)]).toEqual([1, 1]);
    expect(scenario(position).play('deploy D34', 'declare false', 'chooseNumber 3').hand(0)).toBe(7);
  });

  test('SIEGE-EX-15: an ED23 against Plomeena', () => {
    const t = scenario({
      active: 1,
      p1: { hand: 'DECOY D12', pile: 9 },
      p2: { hand: 'ED23 ED23 D12', pending: { enemyShielded: true } },
    });
    t.play('deploy ED23');
    expect([t.forces(1)[2], t.pile(0), t.step]).toEqual([1, 9, 'wrapUp']);
    t.play('finish', 'deploy DECOY', 'finish', 'deploy ED23', 'chooseNumber 2');
    expect(t.pile(0)).toBe(7);
  });

  test('SIEGE-EX-16: Cordontion and a Decoy', () => {
    const seen = { D12: 0, MARSHAL: 0 };
    for (let i = 0; i < 200; i++) {
      const t = scenario({
        active: 1,
        seed: `ex16 ${i}`,
        p2: { hand: 'DECOY D12 MARSHAL', forces: { 1: 1, 3: 1 }, pending: { randomDeploy: true } },
      });
      t.play('discardDecoy DECOY');
      expect(t.aim(1)).toBe(2);
      t.play('deployRandom');
      seen[t.step === 'pull' ? 'MARSHAL' : 'D12']++;
      expect(t.legal()).toEqual(t.step === 'pull' ? ['pull 1', 'pull 3'] : ['chooseNumber 1', 'chooseNumber 2']);
    }
    expect(Math.abs(seen.D12 - 100)).toBeLessThan(35);
  });

  test('SIEGE-EX-17: an Oracle under Zahwilta', () => {
    const t = scenario({ active: 1, p2: { hand: 'ORACLE D12', pending: { noPlanetEffect: true } } }).play(
      'deploy ORACLE',
    );
    expect([t.forces(1)[1], t.legal()]).toEqual([1, ['finish']]);
  });

  test('SIEGE-EX-18: Emalto’s shift and an X12', () => {
    const t = scenario({ p1: { hand: hand(4, 'X12'), pending: { mayShift: true } } }).play(
      'aim 1',
      'deploy X12',
      'chooseNumber 1',
      'discard D12',
    );
    expect([t.forces(0)[4], t.hand(0), t.s.players[0].pending.mayShift]).toEqual([1, 2, false]);
  });

  test('SIEGE-EX-19: Siptou moves a force', () => {
    const t = scenario({ p1: { hand: 'DECOY', forces: { 6: 4 } } }).play('deploy DECOY', 'activate 1 6,7');
    expect(t.forces(0)).toEqual([1, 0, 0, 0, 0, 0, 4, 0]);
  });

  test('SIEGE-EX-20: Hyperion with an EX12', () => {
    const t = scenario({ p1: { hand: 'ED12 EX12 X12 DECOY MARSHAL D12' }, p2: { hand: 'D12 D12 D12' } });
    t.play('deploy ED12', 'chooseNumber 1');
    expect(activations(t.legal())).toEqual(['activate D12 6', 'activate X12 6', 'activate EX12 6']);
    t.play('activate EX12 6', 'chooseNumber 2');
    expect([t.discarded(0), t.actor, t.hand(1)]).toEqual([['EX12'], 1, 4]);
    t.play('discard D12', 'discard D12');
    expect([t.hand(1), t.hand(0)]).toEqual([2, 4]);
  });

  test('SIEGE-EX-21: Clio gives two cards', () => {
    const t = scenario({ sides: 'aaaaabaa', p1: { hand: hand(6, 'DECOY', 'DECOY', 'X23') }, p2: { hand: 'D34 D34' } });
    t.play('deploy DECOY');
    expect(t.hand(0)).toBe(5);
    t.play('activate 6', 'give X23', 'give DECOY', 'stop');
    expect([t.hand(0), t.hand(1), t.aim(1)]).toEqual([3, 4, 4]);
    expect(game.view(t.s, 0).players[1].known).toEqual([key(0, 'X23'), key(0, 'DECOY')]);
    const discards = scenario({ active: 0, p1: { hand: hand(2, 'EX12') }, p2: { hand: 'X23* D34', known: 'X23*' } });
    discards.play('deploy EX12', 'chooseNumber 1', 'discard X23*');
    expect([discards.discarded(1), game.view(discards.s, 0).players[1].known]).toEqual([['X23*'], []]);
  });

  test('SIEGE-EX-22: Artemis after a Marshal', () => {
    const t = scenario({ p1: { hand: hand(7, 'MARSHAL'), forces: { 6: 'X12' } } }).play(
      'deploy MARSHAL',
      'activate 7 2',
    );
    expect(game.view(t.s, 0).players[0].forces[1]).toEqual([key(0, 'MARSHAL')]);
    expect(game.view(t.s, 0).players[0].forces[6]).toEqual([key(0, 'X12')]);
    expect(t.legal()).toEqual(['finish']);
  });

  test('SIEGE-EX-23: Pandemonia with the whole hand', () => {
    const t = scenario({ p1: { hand: hand(9, 'ED12'), pile: 5 } }).play('deploy ED12', 'chooseNumber 1', 'activate 8');
    for (let i = 0; i < 8; i++) t.play(t.legal()[0]);
    expect([t.actor, t.hand(0), t.pile(0), t.aim(0)]).toEqual([1, 4, 1, 4]);
  });

  test('SIEGE-EX-24: Aether after the trigger', () => {
    const t = scenario({ sides: 'aaaaaaab', p1: { hand: hand(8, 'D34'), pile: 3 } }).play('deploy D34');
    expect([t.step, t.pile(0), t.s.endTriggered, t.hand(0)]).toEqual(['wrapUp', 0, true, 10]);
    t.play('activate 8');
    expect([t.hand(0), t.pile(0), t.actor, t.s.endTriggered]).toEqual([4, 6, 1, true]);
  });

  test('SIEGE-EX-25: the second player empties the first player’s pile', () => {
    const t = scenario({ active: 1, p1: { pile: 2 }, p2: { hand: 'ED23 D12', pile: 7 } }).play('deploy ED23');
    expect([t.pile(0), t.step, t.s.endTriggered]).toEqual([0, 'wrapUp', true]);
    expect(game.actors(t.play('finish').s)).toEqual([]);
  });

  test('SIEGE-EX-26: the printed result, 3 to 2½', () => {
    const t = scenario({
      active: 1,
      endTriggered: true,
      p1: { forces: { 1: 2, 3: 2, 4: 4, 5: 1, 6: 1 } },
      p2: { hand: '', pile: 0, forces: { 1: 1, 2: 1, 3: 2, 4: 3, 5: 2, 8: 1 } },
    });
    expect(halfPoints(t.s)).toEqual([6, 5]);
    expect(game.outcome(t.s)).toEqual({ points: [3, 2.5], places: [1, 2], winners: [0] });
  });

  test('SIEGE-EX-27: 8+ decides, or a tie', () => {
    const result = (eight: number) =>
      game.outcome(
        scenario({
          active: 1,
          endTriggered: true,
          p1: { forces: { 2: 1, 3: 1, 4: 2, 5: 1, 8: eight } },
          p2: { hand: '', pile: 0, forces: { 1: 1, 7: 1, 4: 2, 5: 1 } },
        }).s,
      );
    expect(result(1)).toEqual({ points: [2.5, 2], places: [1, 2], winners: [0] });
    expect(result(0)).toEqual({ points: [2, 2], places: [1, 1], winners: [0, 1] });
  });

  test('SIEGE-EX-28: a final turn without cards', () => {
    const t = scenario({ p1: { hand: 'D12 DECOY', pile: 1 }, p2: { hand: '', pile: 0 } }).play('deploy D12', 'finish');
    expect([game.actors(t.s), t.forces(1).some((n) => n > 0)]).toEqual([[], false]);
    expect(t.events.map((e) => e.type)).toEqual(['turn', 'noDeployment', 'over']);
  });

  test('SIEGE-EX-29: the last card is an X12', () => {
    const t = scenario({ p1: { hand: 'X12', pile: 8 } }).play('deploy X12');
    expect([t.step, t.forces(0)[0], t.legal().length, t.legal()[0]]).toEqual(['wrapUp', 1, 8, 'finish']);
    expect(activations(t.legal())).toHaveLength(7);
    t.play('finish');
    expect([t.hand(0), t.pile(0)]).toEqual([4, 4]);
  });

  test('SIEGE-EX-30: a wrap-up waits for finish although nothing else is legal', () => {
    const t = scenario({ p1: { hand: hand(4, 'MARSHAL'), pending: { noPlanetEffect: true } } }).play('deploy MARSHAL');
    expect([t.forces(0)[3], t.step, t.legal()]).toEqual([1, 'wrapUp', ['finish']]);
  });

  test('SIEGE-EX-31: a new match', () => {
    const s = game.setup(2, game.defaults, keyFromSeed('a new match'));
    expect(s.sides).toHaveLength(8);
    for (const p of s.players) {
      expect([p.hand.length, p.pile.length, p.discards.length, p.forces.flat().length]).toEqual([4, 26, 0, 0]);
    }
    expect(game.actors(s)).toEqual([s.first]);
    expect([s.stack.at(-1)?.step, aimOf(s, s.first)]).toEqual(['deploy', 4]);
  });

  test('SIEGE-EX-32: Valtinia with an empty planet', () => {
    const t = scenario({ sides: 'baaaaaaa', p1: { hand: 'ED12', forces: { 2: 1 } }, p2: { forces: { 4: 3 } } });
    t.play('deploy ED12', 'chooseNumber 1', 'activate 1 4,8');
    expect([t.forces(1), t.forces(0)]).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 3],
      [1, 1, 0, 0, 0, 0, 0, 0],
    ]);
  });

  test('SIEGE-EX-33: Iontian lowers the enemy’s aim for one turn', () => {
    const t = scenario({ sides: 'aabaaaaa', p1: { hand: 'EX12 DECOY D12' }, p2: { hand: hand(6, 'DECOY') } });
    t.play('deploy EX12', 'chooseNumber 1', 'discard D12', 'activate 3 -1', 'finish');
    expect([t.hand(1), t.aim(1), t.step]).toEqual([5, 4, 'deploy']);
    t.play('deploy DECOY', 'finish', 'deploy DECOY', 'finish');
    expect([t.actor, t.hand(1), t.aim(1)]).toEqual([1, 4, 4]);
  });

  test('SIEGE-EX-34: a whole turn', () => {
    for (const [drawn, extra] of [
      ['X12', []],
      ['DECOY', ['discardDecoy DECOY']],
    ] as const) {
      const t = scenario({ p1: { hand: 'D12 X23 ED23', pile: `${drawn} ${hand(9)}` }, p2: { hand: 'DECOY D12' } });
      t.play('deploy D12', 'chooseNumber 1', 'activate 3');
      expect([t.forces(0)[2], t.hand(0), t.pile(0), t.legal()]).toEqual([1, 3, 9, ['finish', ...extra]]);
      t.play('finish');
      expect([t.actor, t.hand(0)]).toEqual([1, 3]);
      t.play('deploy DECOY', 'finish');
      expect([t.actor, t.step]).toEqual([0, 'aim']);
    }
  });

  test('SIEGE-EX-35: a forced discard with a Decoy in hand', () => {
    const position = { p1: { hand: 'EX12 D12' }, p2: { hand: 'D12 X12 DECOY', pile: 9 } };
    const t = scenario(position).play('deploy EX12', 'chooseNumber 2');
    expect(t.legal()).toEqual(['discard D12', 'discard X12', 'discard DECOY']);
    t.play('discard X12', 'discard DECOY');
    expect([t.holds(1), t.aim(1)]).toEqual([['D12'], 1]);
    const kept = scenario(position).play(
      'deploy EX12',
      'chooseNumber 2',
      'discard D12',
      'discard X12',
      'finish',
      'discardDecoy DECOY',
    );
    expect([kept.hand(1), kept.pile(1), kept.aim(1)]).toEqual([4, 5, 4]);
  });

  test('SIEGE-EX-36: Iontian met with Decoys', () => {
    const t = scenario({ sides: 'aabaaaaa', p1: { hand: hand(3, 'DECOY') }, p2: { hand: 'D12 MARSHAL DECOY DECOY' } });
    t.play('deploy DECOY', 'activate 3 1');
    expect(t.actor).toBe(0);
    t.play('finish');
    expect(t.aim(1)).toBe(5);
    expect(t.play('discardDecoy DECOY').aim(1)).toBe(4);
    expect(t.play('discardDecoy DECOY').aim(1)).toBe(3);
  });
});
