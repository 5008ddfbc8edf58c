import { describe, expect, test } from 'vitest';
import { type Colour, game } from '../src/index.ts';
import { cards, exact, income, pass, returnCards, scenario, trim } from './testMatch.ts';

const idle = { mc: 0, crew: 0 };

describe('end of a year', () => {
  test('ORBITAL-END-1: victory points, market, crew, MC, cards, maintenance, new year', () => {
    const t = exact({
      seats: [{ modules: ['farm 0N !'], hand: 'farm farm farm' }, { hand: 'farm' }],
      market: 'casino',
      pile: Array(30).fill('storage').join(' '),
    });
    t.endYear();
    const told = t.events.map((e) => e.type).filter((type) => type !== 'passed');
    expect(told.filter((type, i) => type !== told[i - 1])).toEqual([
      'yearEnds',
      'scored',
      'market',
      'crew',
      'income',
      'draw',
    ]);
    expect(t.step).toBe('trim');
    t.play(trim('farm')).play(trim('farm'));
    expect(t.events.map((e) => e.type)).toEqual(['answered', 'trimmed', 'maintenance', 'year']);
  });

  test('ORBITAL-END-2: the most undamaged modules of a colour bring 1 VP', () => {
    const t = scenario({ seats: [{ modules: ['farm 0N', 'farm 0S !'] }, { modules: ['farm 0N', 'greenhouse 0S'] }] });
    t.endYear();
    expect(t.vp()).toEqual([1, 2]);
  });

  test('ORBITAL-END-3: the last year pays 2 VP and ends the match at once', () => {
    const t = scenario({ year: 5, seats: [{ modules: ['farm 0N'], mc: 1 }, idle] }).endYear();
    expect(t.vp()).toEqual([4, 2]);
    expect([t.of(0).mc, t.s.year, t.s.stack, t.actors]).toEqual([1, 5, [], []]);
    expect(t.why(pass, 0)).toBe('ORBITAL-END-3');
  });

  test('ORBITAL-END-4: what is left in the market is discarded, five new cards are laid out', () => {
    const pile = 'airlock farm hotel strike casino storage storage storage storage storage storage storage storage';
    const t = exact({ market: 'dormitory', pile }).endYear();
    expect([t.market, t.discards]).toEqual(['casino strike hotel farm airlock', 'dormitory']);
  });

  test('ORBITAL-END-5: all crew is removed, then each crew symbol of an undamaged module brings one', () => {
    const t = scenario({ seats: [{ crew: 5, modules: ['life-support 0N', 'farm 0S * c1', 'barracks 0E !'] }, {}] });
    t.endYear();
    expect([t.of(0).crew, t.module(0, 2).crew, t.module(0, 2).used]).toEqual([1 + 2 + 1, 0, false]);
  });

  test('ORBITAL-END-6: 7 MC and 1 for each undamaged module of a named colour', () => {
    const seats = [{ mc: 0, hand: 'farm', modules: ['farm 0N', 'greenhouse 0E', 'life-support 0S !'] }, idle];
    expect(scenario({ seats }).endYear().of(0).mc).toBe(7 + 2);
    const t = scenario({ seats, autoIncome: false }).endYear();
    expect([t.step, t.actors]).toEqual(['income', [0]]);
    expect(t.play(income('red')).of(0).mc).toBe(7 + 1);
    expect(t.why(income('red'), t.actors[0])).toBe('ORBITAL-END-6');
  });

  test('ORBITAL-END-7: modules and the Luxury Core pay in the MegaCredits step', () => {
    const seat = {
      mc: 0,
      hand: 'farm',
      upgrade: 'core-luxury',
      modules: ['storage 0N', 'promenade 0E', 'storage 0S !'],
    };
    expect(
      scenario({ seats: [seat, idle] })
        .endYear()
        .of(0).mc,
    ).toBe(7 + 2 + 2 + 1 + 2);
  });

  test('ORBITAL-END-8: every player draws 4 cards, more with a Research Institute', () => {
    const t = scenario({ seats: [{ modules: ['research-institute 0N'] }, idle] }).endYear();
    expect(t.s.players.map((p) => p.hand.length)).toEqual([6, 4]);
  });

  test('ORBITAL-END-9: a player over the limit trims to exactly the limit', () => {
    const t = scenario({ seats: [{ hand: 'casino casino casino', modules: ['data-bank 0N'] }, idle] }).endYear();
    expect([t.step, t.hand(0).split(' ').length]).toEqual(['trim', 7]);
    expect(t.why(trim('strike'))).toBe('ORBITAL-END-9');
    // Asked one by one, the cards go in one order only, which who types must know.
    expect(game.text.screen?.holdings(t.view(0), 0, 'en')).toContain('From left to right');
    t.play(trim('casino'));
    expect([t.s.year, t.of(0).hand.length]).toEqual([2, 6]);
  });

  test('ORBITAL-END-10: all damage goes, after it has counted in the steps before', () => {
    const t = scenario({ seats: [{ modules: ['farm 0N !!'], mc: 0, hand: 'farm' }, idle] }).endYear();
    expect([t.damage(0), t.vp()[0], t.of(0).crew, t.of(0).mc]).toEqual([[0, 0], 1, 1, 8]);
  });

  test('ORBITAL-END-11: the marker moves on, the next seat starts, convoys are over', () => {
    const t = scenario({ seats: [{ convoys: 2 }, {}, {}], first: 1, active: 1 }).endYear();
    expect([t.s.year, t.s.first, t.actors, t.of(0).convoys]).toEqual([2, 2, [2], 0]);
  });

  test('ORBITAL-DECK-1: an empty draw pile is made again from the discard pile', () => {
    const t = exact({ pile: '', discards: Array(20).fill('farm').join(' '), market: 'hotel' }).endYear();
    expect([t.s.drawPile.length, t.s.discardPile.length]).toEqual([21 - 5 - 8, 0]);
    expect(t.events).toContainEqual({ type: 'reshuffled', n: 21 });
  });
});

