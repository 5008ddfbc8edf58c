import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, contentOf, EXITS, game } from '../src/index.ts';
import { build, event, operate, pass, returnCards, scenario, upgrade } from './testMatch.ts';

const c = contentOf({ cards: null });

describe('frame', () => {
  test('ORBITAL-GOAL-1: a match lasts five years', () => {
    const t = scenario({ year: 4 }).endYear();
    expect([t.s.year, game.outcome(t.s)]).toEqual([5, undefined]);
    t.endYear();
    expect(game.outcome(t.s)).toBeDefined();
  });

  test('ORBITAL-GOAL-2: after the last year the most VP win', () => {
    const t = scenario({ year: 5, seats: [{ vp: 3, modules: ['farm 0N'] }, { vp: 9 }] }).endYear();
    expect(game.outcome(t.s)).toEqual({ points: [7, 11], places: [2, 1], winners: [1] });
  });

  test('ORBITAL-GOAL-3: everyone builds on an orbital of their own', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, {}] });
    expect(t.s.players.map((p) => p.modules.length)).toEqual([1, 1]);
    t.play(build('farm', 0, 'N'));
    expect(t.s.players.map((p) => p.modules.length)).toEqual([2, 1]);
  });

  test('ORBITAL-GOAL-4: a year is single actions in turn; when all pass VP, crew, money and cards follow', () => {
    const t = scenario({
      seats: [
        { hand: 'farm', mc: 6 },
        { mc: 0, crew: 0 },
      ],
      active: 0,
    });
    t.play(build('farm', 0, 'N'));
    expect(t.s.active).toBe(0);
    t.endYear();
    expect(t.s.year).toBe(2);
    expect(t.vp()).toEqual([2, 1]);
    expect(t.s.players.map((p) => [p.crew, p.mc, p.hand.length])).toEqual([
      [2, 8, 4],
      [1, 8, 4],
    ]);
  });

  test('ORBITAL-COLOUR-1: there are six module types, each with its colour', () => {
    expect(COLOURS).toEqual(['red', 'green', 'yellow', 'orange', 'blue', 'purple']);
    const copies = COLOURS.map((colour) =>
      c.modules.filter((row) => row.colour === colour).reduce((n, row) => n + row.copies, 0),
    );
    expect(copies).toEqual([14, 15, 14, 14, 14, 15]);
  });

  test('ORBITAL-COLOUR-2: a core counts as a red module for VP, building and income', () => {
    const t = scenario({
      seats: [
        { hand: 'storage', mc: 5 },
        { mc: 0, crew: 0, hand: 'farm' },
      ],
    });
    expect(t.why(build('storage', 0, 'N'))).toBeUndefined();
    t.endYear();
    expect(t.vp()).toEqual([1, 1]);
    expect(t.mc()).toEqual([5 + 7 + 1, 7 + 1]);
  });

  test('ORBITAL-CARD-1: a module card has one type, up to three exits and any number of crew symbols', () => {
    for (const row of c.modules) {
      expect(COLOURS).toContain(row.colour);
      expect(EXITS).toContain(row.exits);
      expect(row.exits.length).toBeLessThanOrEqual(3);
      expect(row.crew).toBeGreaterThanOrEqual(0);
      for (const lang of ['en', 'fr'] as const) expect(row.name[lang] && row.line[lang]).not.toBe('');
    }
  });

  test('ORBITAL-CARD-2: an arrow is an action, everything else is always active', () => {
    const t = scenario({ seats: [{ modules: ['farm 0N', 'storage 0E'], mc: 0 }, {}] });
    expect(t.why(operate(2))).toBe('ORBITAL-CARD-2');
    expect(t.why(operate(1))).toBeUndefined();
    t.play(pass).endYear();
    expect(t.of(0).mc).toBe(7 + 2 + 2);
  });

  test('ORBITAL-CARD-3: the core has a crew space, an upgrade space, one crew symbol and exits', () => {
    const core = scenario().facts(0);
    expect([core.crew, core.upgrade, core.crewSymbols, core.modules[0].exits.length]).toEqual([1, null, 1, 4]);
  });
});

