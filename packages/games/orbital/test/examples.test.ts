import { keyFromSeed } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { chart, contentOf, exitsInsideOut, game, insideOut, outerModules } from '../src/index.ts';
import { buildCost, buildDiscount, crewSymbols } from '../src/orbital.ts';
import { leaders } from '../src/scoring.ts';
import {
  build,
  buy,
  cards,
  discard,
  event,
  exact,
  modules,
  operate,
  pass,
  repair,
  scenario,
  show,
  suffer,
  TestMatch,
  trim,
  upgrade,
} from './testMatch.ts';

const c = contentOf({ cards: null });
const X = ['dormitory 0W', 'farm 0N', 'hotel 0E', 'workshop 0S', 'airlock 1N', 'storage 3S', 'observatory 4S'];
const idle = { mc: 0, crew: 0 };

describe('worked examples', () => {
  test('ORBITAL-EX-1: buying the third card of five', () => {
    const market = 'junkyard strategic-operations technical-support farm education-center';
    const t = scenario({ market }).play(buy(2));
    expect([t.of(0).mc, t.market]).toEqual([7, 'junkyard strategic-operations farm education-center']);
    for (const [slot, price] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]) {
      const u = scenario({ market: t.market }).play(buy(slot));
      expect(10 - u.of(0).mc).toBe(price);
    }
  });

  test('ORBITAL-EX-2: laying out the market', () => {
    const t = exact({ pile: `airlock farm hotel strike casino${' storage'.repeat(8)}` }).endYear();
    expect(t.market).toBe('casino strike hotel farm airlock');
  });

  test('ORBITAL-EX-3: the first turn has 23 legal actions', () => {
    const t = scenario({
      seats: [{ mc: 16, hand: 'farm storage hotel sabotage cold-war' }, {}],
      market: 'farm farm hotel hotel casino',
    });
    const kinds = t.legal().map((a) => a.type);
    const count = (type: string) => kinds.filter((kind) => kind === type).length;
    expect([kinds.length, count('pass'), count('build'), count('upgrade'), count('buy')]).toEqual([23, 1, 12, 5, 5]);
    const paid = (card: string) =>
      16 -
      scenario({ seats: [{ mc: 16, hand: card }, {}] })
        .play(build(card, 0, 'N'))
        .of(0).mc;
    expect(['farm', 'storage', 'hotel'].map(paid)).toEqual([6, 5, 6]);
  });

  test('ORBITAL-EX-4: Dormitory to the west, Junkyard on its north exit', () => {
    const t = scenario({ seats: [{ hand: 'dormitory junkyard' }, { hand: 'farm' }] });
    t.play(build('dormitory', 0, 'W'))
      .play(pass)
      .play(build('junkyard', 1, 'N'));
    expect(t.of(0).mc).toBe(0);
    const [, dormitory, junkyard] = t.facts(0).modules;
    expect([dormitory.x, dormitory.y, dormitory.exits.map((e) => e.side)]).toEqual([-1, 0, ['S', 'W', 'N']]);
    expect([junkyard.x, junkyard.y, junkyard.exits.map((e) => e.side)]).toEqual([-1, -1, ['N', 'E']]);
  });

  test('ORBITAL-EX-5: two ways into one cell', () => {
    const seat = { mc: 9, hand: 'airlock', modules: ['farm 0N', 'dormitory 0W'] };
    const from = (host: number, side: 'N' | 'W') => {
      const t = scenario({ seats: [seat, {}] }).play(build('airlock', host, side));
      const [, farm, dormitory, airlock] = t.facts(0).modules;
      const state = (m: typeof farm, s: string) => m.exits.find((e) => e.side === s)?.is;
      return [9 - t.of(0).mc, airlock.x, airlock.y, airlock.exits[0], state(farm, 'W'), state(dormitory, 'N')];
    };
    expect(from(1, 'W')).toEqual([6, -1, -1, { side: 'N', is: 'usable' }, 'connected', 'blocked']);
    expect(from(2, 'N')).toEqual([5, -1, -1, { side: 'E', is: 'blocked' }, 'blocked', 'connected']);
  });

  test('ORBITAL-EX-6: the last exit', () => {
    const seat = {
      mc: 20,
      hand: 'storage airlock greenhouse',
      modules: ['storage 0W', 'greenhouse 0N', 'weapons-platform 0E'],
    };
    const t = scenario({ seats: [seat, { hand: 'farm' }] });
    expect(t.why(build('storage', 0, 'S'))).toBe('ORBITAL-GEO-12');
    t.play(build('airlock', 0, 'S')).play(pass);
    expect(t.facts(0).modules[4].exits).toEqual([{ side: 'W', is: 'usable' }]);
    expect(t.legal().filter((a) => a.type === 'build')).toEqual([]);
  });

  test('ORBITAL-EX-7: open exits on a damaged module do not help', () => {
    const seat = { mc: 9, hand: 'greenhouse', modules: ['dormitory 0W !', 'storage 0N', 'storage 0E'] };
    const t = scenario({ seats: [seat, { hand: 'farm' }] });
    expect([t.why(build('greenhouse', 0, 'S')), t.why(build('greenhouse', 1, 'W'))]).toEqual([
      'ORBITAL-GEO-12',
      'ORBITAL-DMG-5',
    ]);
    t.play(repair(1))
      .play(pass)
      .play(build('greenhouse', 0, 'S'));
    expect(t.of(0).mc).toBe(0);
  });

  test('ORBITAL-EX-8: reductions add up', () => {
    const costs = (ports: string[]) => {
      const t = scenario({ seats: [{ convoys: 1, modules: ports }, {}] });
      const p = t.of(0);
      const on = (host: string, card: string) => {
        const m = { ...p.modules[0], card: cards(host)[0] };
        return buildCost(c, p, cards(card)[0], m, buildDiscount(c, p));
      };
      return [on('workshop', 'technical-support'), on('farm', 'life-support'), on('storage', 'hotel')];
    };
    expect(costs(['extra-docking-port 0N', 'extra-docking-port 0S'])).toEqual([0, 1, 2]);
    expect(costs(['extra-docking-port 0N', 'extra-docking-port 0S !'])).toEqual([1, 2, 3]);
  });

  test('ORBITAL-EX-9: an upgrade changes two races', () => {
    const t = scenario({
      seats: [
        { mc: 4, hand: 'farm', modules: ['dormitory 0N'] },
        { ...idle, modules: ['junkyard 0N'] },
      ],
    });
    t.play(upgrade('core-bio')).endYear();
    expect([t.vp(), t.of(0).crew]).toEqual([[1, 1], 3]);
    expect(t.events.flatMap((e) => (e.type === 'scored' ? [[e.colour, e.seats]] : []))).toEqual([
      ['red', [1]],
      ['green', [0]],
    ]);
  });

  test('ORBITAL-EX-10: one crew, two machines', () => {
    const t = scenario({ seats: [{ mc: 2, crew: 1, hand: 'sabotage', modules: ['farm 0N', 'hotel 0S'] }, {}] })
      .play(operate(1))
      .play(pass);
    expect([t.of(0).mc, t.of(0).crew, t.module(0, 1).crew]).toEqual([5, 0, 1]);
    expect([t.why(operate(1)), t.why(operate(2))]).toEqual(['ORBITAL-OPER-5', 'ORBITAL-OPER-4']);
  });

  test('ORBITAL-EX-11: three passes in a row', () => {
    const t = exact({
      seats: [{ hand: 'farm', modules: ['farm 0N', 'hotel 0E !'] }, { hand: 'farm' }, { hand: 'farm storage' }],
    });
    t.play(pass)
      .play(pass)
      .play(build('farm', 0, 'N'))
      .play(operate(1))
      .play(pass)
      .play(pass);
    expect([t.s.year, t.actors]).toEqual([1, [0]]);
    const other = new TestMatch(game.clone(t.s)).play(repair(2));
    expect([other.s.year, other.s.passesInARow]).toEqual([1, 0]);
    expect(t.play(pass).s.year).toBe(2);
  });

  test('ORBITAL-EX-12: the end of a year for one seat', () => {
    const seat = {
      mc: 4,
      hand: 'casino casino casino',
      upgrade: 'core-bio',
      modules: ['farm 0W !', 'greenhouse 0N', 'storage 0E', 'data-bank 0S !'],
    };
    const t = scenario({ year: 2, seats: [seat, idle] });
    expect(t.facts(0).counts).toMatchObject({ green: 2, red: 1, blue: 0 });
    t.endYear();
    expect([t.of(0).crew, t.of(0).mc, t.of(0).hand.length, t.step]).toEqual([6, 15, 7, 'trim']);
    t.play(trim('casino')).play(trim('casino'));
    expect([t.of(0).hand.length, t.damage(0), t.facts(0).handLimit]).toEqual([5, [0, 0, 0, 0, 0], 6]);
  });

  test('ORBITAL-EX-13: scoring six colours', () => {
    // Cores count red; further modules stand for the counts of the example.
    const a = { modules: ['storage 0N', 'farm 0E', 'workshop 0S', 'data-bank 0W', 'data-bank 4W', 'laboratory 5W'] };
    const b = { modules: ['storage 0N', 'farm 0E', 'hotel 0S', 'data-bank 0W', 'casino 3E'] };
    const d = { modules: ['farm 0E', 'hotel 0S', 'data-bank 0W', 'data-bank 3W', 'laboratory 4W', 'casino 2E'] };
    const counts = (t: ReturnType<typeof scenario>) =>
      t.s.players.map((_, seat) => Object.values(t.facts(seat).counts).join('/'));
    const t = exact({ seats: [a, b, d] });
    expect(counts(t)).toEqual(['2/1/0/1/3/0', '2/1/2/0/1/0', '1/1/2/0/3/0']);
    expect(leaders(t.s).map((l) => l.seats)).toEqual([[0, 1], [0, 1, 2], [1, 2], [0], [0, 2], []]);
    expect(t.endYear().vp()).toEqual([4, 3, 3]);
    expect(
      exact({ year: 5, seats: [a, b, d] })
        .endYear()
        .vp(),
    ).toEqual([8, 6, 6]);
  });

  test('ORBITAL-EX-14: tie-breaks', () => {
    const end = (first: string[], mine: number, theirs: number, second = ['greenhouse 0N']) => {
      const t = scenario({
        year: 5,
        seats: [
          { mc: mine, modules: first },
          { mc: theirs, modules: second },
        ],
        still: true,
      });
      t.s.players[0].vp = 20;
      t.s.players[1].vp = 20;
      t.s.stack = [];
      return [t.s.players.map((p) => crewSymbols(c, p)), game.outcome(t.s)?.places];
    };
    const three = ['barracks 0N', 'dormitory 0W'];
    expect(end([...three, 'life-support 0E !'], 9, 0)).toEqual([
      [4, 5],
      [2, 1],
    ]);
    expect(end([...three, 'life-support 0E'], 9, 0)).toEqual([
      [6, 5],
      [1, 2],
    ]);
    expect(end(['greenhouse 0N'], 9, 0)).toEqual([
      [5, 5],
      [1, 2],
    ]);
    expect(end(['greenhouse 0N'], 3, 3)).toEqual([
      [5, 5],
      [1, 1],
    ]);
  });

  test('ORBITAL-EX-15: the long variant at the end of years 5 and 6', () => {
    const t = scenario({ years: 6, year: 5, seats: [{}, {}] }).endYear();
    expect([t.vp(), t.s.first, t.s.year]).toEqual([[1, 1], 1, 6]);
    t.endYear();
    expect([t.vp(), t.actors]).toEqual([[3, 3], []]);
  });

  test('ORBITAL-EX-16: Uneventful Year at four seats', () => {
    const seats = [
      { hand: 'uneventful-year farm' },
      { hand: 'sabotage strike farm' },
      { hand: 'farm storage' },
      { hand: 'hotel casino farm', mc: 2 },
    ];
    const t = exact({ automata: [3], seats }).play(event('uneventful-year'));
    expect([t.actors, t.legal(1), t.legal(2)]).toEqual([[1, 2], [discard('sabotage'), discard('strike')], [show]]);
    expect(t.of(3).hand.length).toBe(3);
    t.play(discard('strike'), 1);
    expect([t.hand(1), t.facts(1).known]).toEqual(['farm sabotage strike', []]);
    t.play(show, 2);
    expect(t.events.slice(1, 4)).toMatchObject([
      { type: 'discard', seat: 1, card: 'strike' },
      { type: 'shown', seat: 2 },
      { type: 'discard', seat: 3, card: 'hotel', reveals: true },
    ]);
    expect([t.hand(1), t.facts(2).known, t.of(3).hand.length, t.of(3).mc]).toEqual([
      'farm sabotage',
      ['storage', 'farm'],
      2,
      2,
    ]);
  });

  test('ORBITAL-EX-17: repair and Workshop', () => {
    const modules = ['airlock 0N', 'airlock 0S', 'hotel 0E !!', 'workshop 0W'];
    const t = scenario({ seats: [{ mc: 1, crew: 1, hand: 'farm', modules }, {}] })
      .play(repair(3))
      .play(pass);
    expect([t.of(0).mc, t.module(0, 3).damage]).toEqual([0, 1]);
    t.play(operate(4, { repaired: 3 })).play(pass);
    expect([t.module(0, 3).damage, t.why(operate(3))]).toEqual([0, 'ORBITAL-OPER-4']);
  });

  test('ORBITAL-EX-18: Command Center with a Military Core', () => {
    const seat = {
      upgrade: 'core-military',
      crew: 1,
      hand: 'barracks',
      modules: ['command-center 0E', 'extra-docking-port 0N'],
    };
    const by = operate(1, { card: 'barracks', exit: { host: 1, side: 'E' } });
    const t = scenario({ seats: [{ ...seat, mc: 3 }, {}] }).play(by);
    expect([t.of(0).mc, t.of(0).crew]).toEqual([2, 0]);
    expect(t.facts(0).modules[3]).toMatchObject({
      x: 2,
      y: 0,
      facing: 'E',
      exits: [{ side: 'S', is: 'usable' }],
    });
    expect(scenario({ seats: [{ ...seat, mc: 2 }, {}] }).why(by)).toBe('ORBITAL-OPER-2');
  });

  test('ORBITAL-EX-19: inside-out order and outer modules', () => {
    const list = modules(X);
    expect(insideOut(list).map((m) => m.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const outer = outerModules(list);
    expect(list.filter((_, i) => outer[i]).map((m) => m.id)).toEqual([2, 5, 6, 7]);
  });

  test('ORBITAL-EX-20: exits in order, and what an automaton does with them', () => {
    const list = modules(X);
    const open = exitsInsideOut(
      list,
      chart(c.exits, list).free.filter((e) => e.usable),
    );
    expect(open.map((e) => [e.x, e.y].join())).toEqual(['-2,0', '0,-2', '1,-1', '-1,1', '1,2']);
    const built = (hand: string) => {
      const t = scenario({ automata: [1], active: 1, seats: [{ hand: 'farm' }, { mc: 6, crew: 0, hand, modules: X }] });
      const { x, y, host } = t.module(1, 8);
      return [host, x, y, 6 - t.of(1).mc];
    };
    expect(built('storage')).toEqual([1, -2, 0, 5]);
    expect(built('laboratory')).toEqual([7, 1, 2, 5]);
    expect(built('casino')).toEqual([3, 1, -1, 5]);
    expect(built('barracks')).toEqual([1, -2, 0, 6]);
  });

  test('ORBITAL-EX-21: what it cannot pay it discards', () => {
    const t = scenario({
      automata: [1],
      active: 1,
      seats: [{ hand: 'farm' }, { mc: 4, crew: 0, hand: 'casino', modules: X }],
    });
    expect([t.of(1).mc, t.discards, t.of(1).modules.length, t.actors]).toEqual([6, 'casino', 8, [0]]);
  });

  test('ORBITAL-EX-22: equal leaders, the next to the left is hit', () => {
    const farm = { vp: 5, modules: ['farm 0W'] };
    const t = scenario({
      automata: [1, 2],
      active: 1,
      seats: [{ ...farm, hand: 'farm' }, { hand: 'sabotage' }, { ...farm, crew: 0, hand: 'strike' }],
    });
    expect([t.damage(0), t.damage(2)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('ORBITAL-EX-23: an automaton never hits a damaged module', () => {
    const seats = [
      { vp: 7, modules: ['storage 0N !'], hand: 'farm' },
      { vp: 4, modules: ['farm 0N'] },
      { crew: 1, modules: ['weapons-platform 0N'] },
    ];
    const t = scenario({ automata: [1, 2], active: 2, seats });
    expect([t.damage(0), t.damage(1)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const player = scenario({ seats: [{ modules: ['weapons-platform 0N'] }, { modules: ['storage 0N !'] }] });
    expect(player.why(operate(1, { target: { seat: 1, module: 1 } }))).toBeUndefined();
  });

  test('ORBITAL-EX-24: repair what can be paid, then pass', () => {
    const modules = ['hotel 0W !', 'airlock 0N', 'shield-generator 0S !'];
    const t = scenario({ automata: [1], first: 1, active: 1, seats: [{ hand: 'farm' }, { mc: 2, crew: 0, modules }] });
    expect([t.damage(1), t.of(1).mc, t.reasons]).toEqual([[0, 0, 0, 1], 0, ['ORBITAL-AUTO-18']]);
    t.play(pass);
    expect(t.reasons[0]).toBe('ORBITAL-AUTO-19');
  });

  test('ORBITAL-EX-25: the peaceful setup', () => {
    const s = game.setup(1, game.defaults, keyFromSeed('peace'));
    game.apply(s, 0, (game.legal?.(s, 0) ?? [])[0], () => {});
    expect([s.drawPile.length, s.discardPile.length, s.players[0].hand.length]).toEqual([70, 6, 5]);
    const track = (from: number) => {
      const counts = [1, 0, 0, 0, 0, 0];
      for (const card of s.discardPile.slice(from, from + 3)) counts[c.colour[card]]++;
      return counts;
    };
    expect(s.rivals).toEqual([track(0), track(3)]);
    const pile = `${'farm '.repeat(9)}storage dormitory data-bank farm hotel barracks`;
    const t = exact({ seats: [idle], pile, rivals: [{ red: 1 }, { red: 1 }] });
    expect(t.s.rivals).toEqual([
      [3, 0, 0, 0, 1, 0],
      [1, 1, 1, 0, 0, 1],
    ]);
  });

  test('ORBITAL-EX-26: the peaceful scoring', () => {
    const rivals = [
      { red: 3, blue: 1 },
      { red: 1, green: 1, yellow: 1, purple: 1 },
    ];
    const seat = { hand: 'farm', upgrade: 'core-luxury', modules: ['farm 0N', 'farm 0S', 'laboratory 0E !'] };
    expect(
      scenario({ seats: [seat], rivals })
        .play(pass)
        .vp(),
    ).toEqual([2]);
  });

  test('ORBITAL-EX-27: a shield and its fall', () => {
    const t = scenario({
      seats: [
        { hand: 'sabotage meteor-storm', modules: ['weapons-platform 0N'] },
        { hand: 'farm', modules: ['shield-generator 0N', 'hotel 1N'] },
      ],
    });
    const shoot = (module: number) => operate(1, { target: { seat: 1, module } });
    const storm = event('meteor-storm', { seat: 1, modules: [2] });
    expect([t.why(shoot(1)), t.why(shoot(2)), t.why(storm)]).toEqual([
      'ORBITAL-OUTER-1',
      'ORBITAL-DMG-8',
      'ORBITAL-DMG-8',
    ]);
    t.play(event('sabotage', { target: { seat: 1, module: 1 } })).play(pass);
    expect([t.why(shoot(2)), t.why(storm)]).toEqual([undefined, undefined]);
  });

  test('ORBITAL-EX-28: what a Robotic Arm can do', () => {
    const t = scenario({ seats: [{ crew: 1, modules: ['robotic-arm 0E', 'dormitory 0W', 'greenhouse 2W'] }, {}] });
    const moves = t.legal().flatMap((a) => (a.type === 'operate' ? [`${a.moved} ${a.exit?.host}${a.exit?.side}`] : []));
    expect(moves.sort()).toEqual(['3 0N', '3 0S', '3 1N', '3 1S', '3 2N', '3 2S']);
  });

  test('ORBITAL-EX-29: a project that works and one that fails', () => {
    const seat = { crew: 3, hand: 'high-risk-project', modules: ['farm 0N'] };
    const good = scenario({ seats: [seat, {}], pile: 'farm strike sabotage' }).play(
      event('high-risk-project', { crew: 3 }),
    );
    expect([good.of(0).vp, good.of(0).crew, good.discards]).toEqual([2, 0, 'farm strike sabotage high-risk-project']);
    const bad = scenario({ seats: [seat, {}], pile: 'farm hotel' }).play(event('high-risk-project', { crew: 2 }));
    expect([bad.of(0).vp, bad.of(0).crew, bad.step]).toEqual([0, 1, 'failedProject']);
    expect(bad.play(suffer(1)).damage(0)).toEqual([0, 1]);
  });

  test('ORBITAL-EX-30: the pile runs out while drawing', () => {
    const t = exact({
      automata: [1],
      seats: [{ hand: 'farm' }, idle],
      pile: 'farm farm farm',
      discards: 'storage '.repeat(20),
    });
    t.s.players[1].hand = [];
    t.play(pass);
    expect(t.events).toContainEqual({ type: 'reshuffled', n: 20 });
    const [first] = t.events.filter((e) => e.type === 'draw');
    expect(first).toMatchObject({ seat: 0, n: 4, secret: { cards: ['farm', 'farm', 'farm', 'storage'] } });
    expect([t.s.drawPile.length + 5, t.discards.split(' ').filter((kind) => kind === 'storage').length]).toEqual([
      19, 0,
    ]);
  });

  test('ORBITAL-EX-31: Crew Rotation and a second shift', () => {
    const t = scenario({
      seats: [{ crew: 0, hand: 'crew-rotation', modules: ['shipyard 0N * c2', 'farm 0S * c1'] }, { hand: 'farm' }],
    });
    t.play(event('crew-rotation', { modules: [1, 2] })).play(pass);
    expect(t.of(0).crew).toBe(3);
    t.play(operate(1)).play(pass);
    expect([t.of(0).crew, t.of(0).vp, t.why(operate(2))]).toEqual([1, 1, undefined]);
  });

  test('ORBITAL-EX-32: Strategic Operations against one MC', () => {
    const t = scenario({ seats: [{ modules: ['strategic-operations 0N'] }, { mc: 1, hand: 'farm farm strike' }] });
    t.play(operate(1, { seat: 1 }));
    expect([t.of(1).mc, t.legal()]).toEqual([0, [discard('farm'), discard('strike')]]);
    expect(t.play(discard('farm')).hand(1)).toBe('farm strike');
  });
});
