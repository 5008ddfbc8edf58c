import { canonical, keyFromSeed, legal, pick, rngOf, silent } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { aimOf, game, halfPoints } from '../src/index.ts';
import { key, scenario } from '../src/scenario.ts';

describe('the aim', () => {
  test('SIEGE-RULING-51: a shift that is used up is not counted any more', () => {
    const emalto = scenario({ p1: { hand: 'DECOY 4', pending: { mayShift: true } } }).play('aim 1');
    expect(emalto.aim(0)).toBe(6);
    expect([emalto.play('deploy DECOY').hand(0), emalto.aim(0)]).toEqual([4, 4]);
    const iontian = scenario({ p1: { hand: 'RAIDER 3', pending: { forcedShift: -1 } } });
    expect(iontian.aim(0)).toBe(3);
    expect([iontian.play('deploy RAIDER').step, iontian.aim(0)]).toEqual(['choosePlanet', 3]);
    expect(iontian.play('choosePlanet 1').aim(0)).toBe(3);
  });

  test('SIEGE-P3B-1: a shift that waits for the next turn is counted', () => {
    const t = scenario({ sides: 'aabaaaaa', p1: { hand: 'DECOY 2' }, p2: { hand: 5 } }).play('deploy DECOY');
    expect([t.aim(1), t.play('activate 3 -1').aim(1)]).toEqual([5, 4]);
  });

  test('SIEGE-TURN-2, SIEGE-TURN-7: an empty hand aims with the cards it will draw', () => {
    const emptied = (pile: number) =>
      scenario({ p1: { hand: 'EX12 1' }, p2: { hand: 'X12', pile } }).play('deploy EX12');
    expect([emptied(9).hand(1), emptied(9).aim(1), emptied(2).aim(1)]).toEqual([0, 4, 2]);
    const own = scenario({ p1: { hand: 'ORACLE' } }).play('deploy ORACLE');
    expect([own.hand(0), own.step, own.aim(0)]).toEqual([0, 'wrapUp', 4]);
  });

  test('SIEGE-RULING-19: the planet of each choice of Emalto follows from the view', () => {
    const view = game.view(scenario({ p1: { hand: 5, pending: { mayShift: true } } }).s, 0);
    expect([-1, 0, 1].map((shift) => aimOf(view, 0, shift))).toEqual([4, 5, 6]);
  });

  test('is the same in a state and in everybody’s view of it, and so are the points', () => {
    const rng = rngOf(keyFromSeed('aims'));
    for (let match = 0; match < 5; match++) {
      const s = game.setup(2, game.defaults, keyFromSeed(`aims ${match}`));
      while (game.actors(s).length > 0) {
        for (const reader of [0, 1, null]) {
          const view = game.view(s, reader);
          for (const seat of [0, 1]) expect(aimOf(view, seat)).toBe(aimOf(s, seat));
          expect(halfPoints(view)).toEqual(halfPoints(s));
        }
        const [seat] = game.actors(s);
        game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
      }
    }
  });
});

describe('views', () => {
  test('that were given out do not change when the match goes on', () => {
    const rng = rngOf(keyFromSeed('kept'));
    const s = game.setup(2, game.defaults, keyFromSeed('kept'));
    const given = [];
    while (game.actors(s).length > 0) {
      for (const reader of [0, 1, null]) {
        const view = game.view(s, reader);
        given.push([view, canonical(view)] as const);
      }
      const [seat] = game.actors(s);
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
    for (const [view, text] of given) expect(canonical(view)).toBe(text);
  });

  test('determinize depends on nothing but the value of a view and the key', () => {
    const { s } = scenario({ p1: { hand: 'D12 3', forces: { 3: 2 } }, p2: { hand: 'X23* 4', known: 'X23*' } });
    for (const reader of [0, 1, null]) {
      const view = game.view(s, reader);
      const copy = JSON.parse(JSON.stringify(view));
      const k = keyFromSeed('copies');
      expect(game.determinize(copy, k)).toEqual(game.determinize(view, k));
    }
  });

  test('SIEGE-RULING-39: what a viewer cannot place is the pile, and the hand but for what is known', () => {
    const { s } = scenario({ p1: { hand: 'D12', pile: 'X12' }, p2: { hand: 'D34 X23*', known: 'X23*', pile: 'EX12' } });
    expect(game.view(s, 0).players.map((p) => p.unseen)).toEqual([[key(0, 'X12')], [key(1, 'D34'), key(1, 'EX12')]]);
    expect(game.view(s, null).players[0].unseen).toEqual([key(0, 'D12'), key(0, 'X12')]);
  });
});
