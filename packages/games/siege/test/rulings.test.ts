import { advance, keyFromSeed, start, undo, undoLimit } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, game, halfPoints } from '../src/index.ts';
import { key, scenario } from '../src/scenario.ts';

const hand = (n: number, ...codes: string[]) => [...codes, n - codes.length].join(' ');
const activations = (legal: string[]) => legal.filter((a) => a.startsWith('activate'));

describe('rulings on the deployment value', () => {
  test('SIEGE-RULING-5: the row is no ring: planet 1 and planet 8+ are no neighbours', () => {
    const one = scenario({ p1: { hand: 'MARSHAL', forces: { 8: 3 } } }).play('deploy MARSHAL');
    expect(one.forces(0)).toEqual([1, 0, 0, 0, 0, 0, 0, 3]);
    const eight = scenario({ p1: { hand: hand(8, 'MARSHAL'), forces: { 1: 3, 7: 1 } } }).play('deploy MARSHAL');
    expect(eight.forces(0)).toEqual([3, 0, 0, 0, 0, 0, 0, 2]);
  });

  test('SIEGE-RULING-6: the deployment value is live: a DECOY thrown before deploying lowers it', () => {
    const t = scenario({ p1: { hand: hand(5, 'DECOY') } });
    expect(t.aim(0)).toBe(5);
    expect(t.play('discardDecoy DECOY').aim(0)).toBe(4);
  });

  test('SIEGE-RULING-7: throwing the last card before deploying draws four at once, again and again', () => {
    const t = scenario({ p1: { hand: 'DECOY', pile: 'DECOY DECOY DECOY* DECOY* D12 D12 D12 D34 X12 X12' } }).play(
      'discardDecoy DECOY',
    );
    expect([t.hand(0), t.pile(0), t.step]).toEqual([4, 6, 'deploy']);
    for (const decoy of ['DECOY', 'DECOY', 'DECOY*', 'DECOY*']) t.play(`discardDecoy ${decoy}`);
    expect([t.hand(0), t.pile(0), t.aim(0)]).toEqual([4, 2, 4]);
    const shifted = scenario({ p1: { hand: 'DECOY', pile: 9, pending: { mayShift: true } } }).play(
      'aim 1',
      'discardDecoy DECOY',
    );
    expect([shifted.step, shifted.aim(0)]).toEqual(['deploy', 5]);
    const notYet = scenario({ p1: { hand: 'DECOY', pile: 9, pending: { mayShift: true } } }).play('discardDecoy DECOY');
    expect([notYet.step, notYet.hand(0)]).toEqual(['aim', 4]);
  });

  test('SIEGE-RULING-8: a DECOY is thrown at own steps only; a forced discard and the enemy’s turn do not ask', () => {
    const t = scenario({ p1: { hand: 'EX12 D12' }, p2: { hand: 'DECOY DECOY D12 D12' } }).play(
      'deploy EX12',
      'chooseNumber 2',
    );
    expect([t.step, t.legal()]).toEqual(['discard', ['discard D12', 'discard DECOY']]);
    expect(game.check(t.s, 1, { type: 'discardDecoy', card: key(1, 'DECOY') })?.rule).toBe('SIEGE-RULING-8');
    t.play('discard D12', 'discard D12');
    expect(game.check(t.s, 1, { type: 'discardDecoy', card: key(1, 'DECOY') })?.rule).toBe('SIEGE-TURN-1');
    t.play('finish');
    expect(t.legal()).toContain('discardDecoy DECOY');
  });

  test('SIEGE-RULING-9: several DECOYs may be thrown in one turn', () => {
    const t = scenario({ p1: { hand: hand(5, 'DECOY', 'DECOY', 'DECOY') } });
    for (let i = 0; i < 3; i++) t.play('discardDecoy DECOY');
    expect([t.aim(0), t.discarded(0)]).toEqual([2, ['DECOY', 'DECOY', 'DECOY']]);
  });

  test('SIEGE-RULING-10: throwing everything away skips the deployment only with an empty pile', () => {
    const passes = scenario({ endTriggered: true, p1: { hand: 'DECOY', pile: 0 } }).play('discardDecoy DECOY');
    expect([passes.actor, passes.forces(0).some((n) => n > 0)]).toEqual([1, false]);
    const stays = scenario({ p1: { hand: 'DECOY', pile: 1 } }).play('discardDecoy DECOY');
    expect([stays.actor, stays.step, stays.hand(0)]).toEqual([0, 'deploy', 1]);
  });

  test('SIEGE-RULING-11: a DECOY picked for deployment is no longer in hand', () => {
    const t = scenario({ p1: { hand: 'DECOY MARSHAL', pending: { randomDeploy: true } }, seed: 'a decoy is picked' });
    t.play('deployRandom');
    const deployed = game.view(t.s, 0).players[0].forces[1][0] === key(0, 'DECOY');
    expect(t.holds(0)).toEqual([deployed ? 'MARSHAL' : 'DECOY']);
    const raider = scenario({ p1: { hand: 'RAIDER D12' } }).play('deploy RAIDER');
    expect(raider.holds(0)).toEqual(['D12']);
    const wrapUp = scenario({ p1: { hand: 'DECOY D12 X12' } }).play('deploy DECOY');
    expect(game.check(wrapUp.s, 0, { type: 'discardDecoy', card: key(0, 'DECOY') })?.rule).toBe('SIEGE-RULING-11');
  });

  test('SIEGE-RULING-12: fewer than four cards drawn in step 1 are enough', () => {
    const t = scenario({ p1: { hand: '', pile: 2 } });
    expect([t.hand(0), t.aim(0), t.step]).toEqual([2, 2, 'deploy']);
  });

  test('SIEGE-RULING-13: a hand emptied in the own turn draws four only in step 5', () => {
    const t = scenario({ p1: { hand: 'D12', pile: 9 } }).play('deploy D12', 'chooseNumber 1', 'finish');
    expect(t.hand(0)).toBe(1);
    const empty = scenario({ p1: { hand: 'DECOY', pile: 9 } }).play('deploy DECOY');
    expect([empty.step, empty.hand(0)]).toEqual(['wrapUp', 0]);
    expect(empty.play('finish').hand(0)).toBe(4);
  });

  test('SIEGE-RULING-14: a hand emptied in the enemy’s turn draws four in the own step 1', () => {
    const t = scenario({ p1: { hand: 'EX12 D12' }, p2: { hand: 'X12', pile: 9 } }).play('deploy EX12');
    expect([t.hand(1), t.pile(1)]).toEqual([0, 9]);
    t.play('finish');
    expect([t.hand(1), t.pile(1)]).toEqual([4, 5]);
  });

  test('SIEGE-RULING-15: no limit of hands and siege forces', () => {
    const t = scenario({ p1: { hand: hand(20, 'D34', 'DECOY'), forces: { 8: 6 }, pile: 4 } }).play(
      'deploy D34',
      'chooseNumber 4',
    );
    expect([t.hand(0), t.forces(0)[7], t.legal().includes('finish')]).toEqual([23, 7, true]);
  });

  test('SIEGE-RULING-16: value = max(1, hand + forced shift + own shift), then 8 or more is 8+', () => {
    expect(scenario({ p1: { hand: hand(3), pending: { forcedShift: 1 } } }).aim(0)).toBe(4);
    expect(scenario({ p1: { hand: hand(1), pending: { forcedShift: -1 } } }).aim(0)).toBe(1);
    expect(
      scenario({ p1: { hand: hand(1), pending: { mayShift: true } } })
        .play('aim -1')
        .aim(0),
    ).toBe(1);
    expect(scenario({ p1: { hand: hand(9), pending: { forcedShift: 1 } } }).aim(0)).toBe(8);
  });

  test('SIEGE-RULING-17: the sum is formed before 8+ is read', () => {
    const aim = (n: number, forcedShift: -1 | 1) =>
      scenario({ p1: { hand: hand(n), pending: { forcedShift } } }).aim(0);
    expect([aim(8, -1), aim(9, -1), aim(7, 1)]).toEqual([7, 8, 8]);
  });

  test('SIEGE-RULING-18: Iontian’s sign is chosen openly at activation; 0 is no choice', () => {
    const t = scenario({ sides: 'aabaaaaa', p1: { hand: hand(3, 'DECOY') } }).play('deploy DECOY');
    expect(activations(t.legal())).toEqual(['activate 3 -1', 'activate 3 1']);
    expect(game.check(t.s, 0, { type: 'activate', planet: 3 })?.rule).toBe('SIEGE-RULING-18');
    t.play('activate 3 1');
    expect(game.view(t.s, 1).players[1].pending.forcedShift).toBe(1);
  });

  test('SIEGE-RULING-19: Emalto’s shift is chosen after step 1a, with DECOYs before and after it', () => {
    const t = scenario({ p1: { hand: '', pile: 'DECOY DECOY D12 D12 D12 D34', pending: { mayShift: true } } });
    expect([t.step, t.hand(0)]).toEqual(['aim', 4]);
    t.play('discardDecoy DECOY', 'aim 1', 'discardDecoy DECOY');
    expect([t.aim(0), t.step]).toEqual([3, 'deploy']);
  });

  test('SIEGE-RULING-20: a shift touches neither a RAIDER nor an additional alien', () => {
    const raider = scenario({ p1: { hand: hand(3, 'RAIDER'), pending: { forcedShift: 1 } } }).play(
      'deploy RAIDER',
      'choosePlanet 6',
    );
    expect(raider.forces(0)[5]).toBe(1);
    const two = scenario({ p1: { hand: hand(3, 'VANGUARD', 'DECOY'), pending: { forcedShift: 1 } } });
    expect(two.play('deploy VANGUARD', 'deploy DECOY').forces(0)[3]).toBe(2);
  });
});