describe('victory', () => {
  const result = (a: object, b: object) => {
    const t = scenario({ year: 5, seats: [a, b] }).endYear();
    return game.outcome(t.s)?.places;
  };

  test('ORBITAL-WIN-1: most VP win', () => {
    expect(result({ vp: 1 }, { vp: 2, mc: 0 })).toEqual([2, 1]);
  });

  test('ORBITAL-WIN-2: then most crew symbols on undamaged modules', () => {
    const a = { vp: 2, mc: 0, crew: 0, modules: ['living-quarters 0N'] };
    expect(result(a, { vp: 4, mc: 9 })).toEqual([1, 2]);
    expect(result({ ...a, vp: 4, modules: ['living-quarters 0N !'] }, { vp: 4, mc: 9 })).toEqual([2, 1]);
  });

  test('ORBITAL-WIN-3: then most MC', () => {
    expect(result({ vp: 1, mc: 2 }, { vp: 1, mc: 3 })).toEqual([2, 1]);
    expect(result({ vp: 1, mc: 3 }, { vp: 1, mc: 3 })).toEqual([1, 1]);
  });
});

describe('long variant', () => {
  test('ORBITAL-VAR-1: a sixth year is played', () => {
    const t = scenario({ years: 6, year: 5 }).endYear();
    expect([t.s.year, game.outcome(t.s)]).toEqual([6, undefined]);
    expect(game.outcome(t.endYear().s)).toBeDefined();
  });

  test('ORBITAL-VAR-2: year 5 pays 1 VP and has all its steps, year 6 pays 2', () => {
    const t = scenario({ years: 6, year: 5, seats: [{ modules: ['farm 0N'], mc: 0 }, idle] }).endYear();
    expect([t.vp(), t.of(0).mc]).toEqual([[2, 1], 8]);
    const before = t.vp();
    t.endYear();
    expect(t.vp().map((vp, i) => vp - before[i])).toEqual([4, 2]);
  });
});

