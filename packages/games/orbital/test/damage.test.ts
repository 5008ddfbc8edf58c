import { describe, expect, test } from 'vitest';
import { build, event, operate, pass, repair, scenario } from './testMatch.ts';

const hit = (seat: number, module: number) => ({ target: { seat, module } });

describe('damage, outer modules, removing', () => {
  test('ORBITAL-DMG-1: damaging puts a token on the module', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { modules: ['farm 0N'] }] });
    t.play(event('sabotage', hit(1, 1)));
    expect(t.damage(1)).toEqual([0, 1]);
  });

  test('ORBITAL-DMG-2: a damaged module has no colour for VP, income, effects and conditions', () => {
    const seat = { mc: 20, hand: 'cold-war shipyard', modules: ['barracks 0N !', 'workshop 0S !'] };
    const t = scenario({ seats: [seat, {}] });
    expect(t.facts(0).counts).toMatchObject({ purple: 0, orange: 0, red: 1 });
    expect(t.why(event('cold-war'))).toBe('ORBITAL-EV-7');
    expect(t.why(build('shipyard', 0, 'E'))).toBe('ORBITAL-RULING-53');
    const lone = { hand: 'farm', modules: ['farm 0N !'] };
    expect(
      scenario({ seats: [lone, {}] })
        .endYear()
        .vp(),
    ).toEqual([1, 1]);
  });

  test('ORBITAL-DMG-3: the ability of a damaged module does not work', () => {
    const t = scenario({
      seats: [{ mc: 0, modules: ['farm 0N !', 'storage 0S !', 'data-bank 0E !'], hand: 'farm' }, {}],
    });
    expect(t.why(operate(1))).toBe('ORBITAL-DMG-3');
    expect(t.facts(0)).toMatchObject({ handLimit: 5, expectedMc: 8 });
  });

  test('ORBITAL-DMG-4: its crew symbols do not count, crew on the table stays', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { crew: 3, modules: ['life-support 0N', 'farm 0S * c1'] }] });
    t.play(event('sabotage', hit(1, 2)));
    expect([t.of(1).crew, t.module(1, 2).crew, t.facts(1).crewSymbols]).toEqual([3, 1, 3]);
  });

  test('ORBITAL-DMG-5: nothing can be connected to a damaged module', () => {
    const t = scenario({ seats: [{ hand: 'farm', modules: ['dormitory 0N !'] }, {}] });
    expect(t.why(build('farm', 1, 'N'))).toBe('ORBITAL-DMG-5');
    expect(t.legal().filter((a) => a.type === 'build' && a.exit.host === 1)).toEqual([]);
  });

  test('ORBITAL-DMG-6: each damage adds a token; the module works when the last one is gone', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { mc: 6, modules: ['farm 0N !'] }] });
    t.play(event('sabotage', hit(1, 1)));
    expect(t.damage(1)).toEqual([0, 2]);
    t.play(repair(1)).play(pass);
    expect(t.why(operate(1))).toBe('ORBITAL-DMG-3');
    t.play(repair(1)).play(pass);
    expect(t.why(operate(1))).toBeUndefined();
  });

  test('ORBITAL-DMG-7: modules connected to a damaged one work normally', () => {
    const t = scenario({ seats: [{ hand: 'airlock', modules: ['dormitory 0N !', 'farm 1N'] }, {}] });
    expect(t.why(operate(2))).toBeUndefined();
    expect(t.why(build('airlock', 2, 'N'))).toBeUndefined();
  });

  test('ORBITAL-DMG-8: an immune module cannot be chosen for damage', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { upgrade: 'core-support', modules: ['workshop 0N'] }] });
    expect(t.why(event('sabotage', hit(1, 1)))).toBe('ORBITAL-DMG-8');
    expect(t.legal().some((a) => a.type === 'event')).toBe(false);
  });

  test('ORBITAL-OUTER-1: Meteor Storm and Weapons Platform reach outer modules only', () => {
    const t = scenario({
      seats: [
        { hand: 'meteor-storm sabotage', modules: ['weapons-platform 0N'] },
        { modules: ['dormitory 0N', 'farm 1N'] },
      ],
    });
    expect(t.why(operate(1, hit(1, 1)))).toBe('ORBITAL-OUTER-1');
    expect(t.why(operate(1, hit(1, 2)))).toBeUndefined();
    expect(t.why(event('meteor-storm', { seat: 1, modules: [1] }))).toBe('ORBITAL-OUTER-1');
    expect(t.why(event('meteor-storm', { seat: 1, modules: [2] }))).toBeUndefined();
    expect(t.why(event('sabotage', hit(1, 1)))).toBeUndefined();
  });

  test('ORBITAL-REMOVE-1: a removed module has no further effect', () => {
    const t = scenario({ seats: [{ hand: 'condemned-section' }, { modules: ['data-bank 0N', 'farm 0S !'] }] });
    t.play(event('condemned-section', hit(1, 2)));
    expect(t.of(1).modules.map((m) => m.id)).toEqual([0, 1]);
    expect(t.facts(1)).toMatchObject({ crewSymbols: 1, handLimit: 6 });
  });

  test('ORBITAL-REMOVE-2: removed crew is not replaced before the next Crew step', () => {
    const t = scenario({ seats: [{ hand: 'strike farm' }, { crew: 2, hand: 'farm', modules: ['farm 0N'] }] });
    t.play(event('strike', { seat: 1 }));
    expect(t.of(1).crew).toBe(0);
    t.endYear();
    expect(t.of(1).crew).toBe(2);
  });

  test('ORBITAL-REMOVE-1: the id of a removed module is never used again', () => {
    const t = scenario({
      seats: [{ hand: 'condemned-section' }, { hand: 'hotel', modules: ['storage 0N', 'farm 0S !'] }],
    });
    t.play(event('condemned-section', { target: { seat: 1, module: 2 } })).play(build('hotel', 0, 'S'));
    expect(t.of(1).modules.map((m) => m.id)).toEqual([0, 1, 3]);
    t.play(pass);
    expect([t.why(operate(2)), t.why(operate(3))]).toEqual(['ORBITAL-CARD-2', undefined]);
    expect([t.of(1).built, t.view(0).players[1].built]).toEqual([3, 3]);
  });

  test('ORBITAL-REMOVE-3: the card goes to the discard pile, its crew to the supply, the exit becomes free', () => {
    const t = scenario({
      seats: [{ hand: 'condemned-section' }, { crew: 1, hand: 'farm', modules: ['farm 0N ! * c1'] }],
    });
    t.play(event('condemned-section', hit(1, 1)));
    expect([t.discards, t.of(1).crew]).toEqual(['farm condemned-section', 1]);
    expect(t.why(build('farm', 0, 'N'))).toBeUndefined();
  });
});