describe('rulings on soldiers', () => {
  test('SIEGE-RULING-21: one of the two printed numbers must be chosen', () => {
    const t = scenario({ p1: { hand: hand(3, 'X23', 'DECOY') } }).play('deploy X23');
    expect([t.step, t.legal()]).toEqual(['wrapUp', ['finish', 'activate 3']]);
    const asked = scenario({ p1: { hand: hand(6, 'X23') } }).play('deploy X23');
    expect([asked.why('chooseNumber 1'), asked.why('chooseNumber 4'), asked.why('finish')]).toEqual([
      'SIEGE-RULING-21',
      'SIEGE-RULING-21',
      'SIEGE-DEPLOY-2',
    ]);
  });

  test('SIEGE-RULING-22: no number is asked if both have the same result for everybody', () => {
    expect(
      scenario({ p1: { hand: hand(2, 'D34'), pile: 3 } })
        .play('deploy D34')
        .hand(0),
    ).toBe(4);
    expect(scenario({ p1: { hand: hand(2, 'D34'), pile: 4 } }).play('deploy D34').step).toBe('chooseNumber');
    const t = scenario({ p1: { hand: hand(2, 'EX12') }, p2: { hand: 'D12 X12' } }).play(
      'deploy EX12',
      'chooseNumber 2',
    );
    expect([t.hand(1), t.actor]).toEqual([0, 0]);
  });

  test('SIEGE-RULING-23: the number is announced after the soldier is placed, before any card moves', () => {
    const t = scenario({ p1: { hand: hand(3, 'D34') } }).play('deploy D34');
    expect([t.step, t.forces(0)[2], t.hand(0), t.pile(0)]).toEqual(['chooseNumber', 1, 2, 10]);
  });

  test('SIEGE-RULING-24: the changing planets leave numbers and choosers as they are', () => {
    const ambyria = scenario({ p1: { hand: 'X23 D12 D12 D12' }, p2: { hand: 'D12 X12 D34 RAIDER' } }).play(
      'deploy X23',
      'declare true',
    );
    expect([ambyria.actor, ambyria.legal()]).toEqual([0, ['chooseNumber 2', 'chooseNumber 3']]);
    ambyria.play('chooseNumber 2');
    expect([ambyria.actor, ambyria.step]).toEqual([1, 'discard']);
    const aspal = scenario({ sides: 'aaaabaaa', p1: { hand: hand(5, 'ED23') }, p2: { hand: 'D12 X12 D34 RAIDER' } });
    aspal.play('deploy ED23', 'declare true', 'chooseNumber 3');
    expect([aspal.actor, aspal.step]).toEqual([1, 'discard']);
  });

  test('SIEGE-RULING-25: Ambyria only for a soldier that affects you; Taltuva and Aspal for every soldier', () => {
    expect(scenario({ p1: { hand: hand(4, 'ED12') } }).play('deploy ED12').step).toBe('chooseNumber');
    expect(scenario({ p1: { hand: hand(4, 'X12') } }).play('deploy X12').step).toBe('declare');
    expect(scenario({ p1: { hand: hand(4, 'MARSHAL') } }).play('deploy MARSHAL').step).toBe('wrapUp');
    expect(scenario({ sides: 'aaabaaaa', p1: { hand: hand(4, 'ED12') } }).play('deploy ED12').step).toBe('declare');
    expect(scenario({ sides: 'aaaabaaa', p1: { hand: hand(5, 'ED12') } }).play('deploy ED12').step).toBe('declare');
    expect(scenario({ sides: 'aaaabaaa', p1: { hand: hand(5, 'DECOY') } }).play('deploy DECOY').step).toBe('wrapUp');
  });

  test('SIEGE-RULING-26: Taltuva: one number for both, the deploying player first', () => {
    const draws = scenario({ sides: 'aaabaaaa', p1: { hand: hand(4, 'D12') } }).play(
      'deploy D12',
      'declare true',
      'chooseNumber 2',
    );
    expect(draws.events.filter((e) => e.type === 'draw').map((e) => 'seat' in e && e.seat)).toEqual([0, 1]);
    const discards = scenario({ sides: 'aaabaaaa', p1: { hand: hand(4, 'X12') }, p2: { hand: 'D12 X12 D34' } });
    discards.play('deploy X12', 'declare true', 'chooseNumber 2');
    expect(discards.actor).toBe(0);
    discards.play('discard D12', 'discard D12');
    expect([discards.actor, discards.step]).toEqual([1, 'discard']);
  });

  test('SIEGE-RULING-27: what was not declared cannot be activated in step 4, and a declaration uses the effect up', () => {
    const t = scenario({ p1: { hand: hand(4, 'X12') } }).play(
      'deploy X12',
      'declare false',
      'chooseNumber 1',
      'discard D12',
    );
    expect([t.legal(), t.why('activate 4')]).toEqual([['finish'], 'SIEGE-RULING-27']);
    const declared = scenario({ p1: { hand: hand(4, 'X12') }, p2: { hand: '' } }).play('deploy X12', 'declare true');
    expect([declared.s.turn.used, declared.why('activate 4')]).toEqual([true, 'SIEGE-TURN-6']);
  });

  test('SIEGE-RULING-28: named, then declared, then placed, then the number', () => {
    const t = scenario({ p1: { hand: hand(4, 'D34') } }).play('deploy D34');
    expect([t.step, t.forces(0)[3], t.holds(0)]).toEqual(['declare', 0, ['D12', 'D12', 'D12']]);
    t.play('declare true');
    expect([t.step, t.forces(0)[3]]).toEqual(['chooseNumber', 1]);
  });
});

