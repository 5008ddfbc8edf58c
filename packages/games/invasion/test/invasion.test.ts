import type { CardSet } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cards, contentOf, defenseDice, game, invasionDice, OWN_DICE } from '../src/index.ts';
import { scene } from './scene.ts';

describe('step 1: the invasion', () => {
  test('INVASION-INV-1: the Invasion dice are thrown by the player on the right of the active player', () => {
    for (const active of [0, 1, 2]) {
      const [thrown] = scene({ seats: 3, active, at: { step: 'invasion' } }).eventsOf('invasion');
      expect([thrown.seat, thrown.by]).toEqual([active, (active + 2) % 3]);
    }
  });

  test('INVASION-INV-2: all Invasion dice of the round are thrown once, without re-roll', () => {
    const t = scene({ at: { step: 'invasion' }, rolls: [6, 6, 6, 1, 1, 1] });
    expect(t.s.shown).toEqual([3, 0, 0, 3, 0, 0, 3, 0, 0]);
    expect(t.s.left).toEqual(t.s.shown);
    const n = t.s.rng.n;
    t.play('reroll Y Y Y');
    expect(t.s.shown).toEqual([3, 0, 0, 3, 0, 0, 3, 0, 0]);
    expect(t.s.rng.n).toBe(n + 3);
  });

  test('INVASION-INV-3: the invasion strikes the active planet only', () => {
    const t = scene({ seats: 3, active: 1, dice: 'y1=3 m1=2', rerolls: 0, rolls: [1, 2] });
    expect(t.points).toEqual([29, 24, 29]);
  });

  test('INVASION-RULING-10: an Invasion die has 0, 1, 1, 2, 2 and 3 saucers', () => {
    expect(contentOf(game.defaults).invasion).toEqual([
      [0, 1, 1, 2, 2, 3],
      [0, 1, 1, 2, 2, 3],
      [0, 1, 1, 2, 2, 3],
    ]);
    const shown = [1, 2, 3, 4, 5, 6].map((roll) => scene({ at: { step: 'invasion' }, rolls: [roll] }).s.shown[0]);
    expect(shown).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('INVASION-RULING-11: an Invasion die has one colour; there are three of each', () => {
    const colours = invasionDice(game.view(scene({ round: 3 }).s, 0)).map(({ id, colour }) => `${id} ${colour}`);
    expect(colours).toEqual([
      ...['y1 yellow', 'y2 yellow', 'y3 yellow'],
      ...['b1 blue', 'b2 blue', 'b3 blue'],
      ...['m1 magenta', 'm2 magenta', 'm3 magenta'],
    ]);
  });

  test('INVASION-RULING-19: the throw is automatic; with two players the opponent throws', () => {
    const t = scene({ rerolls: 0 });
    expect(t.eventsOf('invasion')[0]).toMatchObject({ seat: 1, by: 0 });
    expect([t.step, t.actors]).toEqual(['defense', [1]]);
  });

  test('INVASION-EX-2: with four seats seat 3 throws for seat 0 and seat 1 for seat 2; with two the opponent', () => {
    const by = (seats: number, active: number) =>
      scene({ seats, active, at: { step: 'invasion' } }).eventsOf('invasion')[0].by;
    expect([by(4, 0), by(4, 2), by(2, 0), by(2, 1)]).toEqual([3, 1, 1, 0]);
  });
});

describe('dice as data', () => {
  const own = OWN_DICE.tables;
  const set = (tables: CardSet['tables']) => ({ ...OWN_DICE, name: 'mine', tables: { ...own, ...tables } });

  test('a card set replaces the faces of both kinds of dice', () => {
    const mine = set({
      invasion: own.invasion.map((row) => ({ ...row, faces: [3, 3, 3, 3, 3, 3] })),
      defense: [{ ...own.defense[0], faces: new Array(6).fill('rebuild') }],
    });
    const t = scene({ cards: mine, at: { step: 'invasion' } });
    expect(t.s.shown).toEqual([3, 0, 0, 3, 0, 0, 3, 0, 0]);
    expect(new Set(defenseDice(game.view(t.s, 0)).map((die) => die.face))).toEqual(new Set(['rebuild']));
  });

  test('a set needs exactly the dice of the box', () => {
    expect(cards.check(OWN_DICE)).toEqual([]);
    expect(cards.check(set({ invasion: own.invasion.slice(1) }))[0].at).toBe('tables.invasion');
    expect(cards.check(set({ defense: [] }))[0].at).toBe('tables.defense');
  });

  test('every face says where it comes from', () => {
    for (const row of [...own.invasion, ...own.defense]) expect(row.origin).toEqual({ faces: 'ours' });
  });
});
