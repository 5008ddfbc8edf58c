import { describe, expect, test } from 'vitest';
import { scenario } from '../src/scenario.ts';

/** A hand of n with a DECOY to deploy, which has no effect of its own. */
const hand = (n: number, ...codes: string[]) => ['DECOY', ...codes, n - 1 - codes.length].join(' ');

describe('planet effects', () => {
  test('SIEGE-PLANET-1: only the planet deployed to opens its effect', () => {
    const t = scenario({ p1: { hand: hand(3) } }).play('deploy DECOY');
    expect(t.why('activate 3')).toBeUndefined();
    expect(t.why('activate 2')).toBe('SIEGE-PLANET-1');
  });

  test('SIEGE-PLANET-2: the alien’s effect comes first', () => {
    const t = scenario({ p1: { hand: 'D12 DECOY DECOY' } }).play('deploy D12');
    expect([t.step, t.legal()]).toEqual(['chooseNumber', ['chooseNumber 1', 'chooseNumber 2']]);
    expect(t.play('chooseNumber 1').legal()).toContain('activate 3');
  });

  test('SIEGE-PLANET-3: planet effects are optional', () => {
    const t = scenario({ p1: { hand: hand(2) } }).play('deploy DECOY', 'finish');
    expect([t.actor, t.s.turn.inForce.randomDeploy]).toEqual([1, false]);
  });

  test('SIEGE-PLANET-4: Ambyria, Taltuva and Aspal are declared before the soldier is added to the force', () => {
    for (const [sides, n] of [
      ['aaaaaaaa', 4],
      ['aaabaaaa', 4],
      ['aaaabaaa', 5],
    ] as const) {
      const t = scenario({ sides, p1: { hand: `D34 ${n - 1}` } }).play('deploy D34');
      expect([t.step, t.legal()]).toEqual(['declare', ['declare true', 'declare false']]);
      expect(t.forces(0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(t.play('declare false').forces(0)[n - 1]).toBe(1);
    }
  });

  test('SIEGE-P1A-1: Siptou exchanges the own siege forces at two planets', () => {
    const t = scenario({ p1: { hand: 'DECOY', forces: { 3: 2, 6: 4 } }, p2: { forces: { 3: 1, 6: 5 } } });
    t.play('deploy DECOY', 'activate 1 3,6');
    expect(t.forces(0)).toEqual([1, 0, 4, 0, 0, 2, 0, 0]);
    expect(t.forces(1)).toEqual([0, 0, 1, 0, 0, 5, 0, 0]);
  });

  test('SIEGE-P1B-1: Valtinia exchanges the enemy’s siege forces at two planets', () => {
    const t = scenario({ sides: 'baaaaaaa', p1: { hand: 'DECOY', forces: { 3: 2 } }, p2: { forces: { 3: 1, 6: 5 } } });
    t.play('deploy DECOY', 'activate 1 3,6');
    expect(t.forces(0)).toEqual([1, 0, 2, 0, 0, 0, 0, 0]);
    expect(t.forces(1)).toEqual([0, 0, 5, 0, 0, 1, 0, 0]);
  });

  test('SIEGE-P1-1: a siege force of value 0 may take part', () => {
    const t = scenario({ p1: { hand: 'DECOY', forces: { 3: 2 } } }).play('deploy DECOY', 'activate 1 3,8');
    expect(t.forces(0)).toEqual([1, 0, 0, 0, 0, 0, 0, 2]);
  });

  test('SIEGE-P2A-1: under Cordontion the enemy deploys a random alien', () => {
    const picks = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const t = scenario({ seed: `pick ${i}`, p1: { hand: hand(2) }, p2: { hand: 'MARSHAL DECOY RAIDER' } });
      t.play('deploy DECOY', 'activate 2', 'finish');
      expect(t.legal()).toEqual(['deployRandom', 'discardDecoy DECOY']);
      expect(t.why('deploy MARSHAL')).toBe('SIEGE-P2A-1');
      t.play('deployRandom');
      picks.add(['MARSHAL', 'DECOY', 'RAIDER'].filter((code) => !t.holds(1).includes(code)).join());
    }
    expect(picks).toEqual(new Set(['MARSHAL', 'DECOY', 'RAIDER']));
  });

  test('SIEGE-P2B-1: under Zahwilta the enemy cannot activate a planet effect', () => {
    const t = scenario({ sides: 'abaaaaaa', p1: { hand: hand(2) }, p2: { hand: hand(3) } });
    t.play('deploy DECOY', 'activate 2', 'finish', 'deploy DECOY');
    expect([t.legal(), t.why('activate 3')]).toEqual([['finish'], 'SIEGE-P2B-1']);
  });

  test('SIEGE-P3A-1: after Emalto the next own turn may shift the deployment value by 1', () => {
    for (const [shift, planet] of [
      [-1, 1],
      [0, 2],
      [1, 3],
    ] as const) {
      const t = scenario({ p1: { hand: hand(3, 'DECOY', 'DECOY') }, p2: { hand: hand(2) } });
      t.play('deploy DECOY', 'activate 3', 'finish', 'deploy DECOY', 'finish');
      expect(t.aim(0)).toBe(2);
      t.play(`aim ${shift}`);
      expect(t.aim(0)).toBe(planet);
    }
    const t = scenario();
    expect(t.s.turn.inForce.mayShift).toBe(false);
    expect(t.step).toBe('deploy');
  });

  test('SIEGE-P3A-2: the use of Emalto is decided in the next turn, before deploying', () => {
    const t = scenario({ p1: { hand: hand(3) }, p2: { hand: hand(2) } });
    t.play('deploy DECOY');
    expect(t.legal().filter((a) => a.startsWith('activate'))).toEqual(['activate 3']);
    t.play('activate 3', 'finish', 'deploy DECOY', 'finish');
    expect([t.step, t.why('deploy D12')]).toEqual(['aim', 'SIEGE-P3A-2']);
  });

  test('SIEGE-P3B-1: Iontian shifts the enemy’s deployment value in his next turn', () => {
    for (const shift of [-1, 1]) {
      const t = scenario({ sides: 'aabaaaaa', p1: { hand: hand(3) }, p2: { hand: hand(4) } });
      t.play('deploy DECOY', `activate 3 ${shift}`, 'finish');
      expect(t.aim(1)).toBe(4 + shift);
      expect(t.play('deploy DECOY').forces(1)[3 + shift]).toBe(1);
    }
  });

  test('SIEGE-P4A-1: Ambyria turns a soldier that affects you against the enemy', () => {
    const t = scenario({ p1: { hand: 'D34 MARSHAL MARSHAL MARSHAL' }, p2: { hand: 'D12' } });
    t.play('deploy D34', 'declare true', 'chooseNumber 4');
    expect([t.hand(0), t.hand(1)]).toEqual([3, 5]);
  });

  test('SIEGE-P4B-1: with Taltuva the soldier affects both players', () => {
    const t = scenario({ sides: 'aaabaaaa', p1: { hand: 'ED12 MARSHAL MARSHAL MARSHAL' }, p2: { hand: 'D12' } });
    t.play('deploy ED12', 'declare true', 'chooseNumber 2');
    expect([t.hand(0), t.hand(1)]).toEqual([5, 3]);
  });

  test('SIEGE-P5A-1: Plomeena: in his next turn the enemy cannot affect you with a soldier', () => {
    const t = scenario({ p1: { hand: hand(5), pile: 9 }, p2: { hand: 'ED12 D12 D12' } });
    t.play('deploy DECOY', 'activate 5', 'finish', 'deploy ED12');
    expect([t.hand(0), t.pile(0), t.step]).toEqual([4, 9, 'wrapUp']);
  });

  test('SIEGE-P5A-2: under Plomeena the soldier is still deployed; effects on its own player stand', () => {
    const t = scenario({ active: 1, p2: { hand: 'ED12 D34 D12', pending: { enemyShielded: true } } });
    expect(t.play('deploy ED12').forces(1)[2]).toBe(1);
    const own = scenario({ active: 1, p2: { hand: 'ED12 D34 D12', pending: { enemyShielded: true } } });
    expect(own.play('deploy D34', 'chooseNumber 3').hand(1)).toBe(5);
  });

  test('SIEGE-P5B-1: Aspal makes a draw a discard and a discard a draw', () => {
    const draws = scenario({ sides: 'aaaabaaa', p1: { hand: 'X23 4', pile: 9 } });
    draws.play('deploy X23', 'declare true', 'chooseNumber 3');
    expect([draws.hand(0), draws.pile(0)]).toEqual([7, 6]);
    const discards = scenario({
      sides: 'aaaabaaa',
      p1: { hand: 'ED12 4' },
      p2: { hand: 'D12 X12 D34' },
    });
    discards.play('deploy ED12', 'declare true', 'chooseNumber 1', 'discard D12');
    expect([discards.hand(1), discards.pile(1), discards.discarded(1)]).toEqual([2, 10, ['D12']]);
  });

  test('SIEGE-P6A-1: Hyperion discards a soldier from the hand and triggers its effect', () => {
    const t = scenario({ p1: { hand: hand(6, 'D34') } }).play('deploy DECOY', 'activate D34 6', 'chooseNumber 4');
    expect([t.discarded(0), t.hand(0), t.why('activate 6')]).toEqual([['D34'], 8, 'SIEGE-TURN-6']);
  });

  test('SIEGE-P6A-2: Hyperion cannot discard an officer', () => {
    const t = scenario({ p1: { hand: hand(6, 'MARSHAL') } }).play('deploy DECOY');
    expect([t.why('activate MARSHAL 6'), t.why('activate D12 6')]).toEqual(['SIEGE-P6A-2', undefined]);
  });

  test('SIEGE-P6B-1: Clio passes up to three aliens into the enemy’s hand', () => {
    const t = scenario({ sides: 'aaaaabaa', p1: { hand: hand(6, 'MARSHAL', 'RAIDER') }, p2: { hand: 'D12' } });
    t.play('deploy DECOY', 'activate 6', 'give MARSHAL', 'give D12', 'give D12');
    expect([t.step, t.hand(0), t.hand(1), t.holds(0)]).toEqual(['wrapUp', 2, 4, ['D12', 'RAIDER']]);
  });

  test('SIEGE-P6B-2: given aliens belong to the enemy from then on', () => {
    const t = scenario({ sides: 'aaaaabaa', p1: { hand: hand(6, 'RAIDER') }, p2: { hand: 'D12' } });
    t.play('deploy DECOY', 'activate 6', 'give RAIDER', 'stop', 'finish');
    expect(t.holds(1)).toEqual(['RAIDER*', 'D12']);
    t.play('deploy RAIDER*', 'choosePlanet 3');
    expect([t.forces(1)[2], t.forces(0)[2]]).toEqual([1, 0]);
  });

  test('SIEGE-P7A-1: Artemis moves the alien deployed this turn to any planet', () => {
    const t = scenario({ p1: { hand: hand(7), forces: { 7: 'X12' } } }).play('deploy DECOY');
    expect(t.legal().filter((a) => a.startsWith('activate'))).toEqual(
      [1, 2, 3, 4, 5, 6, 8].map((p) => `activate 7 ${p}`),
    );
    t.play('activate 7 2');
    expect(t.forces(0)).toEqual([0, 1, 0, 0, 0, 0, 1, 0]);
    expect(t.events.find((e) => e.type === 'move')).toMatchObject({ card: 'antillian/decoy', from: 7, to: 2 });
  });

  test('SIEGE-P7B-1: Nyx moves an enemy alien from the planet deployed to', () => {
    const t = scenario({ sides: 'aaaaaaba', p1: { hand: hand(7) }, p2: { forces: { 7: 2, 6: 1 } } }).play(
      'deploy DECOY',
      'activate 7 1',
    );
    expect(t.forces(1)).toEqual([1, 0, 0, 0, 0, 1, 1, 0]);
    const none = scenario({ sides: 'aaaaaaba', p1: { hand: hand(7) }, p2: { forces: { 6: 1 } } }).play('deploy DECOY');
    expect(none.why('activate 7 1')).toBe('SIEGE-P7B-1');
  });

  test('SIEGE-P8A-1: Pandemonia discards as many aliens as one likes', () => {
    for (const n of [1, 3]) {
      const t = scenario({ p1: { hand: hand(8, 'RAIDER') } }).play('deploy DECOY', 'activate 8');
      for (let i = 0; i < n; i++) t.play('jettison D12');
      t.play('stop');
      expect([t.hand(0), t.discarded(0).length, t.step]).toEqual([7 - n, n, 'wrapUp']);
    }
  });

  test('SIEGE-P8B-1: Aether shuffles the hand into the draw pile', () => {
    const t = scenario({ sides: 'aaaaaaab', p1: { hand: hand(8, 'RAIDER'), pile: 5 } }).play('deploy DECOY');
    const n = t.s.rng.n;
    t.play('activate 8');
    expect(t.s.rng.n).toBeGreaterThan(n);
    expect([t.pile(0), t.hand(0), t.discarded(0)]).toEqual([8, 4, []]);
  });
});