describe('rulings on planet effects and officers', () => {
  test('SIEGE-RULING-29: effects without a possible result are not offered; a next-turn effect always is', () => {
    expect(
      scenario({ sides: 'aaaaaaba', p1: { hand: hand(7, 'DECOY') } })
        .play('deploy DECOY')
        .legal(),
    ).toEqual(['finish']);
    expect(
      scenario({ active: 1, endTriggered: true, p2: { hand: hand(2, 'DECOY') } })
        .play('deploy DECOY')
        .legal(),
    ).toContain('activate 2');
    const t = scenario({ p1: { hand: 'DECOY' }, sides: 'baaaaaaa' }).play('deploy DECOY');
    expect(t.actor).toBe(1);
    const wrapUp = scenario({ p1: { hand: hand(6, 'DECOY', 'MARSHAL') } }).play('deploy DECOY');
    expect(game.check(wrapUp.s, 0, { type: 'activate', planet: 6, card: key(0, 'X23') })?.rule).toBe('SIEGE-RULING-29');
  });

  test('SIEGE-RULING-30: the ORACLE’s activation is not mandatory', () => {
    const t = scenario({ p1: { hand: hand(3, 'ORACLE') } }).play('deploy ORACLE');
    expect(t.play('finish').actor).toBe(1);
  });

  test('SIEGE-RULING-31: the ORACLE cannot choose Ambyria, Taltuva or Aspal', () => {
    for (const sides of ['aaaaaaaa', 'aaabbaaa']) {
      const t = scenario({ sides, p1: { hand: hand(3, 'ORACLE') } }).play('deploy ORACLE');
      expect(t.why('activate 4')).toBe('SIEGE-RULING-27');
      expect(t.why('activate 5')).toBe(sides[4] === 'b' ? 'SIEGE-RULING-27' : undefined);
    }
  });

  test('SIEGE-RULING-32: with the ORACLE, Artemis moves the ORACLE and Nyx looks at its planet', () => {
    const artemis = scenario({ p1: { hand: hand(3, 'ORACLE'), forces: { 7: 1 } } }).play('deploy ORACLE');
    expect(artemis.why('activate 7 3')).toBe('SIEGE-RULING-59');
    expect(artemis.play('activate 7 7').forces(0)).toEqual([0, 0, 0, 0, 0, 0, 2, 0]);
    const nyx = scenario({ sides: 'aaaaaaba', p1: { hand: hand(3, 'ORACLE') }, p2: { forces: { 3: 1, 7: 1 } } });
    expect(nyx.play('deploy ORACLE', 'activate 7 7').forces(1)).toEqual([0, 0, 0, 0, 0, 0, 2, 0]);
  });

  test('SIEGE-RULING-33: the ORACLE may use its own planet, but no reverse side', () => {
    const t = scenario({ sides: 'aabaaaaa', p1: { hand: hand(3, 'ORACLE') } }).play('deploy ORACLE');
    expect(t.legal()).toEqual(expect.arrayContaining(['activate 3 -1', 'activate 3 1']));
    expect(t.legal()).not.toContain('activate 3');
  });

  test('SIEGE-RULING-34: an ORACLE as additional alien opens nothing', () => {
    const t = scenario({ p1: { hand: hand(3, 'VANGUARD', 'ORACLE') } }).play('deploy VANGUARD', 'deploy ORACLE');
    expect([t.forces(0)[2], t.legal(), t.why('activate 2')]).toEqual([2, ['finish'], 'SIEGE-OFFICER-13']);
  });

  test('SIEGE-RULING-35: the additional alien is mandatory while the hand holds a card', () => {
    const t = scenario({ p1: { hand: hand(3, 'VANGUARD', 'DECOY', 'DECOY') } }).play('deploy VANGUARD');
    expect(t.why('finish')).toBe('SIEGE-RULING-35');
    t.play('discardDecoy DECOY', 'discardDecoy DECOY');
    expect([t.actor, t.forces(0)[2], t.hand(0)]).toEqual([1, 1, 4]);
    const alone = scenario({ p1: { hand: 'VANGUARD' } }).play('deploy VANGUARD');
    expect([alone.actor, alone.forces(0)[0]]).toEqual([1, 1]);
  });

  test('SIEGE-RULING-36: a second VANGUARD as additional alien brings a third', () => {
    const t = scenario({ p1: { hand: hand(4, 'VANGUARD', 'VANGUARD*', 'DECOY'), known: 'VANGUARD*' } });
    t.play('deploy VANGUARD', 'deploy VANGUARD*', 'deploy DECOY');
    expect([t.forces(0)[3], t.step]).toEqual([3, 'wrapUp']);
  });

  test('SIEGE-RULING-37: a RAIDER goes to one of the own eight forces, that of the deployment value included', () => {
    const t = scenario({ p1: { hand: hand(3, 'RAIDER') } }).play('deploy RAIDER');
    expect(t.legal()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((p) => `choosePlanet ${p}`));
    t.play('choosePlanet 3');
    expect([t.forces(0)[2], t.forces(1)[2]]).toEqual([1, 0]);
  });

  test('SIEGE-RULING-38: MARSHAL and Nyx move the alien that arrived last', () => {
    const pulled = scenario({ p1: { hand: hand(3, 'MARSHAL'), forces: { 2: 'D34 X12' } } }).play('deploy MARSHAL');
    expect(pulled.events.find((e) => e.type === 'move')).toMatchObject({ card: key(0, 'X12'), from: 2, to: 3 });
    const nyx = scenario({ sides: 'aaaaaaba', p1: { hand: hand(7, 'DECOY') }, p2: { forces: { 7: 'D34 X12' } } });
    nyx.play('deploy DECOY', 'activate 7 1');
    expect(nyx.events.find((e) => e.type === 'move')).toMatchObject({ card: key(1, 'X12') });
  });

  test('SIEGE-RULING-39: both know the cards given by Clio until they leave the hand; Aether hides them', () => {
    const t = scenario({
      sides: 'aaaaabab',
      p1: { hand: hand(6, 'DECOY', 'X23', 'X23') },
      p2: { hand: hand(6, 'X23', 'DECOY') },
    });
    t.play('deploy DECOY', 'activate 6', 'give X23', 'give X23', 'stop');
    const known = () => game.view(t.s, 0).players[1].known;
    expect(known()).toEqual([key(0, 'X23'), key(0, 'X23')]);
    expect(game.view(t.s, null).players[1].known).toEqual(known());
    t.play('finish');
    expect([t.hand(1), t.aim(1)]).toEqual([8, 8]);
    t.play('deploy X23*', 'chooseNumber 2', 'discard X23', 'discard D12');
    expect(known()).toEqual([key(0, 'X23')]);
    t.play('activate 8');
    expect(known()).toEqual([]);
    expect(game.view(t.s, 0).players[1].unseen).toContain(key(0, 'X23'));
  });

  test('SIEGE-RULING-40: given cards are the holder’s: his discard pile, his force, his pile, his “you”', () => {
    const t = scenario({ active: 1, p2: { hand: 'D34* X12 D12', known: 'D34*', pile: 9 } }).play(
      'deploy D34*',
      'chooseNumber 3',
    );
    expect([t.forces(1)[2], t.hand(1), t.pile(1), t.hand(0)]).toEqual([1, 5, 6, 4]);
    const thrown = scenario({ active: 1, p2: { hand: 'DECOY* D12', known: 'DECOY*' } }).play('discardDecoy DECOY*');
    expect([thrown.discarded(1), thrown.discarded(0)]).toEqual([['DECOY*'], []]);
    const aether = scenario({
      active: 1,
      sides: 'aaaaaaab',
      p2: { hand: hand(8, 'DECOY', 'X23*'), known: 'X23*', pile: 0 },
      endTriggered: true,
    });
    aether.play('deploy DECOY', 'activate 8');
    const { hand: held, pile } = aether.s.players[1];
    expect([...held, ...pile]).toHaveLength(7);
    expect([...held, ...pile]).toContain(cardOf(key(0, 'X23')));
  });

  test('SIEGE-RULING-41: Clio gives at least one card and may give the whole hand', () => {
    const t = scenario({ sides: 'aaaaabaa', p1: { hand: hand(6, 'DECOY') } }).play('deploy DECOY', 'activate 6');
    expect(t.why('stop')).toBe('SIEGE-RULING-41');
    const all = scenario({ sides: 'aaaaabaa', p1: { hand: 'ORACLE X12 X12', pile: 9 } });
    all.play('deploy ORACLE', 'activate 6', 'give X12', 'give X12');
    expect([all.actor, all.hand(0), all.pile(0)]).toEqual([1, 4, 5]);
  });

  test('SIEGE-RULING-42: moved and exchanged aliens trigger nothing', () => {
    const t = scenario({ p1: { hand: hand(3, 'MARSHAL'), forces: { 2: 'D34' } } }).play('deploy MARSHAL');
    expect([t.step, t.hand(0), t.forces(0)[2]]).toEqual(['wrapUp', 2, 2]);
    const artemis = scenario({ p1: { hand: hand(7, 'D34'), pile: 9 } }).play(
      'deploy D34',
      'chooseNumber 3',
      'activate 7 2',
    );
    expect([artemis.hand(0), artemis.legal()]).toEqual([9, ['finish']]);
  });

  test('SIEGE-RULING-43: an exchange needs two different planets of different value', () => {
    const t = scenario({ p1: { hand: 'DECOY', forces: { 4: 1 } } }).play('deploy DECOY');
    expect([t.why('activate 1 1,4'), t.why('activate 1 2,3'), t.why('activate 1 1,2')]).toEqual([
      'SIEGE-RULING-43',
      'SIEGE-RULING-43',
      undefined,
    ]);
    expect(activations(t.legal())).toHaveLength(12);
  });

  test('SIEGE-RULING-44: Hyperion discards first, then the effect, with the own choice of number, also under Cordontion', () => {
    const t = scenario({
      p1: { hand: 'DECOY DECOY DECOY MARSHAL MARSHAL X23', pending: { randomDeploy: true } },
      seed: 'an officer is picked',
    });
    t.play('deployRandom');
    if (t.step === 'chooseNumber') return expect.unreachable('chance picked the soldier: choose another seed');
    t.play('activate X23 6');
    expect([t.discarded(0), t.step, t.actor, t.forces(0)[5]]).toEqual([['X23'], 'chooseNumber', 0, 1]);
    t.play('chooseNumber 3');
    for (let i = 0; i < 3; i++) t.play(t.legal()[0]);
    expect([t.hand(0), t.s.turn.used]).toEqual([1, true]);
  });

  test('SIEGE-RULING-45: Plomeena protects from every soldier effect, from nothing else', () => {
    const shielded = { enemyShielded: true };
    const added = scenario({
      active: 1,
      p1: { pile: 9 },
      p2: { hand: hand(3, 'VANGUARD', 'ED23'), pending: shielded },
    });
    expect(added.play('deploy VANGUARD', 'deploy ED23').pile(0)).toBe(9);
    const hyperion = scenario({
      active: 1,
      p1: { hand: 'D12 D12 D12' },
      p2: { hand: hand(6, 'DECOY', 'EX12'), pending: shielded },
    });
    expect(hyperion.play('deploy DECOY', 'activate EX12 6').hand(0)).toBe(3);
    const clio = scenario({
      active: 1,
      sides: 'aaaaabaa',
      p1: { hand: 'D12' },
      p2: { hand: hand(6, 'DECOY'), pending: shielded },
    });
    expect(clio.play('deploy DECOY', 'activate 6', 'give D12', 'stop').hand(0)).toBe(2);
  });

  test('SIEGE-RULING-46: Plomeena is applied after Ambyria and Taltuva', () => {
    const shielded = { enemyShielded: true };
    const ambyria = scenario({ active: 1, p2: { hand: hand(4, 'D34'), pending: shielded } }).play(
      'deploy D34',
      'declare true',
    );
    expect([ambyria.step, ambyria.hand(0), ambyria.hand(1)]).toEqual(['wrapUp', 4, 3]);
    const taltuva = scenario({ active: 1, sides: 'aaabaaaa', p2: { hand: hand(4, 'ED12'), pending: shielded } });
    taltuva.play('deploy ED12', 'declare true', 'chooseNumber 2');
    expect([taltuva.hand(0), taltuva.hand(1)]).toEqual([4, 5]);
  });

  test('SIEGE-RULING-47: Zahwilta forbids every activation and declaration, not an earlier Emalto', () => {
    const silenced = { noPlanetEffect: true };
    const declare = scenario({ p1: { hand: hand(4, 'X12'), pending: silenced } }).play('deploy X12');
    expect(declare.step).toBe('chooseNumber');
    const oracle = scenario({ p1: { hand: hand(3, 'ORACLE'), pending: silenced } }).play('deploy ORACLE');
    expect([oracle.legal(), oracle.why('activate 5')]).toEqual([['finish'], 'SIEGE-P2B-1']);
    const emalto = scenario({ p1: { hand: hand(3, 'DECOY'), pending: { ...silenced, mayShift: true } } });
    expect(emalto.step).toBe('aim');
  });

  test('SIEGE-RULING-48: Cordontion: planet before the pick, every card equally likely, other choices own', () => {
    const counts = { D12: 0, X12: 0, D34: 0 };
    for (let i = 0; i < 600; i++) {
      const t = scenario({ seed: `pick ${i}`, p1: { hand: 'D12 X12 D34', pending: { randomDeploy: true } } }).play(
        'deployRandom',
      );
      expect(t.forces(0)[2]).toBe(1);
      const rest = t.holds(0);
      for (const code of ['D12', 'X12', 'D34'] as const) if (!rest.includes(code)) counts[code]++;
    }
    for (const n of Object.values(counts)) expect(Math.abs(n - 200)).toBeLessThan(50);
    const raider = scenario({ p1: { hand: 'RAIDER', pending: { randomDeploy: true } } }).play('deployRandom');
    expect([raider.step, raider.actor, raider.events[0]]).toEqual([
      'choosePlanet',
      0,
      { type: 'name', seat: 0, card: key(0, 'RAIDER'), random: true, reveals: true },
    ]);
    const soldier = scenario({ p1: { hand: 'X12 X12 X12 X23', pending: { randomDeploy: true } } }).play('deployRandom');
    expect(soldier.step).toBe('declare');
  });

  test('SIEGE-RULING-49: under Cordontion the additional alien is random too', () => {
    const t = scenario({
      p1: { hand: 'VANGUARD VANGUARD* DECOY', known: 'VANGUARD*', pending: { randomDeploy: true } },
      seed: 'vanguard first',
    });
    t.play('deployRandom');
    expect(t.step).toBe('additional');
    expect(t.legal()).toEqual(['deployRandom', 'discardDecoy DECOY']);
    expect(t.why('deploy DECOY')).toBe('SIEGE-P2A-1');
  });

  test('SIEGE-RULING-50: an effect of the enemy and an own Emalto apply together', () => {
    const t = scenario({ p1: { hand: hand(3, 'DECOY') }, p2: { hand: hand(2, 'DECOY') } });
    t.play('deploy DECOY', 'activate 3', 'finish', 'deploy DECOY', 'activate 2', 'finish');
    expect(t.s.turn.inForce).toMatchObject({ mayShift: true, randomDeploy: true });
    expect(t.play('aim 1').legal()).toEqual(['deployRandom']);
  });

  test('SIEGE-RULING-51: a next-turn effect lasts exactly the next turn of the affected player', () => {
    const t = scenario({
      p1: { hand: hand(5, 'DECOY', 'DECOY') },
      p2: { hand: hand(3, 'RAIDER', 'DECOY'), pending: { noPlanetEffect: true } },
    });
    t.play('deploy DECOY', 'finish');
    expect(t.s.turn.forbidden).toBe('zahwilta');
    t.play('deploy RAIDER', 'choosePlanet 1', 'finish', 'deploy DECOY', 'finish');
    expect([t.actor, t.s.turn.forbidden, t.s.players[1].pending.noPlanetEffect]).toEqual([1, '', false]);
  });

  test('SIEGE-RULING-52: Emalto used again while it works waits for the turn after', () => {
    const t = scenario({ p1: { hand: hand(3, 'DECOY'), pending: { mayShift: true } } }).play(
      'aim 0',
      'deploy DECOY',
      'activate 3',
    );
    expect([t.s.players[0].pending.mayShift, t.s.turn.aimed]).toEqual([true, true]);
    expect(t.step).toBe('wrapUp');
  });

  test('SIEGE-RULING-57: Aether, Clio and Pandemonia need a card in hand', () => {
    for (const [sides, planet] of [
      ['aaaaaaab', 8],
      ['aaaaabaa', 6],
      ['aaaaaaaa', 8],
    ] as const) {
      const t = scenario({ sides, p1: { hand: 'ORACLE' } }).play('deploy ORACLE');
      expect(t.why(`activate ${planet}`)).toBe('SIEGE-RULING-57');
    }
  });

  test('SIEGE-RULING-58: Pandemonia takes 1 card up to all, of any rank', () => {
    const t = scenario({ p1: { hand: hand(8, 'DECOY', 'RAIDER', 'ORACLE') } }).play('deploy DECOY', 'activate 8');
    expect([t.why('stop'), t.legal()]).toEqual([
      'SIEGE-RULING-58',
      ['jettison D12', 'jettison D34', 'jettison RAIDER', 'jettison ORACLE'],
    ]);
    t.play('jettison RAIDER', 'jettison ORACLE');
    for (let i = 0; i < 5; i++) t.play(t.legal()[0]);
    expect([t.actor, t.discarded(0).length]).toEqual([1, 7]);
  });

  test('SIEGE-RULING-59: Artemis to the same planet is not offered', () => {
    const t = scenario({ p1: { hand: hand(7, 'DECOY') } }).play('deploy DECOY');
    expect([t.why('activate 7 7'), t.why('activate 7 6')]).toEqual(['SIEGE-RULING-59', undefined]);
  });
});