describe('turns and passing', () => {
  test('ORBITAL-TURN-1: seats act clockwise, beginning with the first player', () => {
    const t = scenario({ seats: [{}, {}, {}], first: 1, active: 1 });
    const order = [0, 1, 2].map(() => {
      const [seat] = t.actors;
      t.play(upgrade(['core-bio', 'core-luxury', 'core-military'][seat]));
      return seat;
    });
    expect(order).toEqual([1, 2, 0]);
    expect(t.why(pass, 0)).toBe('ORBITAL-TURN-1');
  });

  test('ORBITAL-TURN-2: a turn is exactly one action', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, {}] });
    t.play(build('farm', 0, 'N'));
    expect(t.actors).toEqual([1]);
    const asked = scenario({ seats: [{ modules: ['observatory 0N'] }, {}] }).play(operate(1));
    expect(asked.why(pass)).toBe('ORBITAL-TURN-2');
  });

  test('ORBITAL-TURN-3: actions may be repeated in later turns', () => {
    const t = scenario({ seats: [{ hand: 'farm farm', mc: 20 }, { hand: 'farm' }] });
    t.play(build('farm', 0, 'N'))
      .play(pass)
      .play(build('farm', 0, 'S'));
    expect(t.of(0).modules.length).toBe(3);
  });

  test('ORBITAL-PASS-1: passing is always allowed and does nothing', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, { hand: 'farm' }] });
    const before = JSON.stringify(t.s.players);
    expect(t.legal()).toContainEqual(pass);
    t.play(pass);
    expect(JSON.stringify(t.s.players)).toBe(before);
    const stuck = scenario({ seats: [{ hand: 'sabotage', mc: 0, crew: 0 }, {}] });
    expect(stuck.legal()).toEqual([pass]);
  });

  test('ORBITAL-PASS-2: who passed may act again in the same year', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, { hand: 'farm' }] });
    t.play(pass).play(build('farm', 0, 'N'));
    expect(t.why(build('farm', 0, 'N'), 0)).toBeUndefined();
    expect(t.s.year).toBe(1);
  });

  test('ORBITAL-PASS-3: the year ends at once when all have passed directly after each other', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, { hand: 'farm' }, { hand: 'farm' }] });
    t.play(pass).play(pass);
    expect(t.s.year).toBe(1);
    t.play(pass);
    expect(t.s.year).toBe(2);
  });

  test('ORBITAL-PASS-4: any other action and the start of a year set the count to 0', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, { hand: 'orbital-subsidy farm' }] });
    t.play(pass);
    expect(t.s.passesInARow).toBe(1);
    t.play(event('orbital-subsidy'));
    expect(t.s.passesInARow).toBe(0);
    t.endYear();
    expect(t.s.passesInARow).toBe(0);
  });
});

describe('setup', () => {
  const fresh = (seats: number, options = {}) =>
    game.setup(seats, { ...game.defaults, ...options }, keyFromSeed('setup'));

  test('ORBITAL-SETUP-1: everyone has one core at (0,0)', () => {
    for (const p of fresh(4).players) expect(p.modules).toMatchObject([{ id: 0, card: -1, x: 0, y: 0 }]);
  });

  test('ORBITAL-SETUP-2: five upgrades lie open for everybody', () => {
    expect(game.view(fresh(2), null).upgradesLeft.map((index) => c.upgrades[index].id)).toEqual([
      'core-bio',
      'core-scientific',
      'core-luxury',
      'core-military',
      'core-support',
    ]);
  });

  test('ORBITAL-SETUP-3: 86 modules and 36 events are one shuffled pile, the discard pile is empty', () => {
    const s = fresh(2);
    const all = Object.entries(game.inventory(s)).filter(([name]) => name.startsWith('card '));
    expect(all.reduce((n, [, copies]) => n + copies, 0)).toBe(122);
    expect(s.discardPile).toEqual([]);
    expect(s.drawPile).not.toEqual([...s.drawPile].sort((a, b) => a - b));
    const other = game.setup(2, game.defaults, keyFromSeed('another'));
    expect(other.drawPile).not.toEqual(s.drawPile);
  });

  test('ORBITAL-SETUP-4: five cards form the market', () => {
    expect(fresh(3).market.length).toBe(5);
  });

  test('ORBITAL-SETUP-5: everyone starts with 1 unused crew', () => {
    expect(fresh(5).players.map((p) => p.crew)).toEqual([1, 1, 1, 1, 1]);
  });

  test('ORBITAL-SETUP-6: everyone starts with 16 MC and 0 VP', () => {
    for (const p of fresh(3, { automata: [2] }).players) expect([p.mc, p.vp]).toEqual([16, 0]);
  });

  test('ORBITAL-SETUP-7: everyone keeps 5 of 8 cards, 3 go back, and the pile is shuffled', () => {
    const s = fresh(2);
    expect(s.players.map((p) => p.hand.length)).toEqual([8, 8]);
    expect(game.actors(s)).toEqual([0, 1]);
    const back = s.players.map((p) => c.kinds[p.hand[0]]);
    const before = s.drawPile.length;
    const order = [...s.drawPile];
    for (const seat of [1, 0]) {
      const choices = game.legal?.(s, seat) ?? [];
      game.apply(s, seat, choices[0], () => {});
    }
    expect(s.players.map((p) => p.hand.length)).toEqual([5, 5]);
    expect(s.drawPile.length).toBe(before + 6);
    expect(s.drawPile.slice(0, before)).not.toEqual(order);
    expect(s.drawPile.map((card) => c.kinds[card])).toEqual(expect.arrayContaining(back));
    expect(game.check(s, s.active, returnCards('farm farm farm'))?.rule).toBe('ORBITAL-SETUP-7');
  });

  test('ORBITAL-SETUP-8: chance names the first player', () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const s = game.setup(3, game.defaults, keyFromSeed(`first ${i}`));
        expect(s.first).toBe(-1);
        for (const seat of [0, 1, 2]) game.apply(s, seat, (game.legal?.(s, seat) ?? [])[0], () => {});
        expect(s.active).toBe(s.first);
        return s.first;
      }),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  test('ORBITAL-SETUP-9: the year marker starts on 1', () => {
    expect(fresh(2).year).toBe(1);
  });

  test('ORBITAL-SETUP-10: setup is the same for 2 to 5 players', () => {
    for (const seats of [2, 3, 4, 5]) {
      const s = fresh(seats);
      expect([s.market.length, s.drawPile.length]).toEqual([5, 122 - 5 - 8 * seats]);
      expect(s.players.map((p) => [p.mc, p.hand.length])).toEqual(Array(seats).fill([16, 8]));
    }
  });
});