describe('decisions at once', () => {
  test('ORBITAL-RULING-29: secret answers come in any order and are applied together', () => {
    const seats = [{ hand: 'farm hotel casino' }, { hand: 'farm hotel strike' }, idle];
    const played = (order: readonly number[]) => {
      const t = exact({ seats, pile: Array(40).fill('storage').join(' ') }).endYear();
      expect(t.actors).toEqual([0, 1]);
      for (const seat of order) t.play(trim('storage'), seat).play(trim('storage'), seat);
      return t;
    };
    const t = exact({ seats, pile: Array(40).fill('storage').join(' ') }).endYear();
    t.play(trim('farm'), 1);
    expect(t.hand(1)).toContain('farm');
    expect(t.why(trim('storage'), 1)).toBe('ORBITAL-RULING-29');
    t.play(trim('hotel'), 1);
    expect([t.actors, t.discards, t.seenBy(0)]).toEqual([[0], '', [{ type: 'answered', seat: 1 }]]);
    expect(t.view(0).stack.at(-1)).toMatchObject({ waiting: [0], own: null });
    expect(t.view(1).stack.at(-1)).toMatchObject({ waiting: [0], own: cards('farm hotel') });
    expect(played([0, 1]).s).toEqual(played([1, 0]).s);
  });

  test('ORBITAL-RULING-40: seats draw clockwise from the first player, then all trim at once', () => {
    const pile = `${'casino '.repeat(5)}${'farm '.repeat(4)}${'hotel '.repeat(4)}${'storage '.repeat(4)}`;
    const t = exact({
      seats: [idle, { ...idle, hand: 'strike strike' }, { hand: 'strike strike' }],
      first: 1,
      active: 1,
      pile,
    });
    t.endYear();
    expect([t.hand(1), t.hand(2), t.hand(0)]).toEqual([
      'farm farm farm farm strike strike',
      'hotel hotel hotel hotel strike strike',
      'storage storage storage storage',
    ]);
    expect(t.actors).toEqual([1, 2]);
  });

  test('ORBITAL-RULING-39: with the option the best colour is taken, first in canonical order among equals', () => {
    const seats = [
      { mc: 0, hand: 'farm', modules: ['farm 0N', 'hotel 0S', 'casino 0E'] },
      { ...idle, modules: ['farm 0N'] },
    ];
    const t = scenario({ seats }).endYear();
    const named = t.events.flatMap((e): [number, Colour, number][] =>
      e.type === 'income' ? [[e.seat, e.colour, e.mc]] : [],
    );
    expect(named).toEqual([
      [0, 'yellow', 9],
      [1, 'red', 8],
    ]);
    const asked = scenario({ seats, autoIncome: false }).endYear();
    expect(asked.actors).toEqual([0, 1]);
    expect(asked.legal(1)).toEqual([income('red'), income('green')]);
    expect(asked.why(income('blue'), 1)).toBe('ORBITAL-RULING-39');
    asked.play(income('green'), 1);
    expect(asked.view(0).stack.at(-1)).toMatchObject({ step: 'income', waiting: [0], own: null });
    asked.play(income('green'), 0);
    expect(asked.of(0).mc).toBe(8);
  });

  test('ORBITAL-SETUP-7: starting hands are chosen in secret and in any order', () => {
    const s = scenario().s;
    const fresh = game.setup(s.seats, game.defaults, s.rng.key);
    const [a] = game.legal?.(fresh, 1) ?? [];
    game.apply(fresh, 1, a, () => {});
    expect(game.actors(fresh)).toEqual([0]);
    expect(game.view(fresh, 0).stack[0]).toMatchObject({ waiting: [0], own: null });
    expect(game.check(fresh, 0, returnCards('farm farm farm'))?.rule).toBe('ORBITAL-SETUP-7');
  });
});