describe('rulings on end, points and the rest', () => {
  test('SIEGE-RULING-53: the end is triggered when the last card is drawn, not when a draw fails', () => {
    const t = scenario({ p1: { hand: hand(2, 'D12'), pile: 2 } }).play('deploy D12', 'chooseNumber 2');
    expect([t.s.endTriggered, t.pile(0)]).toEqual([true, 0]);
  });

  test('SIEGE-RULING-54: cards put back by Aether do not undo the trigger and can be drawn', () => {
    const t = scenario({ sides: 'aaaaaaab', p1: { hand: hand(8, 'DECOY'), pile: 0 }, endTriggered: true });
    t.play('deploy DECOY', 'activate 8');
    expect([t.s.endTriggered, t.hand(0), t.pile(0)]).toEqual([true, 4, 3]);
    expect(t.actor).toBe(1);
  });

  test('SIEGE-RULING-55: either pile counts, in either turn, at any step', () => {
    const step1 = scenario({ p1: { hand: '', pile: 4 } });
    expect(step1.s.endTriggered).toBe(true);
    const step5 = scenario({ p1: { hand: 'DECOY', pile: 4 } }).play('deploy DECOY', 'finish');
    expect(step5.s.endTriggered).toBe(true);
    const other = scenario({ active: 1, p1: { pile: 1 }, p2: { hand: hand(2, 'ED12') } }).play('deploy ED12');
    expect(other.s.endTriggered).toBe(true);
  });

  test('SIEGE-RULING-56: the final turn is a full turn, step 5 included', () => {
    const t = scenario({ active: 1, endTriggered: true, p2: { hand: 'ORACLE', pile: 5 } }).play(
      'deploy ORACLE',
      'activate 2',
    );
    expect([game.actors(t.s), t.hand(1), t.pile(1)]).toEqual([[], 4, 1]);
  });

  test('SIEGE-RULING-60: discard piles are open, and so are all numbers of cards', () => {
    const t = scenario({ p1: { hand: 'DECOY D12' }, p2: { pile: 7 } }).play('discardDecoy DECOY');
    for (const seat of [0, 1, null]) {
      const { players } = game.view(t.s, seat);
      expect(players[0].discards).toHaveLength(t.s.players[0].discards.length);
      expect(players[0].discards.at(-1)).toBe(key(0, 'DECOY'));
      expect([players[0].handSize, players[1].handSize, players[1].pileSize]).toEqual([1, 4, 7]);
    }
  });

  test('SIEGE-RULING-61: points are kept as half points and shown as 3 or 2½', () => {
    const t = scenario({ p1: { forces: { 1: 1, 2: 1, 8: 1 } }, p2: { forces: { 3: 1 } } });
    expect(halfPoints(game.view(t.s, 0))).toEqual([5, 2]);
    expect([2.5, 3, 0.5, 0].map((p) => game.text.points(p, 'en'))).toEqual(['2½', '3', '½', '0']);
  });

  test('SIEGE-RULING-62: no mulligan, no pass, no concession among the actions', () => {
    const t = scenario();
    expect(t.legal()).toEqual(['deploy D12', 'deploy D34']);
    expect(t.why('finish')).toBe('SIEGE-TURN-4');
  });

  test('SIEGE-RULING-63: a turn without deployment has no other step', () => {
    const t = scenario({ endTriggered: true, p1: { hand: '', pile: 0 }, p2: { hand: 'DECOY D12' } });
    expect(t.events.map((e) => e.type)).toEqual(['turn', 'noDeployment', 'turn']);
    expect(t.actor).toBe(1);
  });

  test('SIEGE-RULING-64: a DECOY may be thrown in the wrap-up to reach step 5 with an empty hand', () => {
    const t = scenario({ p1: { hand: 'DECOY DECOY', pile: 9 } }).play(
      'deploy DECOY',
      'activate 2',
      'discardDecoy DECOY',
    );
    expect([t.actor, t.hand(0), t.pile(0)]).toEqual([1, 4, 5]);
  });

  test('SIEGE-RULING-65: points decide, not the number of planets', () => {
    const t = scenario({
      active: 1,
      endTriggered: true,
      p1: { forces: { 1: 1, 2: 1, 8: 1 } },
      p2: { hand: '', pile: 0, forces: { 3: 1, 4: 1, 5: 1 } },
    });
    expect(game.outcome(t.s)).toEqual({ points: [2.5, 3], places: [2, 1], winners: [1] });
  });

  test('SIEGE-RULING-66: a DECOY may be given up to a forced discard, given away, jettisoned or shuffled back', () => {
    const forced = scenario({ p1: { hand: hand(2, 'EX12') }, p2: { hand: 'DECOY D12 X12' } }).play(
      'deploy EX12',
      'chooseNumber 1',
      'discard DECOY',
    );
    expect([forced.holds(1), forced.step]).toEqual([['D12', 'X12'], 'wrapUp']);
    const clio = scenario({ sides: 'aaaaabaa', p1: { hand: hand(6, 'DECOY', 'DECOY') } }).play(
      'deploy DECOY',
      'activate 6',
      'give DECOY',
    );
    expect(clio.holds(1)).toContain('DECOY*');
    const pandemonia = scenario({ p1: { hand: hand(8, 'DECOY', 'DECOY') } }).play(
      'deploy DECOY',
      'activate 8',
      'jettison DECOY',
    );
    expect(pandemonia.discarded(0)).toEqual(['DECOY']);
  });

  test('SIEGE-RULING-67: a MARSHAL as additional alien pulls from the neighbours of its planet', () => {
    const t = scenario({ p1: { hand: hand(3, 'VANGUARD', 'MARSHAL'), forces: { 2: 1 } } }).play(
      'deploy VANGUARD',
      'deploy MARSHAL',
    );
    expect(t.forces(0)).toEqual([0, 0, 3, 0, 0, 0, 0, 0]);
  });

  test('SIEGE-RULING-68: a RAIDER at planet 4 or 5 declares and activates nothing', () => {
    for (const [sides, planet] of [
      ['aaaaaaaa', 4],
      ['aaaabaaa', 5],
    ] as const) {
      const t = scenario({ sides, p1: { hand: hand(3, 'RAIDER') } }).play('deploy RAIDER', `choosePlanet ${planet}`);
      expect([t.step, t.legal()]).toEqual(['wrapUp', ['finish']]);
    }
  });

  test('SIEGE-RULING-69: a trigger in step 1 lets the turn go on in full', () => {
    const t = scenario({ active: 1, p2: { hand: '', pile: 'DECOY D12' } });
    expect([t.s.endTriggered, t.step, t.legal()]).toEqual([
      true,
      'deploy',
      ['deploy D12', 'deploy DECOY', 'discardDecoy DECOY'],
    ]);
    expect(game.actors(t.play('deploy DECOY', 'finish').s)).toEqual([]);
  });

  test('SIEGE-RULING-70: undo reaches back to what has been seen or decided by the other player, no further', () => {
    let match = start(game, 2, { species: 'random', first: 0, sides: 'bbbbbbbb' }, keyFromSeed('undo in siege'));
    let stopped = false;
    for (let i = 0; i < 40; i++) {
      const seat = game.actors(match.state as never)[0];
      const [action] = game.legal?.(match.state as never, seat) ?? [];
      const next = advance(match, seat, action);
      if (!('match' in next)) return expect.unreachable('a legal action was refused');
      const drew = next.events.some((e) => e.type === 'draw');
      match = next.match;
      expect(undo(match, seat) !== undefined).toBe(!drew);
      expect(undo(match, 1 - seat)).toBeUndefined();
      stopped ||= drew && undoLimit(match.steps, seat).stop === 'revealed';
    }
    expect(stopped).toBe(true);
  });

  test('SIEGE-RULING-71: 8+ is a planet like any other', () => {
    expect(
      scenario({ p1: { hand: hand(3, 'RAIDER') } })
        .play('deploy RAIDER', 'choosePlanet 8')
        .forces(0)[7],
    ).toBe(1);
    expect(
      scenario({ p1: { hand: hand(7, 'MARSHAL'), forces: { 8: 1 } } })
        .play('deploy MARSHAL')
        .forces(0)[6],
    ).toBe(2);
    expect(
      scenario({ p1: { hand: hand(3, 'ORACLE') } })
        .play('deploy ORACLE')
        .legal(),
    ).toContain('activate 8');
    expect(
      scenario({ p1: { hand: 'DECOY' } })
        .play('deploy DECOY', 'activate 1 1,8')
        .forces(0)[7],
    ).toBe(1);
    expect(
      scenario({ p1: { hand: hand(7, 'DECOY') } })
        .play('deploy DECOY', 'activate 7 8')
        .forces(0)[7],
    ).toBe(1);
  });
});
