import { describe, expect, test } from 'vitest';
import { contentOf, defenseDice, FACES, game } from '../src/index.ts';
import { faces, scene } from './scene.ts';

const tray = (t: ReturnType<typeof scene>) => defenseDice(game.view(t.s, null)).map((die) => die.face);

describe('step 2: the defence', () => {
  test('INVASION-DEF-1: all Defense dice of the round are rolled after the invasion', () => {
    const t = scene({ round: 3, at: { step: 'invasion' } });
    expect(t.events.map((e) => e.type).slice(-2)).toEqual(['invasion', 'roll']);
    expect(tray(t).length).toBe(5);
    expect(t.eventsOf('roll')[0].faces).toEqual(tray(t));
  });

  test('INVASION-DEF-2: the active player may re-roll up to three times', () => {
    const t = scene({ tray: 'X X X', dice: 'y1=1 b1=1', rolls: [5, 5, 4] });
    t.play('reroll X', 'reroll X');
    expect(t.step).toBe('defense');
    t.play('reroll X');
    expect(t.step).toBe('assign');
    expect(t.why('reroll X')).toBe('INVASION-DEF-2');
  });

  test('INVASION-DEF-3: a re-roll takes one, several or all dice; re-rolling none ends the step', () => {
    const t = scene({ tray: 'Y I R' });
    expect(t.legal()).toEqual([
      'keep',
      ...['reroll Y', 'reroll I', 'reroll Y I', 'reroll R', 'reroll Y R', 'reroll I R', 'reroll Y I R'],
    ]);
    expect(t.why('reroll X')).toBe('INVASION-DEF-3');
    expect(t.why('reroll Y Y')).toBe('INVASION-DEF-3');
    expect(t.why('reroll')).toBe('INVASION-DEF-3');
    t.play('keep');
    expect(t.s.active).toBe(1);
  });

  test('INVASION-DEF-4: dice left out of a re-roll keep their face and may be rolled later', () => {
    const t = scene({ tray: 'Y X R', rolls: [2, 3] }).play('reroll X');
    expect(tray(t)).toEqual(faces('Y B R'));
    t.play('reroll Y');
    expect(tray(t)).toEqual(faces('M B R'));
  });

  test('INVASION-DEF-5: the icons are three Blasters, Interceptor, Missile and Rebuild', () => {
    expect(FACES).toEqual(['blaster-yellow', 'blaster-blue', 'blaster-magenta', 'interceptor', 'missile', 'rebuild']);
    const t = scene({ tray: 'Y I', dice: 'y1=1 b1=1', rerolls: 0 });
    expect(t.step).toBe('assign');
    expect(t.why('assign X>y1')).toBe('INVASION-DEF-5');
    expect(t.why('assign B>b1')).toBe('INVASION-DEF-5');
  });

  test('INVASION-DEF-6: a Missile goes to all other players, whatever their seat', () => {
    const t = scene({ seats: 5, active: 1, tray: 'X', rerolls: 0, rolls: [1, 2, 2, 2, 2] });
    expect(t.points).toEqual([28, 29, 28, 28, 28]);
  });

  test('INVASION-RULING-9: a Defense die has one of each icon', () => {
    expect(contentOf(game.defaults).defense.map((face) => FACES[face])).toEqual(FACES);
    const rolled = [1, 2, 3, 4, 5, 6].map((roll) => scene({ tray: 'X', rolls: [roll] }).play('reroll X').s.tray[0]);
    expect(rolled).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('INVASION-RULING-12: one first roll and three re-rolls, four rolls at most', () => {
    const t = scene({ at: { step: 'invasion' } });
    expect(t.s.stack.at(-1)).toEqual({ step: 'defense', rerolls: 3 });
    expect(t.eventsOf('roll').length).toBe(1);
  });

  test('INVASION-RULING-13: a re-roll of any number of dice counts as one', () => {
    const t = scene({ tray: 'X X X' }).play('reroll X X X');
    expect(t.s.stack.at(-1)).toEqual({ step: 'defense', rerolls: 2 });
  });

  test('INVASION-RULING-14: a die set aside may be rolled as long as re-rolls are left', () => {
    const t = scene({ tray: 'Y X', rolls: [6] }).play('reroll X');
    expect(t.legal()).toContain('reroll Y');
  });

  test('INVASION-RULING-15: choosing no dice ends the step; a re-roll cannot be saved up', () => {
    const t = scene({ tray: 'Y I', dice: 'y1=1 b1=1' }).play('keep');
    expect(t.step).toBe('assign');
    expect(t.why('keep')).toBe('INVASION-RULING-15');
    expect(t.why('reroll Y')).toBe('INVASION-DEF-2');
  });

  test('INVASION-EX-3: re-rolls', () => {
    const t = scene({ dice: 'y1=1 b1=1', tray: 'Y X X', rolls: [4, 6, 5, 2] }).play('reroll X X');
    expect(tray(t)).toEqual(faces('Y I R'));
    const early = t.rolling().play('keep');
    expect([early.step, early.why('reroll Y')]).toEqual(['assign', 'INVASION-DEF-2']);
    t.play('reroll Y');
    expect(tray(t)).toEqual(faces('X I R'));
    t.play('reroll X');
    expect(tray(t)).toEqual(faces('B I R'));
    expect(t.step).toBe('assign');
  });

  test('INVASION-EX-4: the list of re-rolls', () => {
    const t = scene({ tray: 'I I X', rerolls: 1 });
    expect(t.legal()).toEqual(['keep', 'reroll I', 'reroll I I', 'reroll X', 'reroll I X', 'reroll I I X']);
  });
});
