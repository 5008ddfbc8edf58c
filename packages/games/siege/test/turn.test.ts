import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scenario } from '../src/scenario.ts';

describe('sequence of play', () => {
  test('SIEGE-TURN-1: the first player begins and turns alternate', () => {
    const t = scenario({ p1: { hand: 'DECOY D12' }, p2: { hand: 'DECOY D12' } });
    expect(t.actor).toBe(0);
    t.play('deploy DECOY', 'finish');
    expect(t.actor).toBe(1);
    t.play('deploy DECOY', 'finish');
    expect(t.actor).toBe(0);
    expect(game.check(t.s, 1, { type: 'finish' })?.rule).toBe('SIEGE-TURN-1');
  });

  test('SIEGE-TURN-2: a player without an alien draws four at the start of the turn', () => {
    const t = scenario({ p1: { hand: '', pile: 9 } });
    expect([t.hand(0), t.pile(0), t.step]).toEqual([4, 5, 'deploy']);
    expect(scenario({ p1: { hand: 'D12', pile: 9 } }).hand(0)).toBe(1);
  });

  test('SIEGE-TURN-3: the number of aliens in hand is the deployment value', () => {
    for (const n of [1, 2, 3, 5, 6]) expect(scenario({ p1: { hand: n } }).aim(0)).toBe(n);
  });

  test('SIEGE-TURN-4: exactly one alien is deployed, and it is not optional', () => {
    const t = scenario({ p1: { hand: 'DECOY D12 D34' } });
    expect(t.why('finish')).toBe('SIEGE-TURN-4');
    t.play('deploy DECOY');
    expect(t.why('deploy D12')).toBe('SIEGE-TURN-4');
  });

  test('SIEGE-TURN-5: the effect of the deployed alien is applied and its choice announced at once', () => {
    const t = scenario({ p1: { hand: 'D34 DECOY' } }).play('deploy D34');
    expect(t.step).toBe('chooseNumber');
    t.play('chooseNumber 3');
    expect(t.hand(0)).toBe(4);
    expect(t.events[0]).toEqual({ type: 'number', seat: 0, number: 3 });
  });

  test('SIEGE-TURN-6: afterwards the effect of the planet deployed to may be activated, or left', () => {
    const t = scenario({ p1: { hand: 'DECOY D12' } }).play('deploy DECOY');
    expect(t.legal()).toEqual(['finish', 'activate 2']);
    t.play('activate 2');
    expect(t.why('activate 2')).toBe('SIEGE-TURN-6');
  });

  test('SIEGE-TURN-7: a player whose hand is empty at the end of the own turn draws four', () => {
    const t = scenario({ p1: { hand: 'DECOY', pile: 9 } }).play('deploy DECOY', 'finish');
    expect([t.actor, t.hand(0), t.pile(0)]).toEqual([1, 4, 5]);
  });

  test('SIEGE-TURN-8: then the enemy takes a turn', () => {
    const t = scenario({ p1: { hand: 'DECOY D12' } }).play('deploy DECOY', 'finish');
    expect([t.s.active, t.s.turns, t.step]).toEqual([1, 2, 'deploy']);
  });

  test('SIEGE-TURN-9: with hand and draw pile empty the turn passes without a deployment', () => {
    const t = scenario({ active: 1, endTriggered: true, p2: { hand: '', pile: 0 } });
    expect(t.events.map((e) => e.type)).toContain('noDeployment');
    expect(t.forces(1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(game.outcome(t.s)).toBeDefined();
  });
});

describe('deployment value', () => {
  test('SIEGE-DV-1: the alien to be deployed is counted', () => {
    expect(
      scenario({ p1: { hand: 'DECOY DECOY DECOY' } })
        .play('deploy DECOY')
        .forces(0)[2],
    ).toBe(1);
  });

  test('SIEGE-DV-2: a value from 1 to 7 aims at the planet with that number', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const t = scenario({ p1: { hand: `DECOY ${n - 1}` } }).play('deploy DECOY');
      expect(t.forces(0).indexOf(1)).toBe(n - 1);
    }
    expect(scenario({ p1: { hand: 'DECOY DECOY' } }).why('choosePlanet 5')).toBe('SIEGE-DV-2');
  });

  test('SIEGE-DV-3: a value of 8 or more aims at planet 8+', () => {
    for (const n of [8, 9, 12]) {
      const t = scenario({ p1: { hand: `DECOY ${n - 1}` } });
      expect(t.why('choosePlanet 7')).toBe('SIEGE-DV-3');
      expect(t.play('deploy DECOY').forces(0)[7]).toBe(1);
    }
  });

  test('SIEGE-DV-4: a deployment value is never below 1', () => {
    const t = scenario({ p1: { hand: 'DECOY', pending: { forcedShift: -1 } } });
    expect(t.aim(0)).toBe(1);
    expect(t.play('deploy DECOY').forces(0)[0]).toBe(1);
  });

  test('SIEGE-DV-5: adjusting a deployment value neither draws nor discards', () => {
    const t = scenario({ p1: { hand: 'DECOY D12 X12', pile: 9, pending: { mayShift: true } } }).play('aim 1');
    expect([t.hand(0), t.pile(0), t.discarded(0), t.aim(0)]).toEqual([3, 9, [], 4]);
  });
});

describe('deploying', () => {
  test('SIEGE-DEPLOY-1: the alien goes from the hand to the own siege force at the planet aimed at', () => {
    const t = scenario({ p1: { hand: 'DECOY D12 X12' } }).play('deploy DECOY');
    expect(t.holds(0)).toEqual(['D12', 'X12']);
    expect(t.forces(0)).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    expect(t.forces(1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(game.check(scenario().s, 0, { type: 'deploy', card: 'antillian/raider' })?.rule).toBe('SIEGE-DEPLOY-1');
  });

  test('SIEGE-DEPLOY-2: the effect must be carried out as far as possible', () => {
    const t = scenario({ p1: { hand: 'X23 D12 D12 D12' }, sides: 'aaaaaaaa' }).play('deploy X23', 'declare false');
    expect(t.why('finish')).toBe('SIEGE-DEPLOY-2');
    expect(t.legal()).toEqual(['chooseNumber 2', 'chooseNumber 3']);
  });

  test('SIEGE-DEPLOY-3: siege forces grow, and their value is the number of aliens', () => {
    const t = scenario({ p1: { hand: 'DECOY D12', forces: { 2: 3 } } }).play('deploy DECOY');
    expect(t.forces(0)).toEqual([0, 4, 0, 0, 0, 0, 0, 0]);
  });

  test('SIEGE-DRAW-1: drawing takes the top card of the own pile into the own hand', () => {
    const t = scenario({ active: 0, p1: { hand: 'ED12 X12' }, p2: { hand: 'D12', pile: 'RAIDER ORACLE D34' } });
    t.play('deploy ED12', 'chooseNumber 1');
    expect([t.holds(1), t.pile(1), t.pile(0)]).toEqual([['D12', 'RAIDER'], 2, 10]);
  });

  test('SIEGE-DRAW-2: too few cards in the pile: as many as possible are drawn', () => {
    const t = scenario({ p1: { hand: 'D34 X12', pile: 2 } }).play('deploy D34');
    expect([t.hand(0), t.pile(0)]).toEqual([3, 0]);
  });

  test('SIEGE-DRAW-3: the discard pile is never shuffled back', () => {
    const t = scenario({ p1: { hand: 'DECOY DECOY', pile: 0 }, endTriggered: true });
    t.play('discardDecoy DECOY', 'discardDecoy DECOY');
    expect([t.discarded(0), t.hand(0), t.pile(0)]).toEqual([['DECOY', 'DECOY'], 0, 0]);
  });

  test('SIEGE-DISCARD-1: a discard goes from the own hand to the own discard pile, by own choice', () => {
    const t = scenario({ p1: { hand: 'EX12 X12' }, p2: { hand: 'D12 RAIDER ORACLE' } }).play(
      'deploy EX12',
      'chooseNumber 1',
    );
    expect([t.actor, t.legal()]).toEqual([1, ['discard D12', 'discard RAIDER', 'discard ORACLE']]);
    t.play('discard RAIDER');
    expect([t.holds(1), t.discarded(1), t.discarded(0)]).toEqual([['D12', 'ORACLE'], ['RAIDER'], []]);
    expect(game.check(t.s, t.actor, { type: 'discard', card: 'antillian/decoy' })?.rule).toBe('SIEGE-DISCARD-1');
  });

  test('SIEGE-DISCARD-2: too few cards in hand: as many as possible are discarded', () => {
    const t = scenario({ p1: { hand: 'EX12 X12' }, p2: { hand: 'RAIDER' } }).play('deploy EX12');
    expect([t.hand(1), t.discarded(1)]).toEqual([0, ['RAIDER']]);
  });
});
