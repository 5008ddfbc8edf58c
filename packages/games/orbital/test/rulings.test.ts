import { describe, expect, test } from 'vitest';
import { contentOf, game } from '../src/index.ts';
import {
  build,
  buy,
  discard,
  event,
  exact,
  operate,
  pass,
  repair,
  scenario,
  show,
  take,
  trim,
  upgrade,
} from './testMatch.ts';

const c = contentOf({ cards: null });
const row = (kind: string) => c.modules.find((m) => m.id === kind);
const idle = { mc: 0, crew: 0 };
const hit = (seat: number, module: number) => ({ target: { seat, module } });

describe('rulings on text and names', () => {
  test('ORBITAL-RULING-1: Commercial is yellow, Support is orange', () => {
    expect([row('casino')?.colour, row('workshop')?.colour]).toEqual(['yellow', 'orange']);
    expect(c.upgrades.map((u) => u.colour)).toEqual(['green', 'blue', 'yellow', 'purple', 'orange']);
  });

  test('ORBITAL-RULING-2: the most undamaged modules score, not the least damaged', () => {
    const t = scenario({ seats: [{ modules: ['farm 0N !', 'farm 0S', 'greenhouse 0E'] }, { modules: ['farm 0N'] }] });
    expect(t.endYear().vp()).toEqual([2, 1]);
  });

  test('ORBITAL-RULING-3: the Crew step comes after the market and before the money', () => {
    const t = scenario().endYear();
    const order = t.events.map((e) => e.type);
    expect(order.indexOf('market')).toBeLessThan(order.indexOf('crew'));
    expect(order.indexOf('crew')).toBeLessThan(order.indexOf('income'));
  });

  test('ORBITAL-RULING-4: Année Calme and Année sans histoire are one card', () => {
    const calm = c.events.filter((e) => e.effect.do === 'callEvents');
    expect(calm.map((e) => e.name.fr)).toEqual(['Année Calme']);
  });

  test('ORBITAL-RULING-5: core, main and structural module are the same tile', () => {
    const t = scenario();
    expect(t.of(0).modules.filter((m) => m.host === null)).toHaveLength(1);
    expect(t.facts(0).modules[0]).toMatchObject({ card: 'core', colour: 'red' });
  });

  test('ORBITAL-RULING-6: 86 modules and 36 events', () => {
    const total = (rows: readonly { readonly copies: number }[]) => rows.reduce((n, r) => n + r.copies, 0);
    expect([total(c.modules), total(c.events)]).toEqual([86, 36]);
  });

  test('ORBITAL-RULING-7: the numbers of the lost icons', () => {
    expect(row('farm')).toMatchObject({ cost: { crew: 1, mc: 0 }, action: { do: 'gainMc', n: 3 } });
    expect(row('education-center')?.cost).toEqual({ crew: 1, mc: 0 });
    expect(row('technical-support')?.lasting).toEqual({ do: 'cheaperItself', n: 1 });
    expect(row('strategic-operations')).toMatchObject({ cost: { crew: 1, mc: 0 }, action: { n: 2 } });
    expect(row('junkyard')).toMatchObject({ cost: { crew: 1, mc: 0 }, action: { n: 4 } });
    expect(c.upgrades.map((u) => [u.id, u.crew, u.lasting && 'n' in u.lasting ? u.lasting.n : 0])).toEqual([
      ['core-bio', 1, 0],
      ['core-scientific', 0, 1],
      ['core-luxury', 0, 2],
      ['core-military', 0, 2],
      ['core-support', 0, 0],
    ]);
  });
});

describe('rulings on geometry', () => {
  test('ORBITAL-RULING-8: one module, one cell', () => {
    const t = scenario({ seats: [{ hand: 'farm', modules: ['dormitory 0W', 'storage 0N'] }, {}] }).play(
      build('farm', 1, 'N'),
    );
    expect(new Set(t.of(0).modules.map((m) => `${m.x},${m.y}`)).size).toBe(4);
  });

  test('ORBITAL-RULING-9: the core has four exits', () => {
    expect(
      scenario({ seats: [{ hand: 'farm' }, {}] })
        .legal()
        .filter((a) => a.type === 'build'),
    ).toHaveLength(4);
  });

  test('ORBITAL-RULING-10: the entry fixes the position, nothing is flipped', () => {
    const t = scenario({ seats: [{ hand: 'airlock' }, {}] }).play(build('airlock', 0, 'S'));
    expect(t.facts(0).modules[1].exits).toEqual([{ side: 'W', is: 'usable' }]);
  });

  test('ORBITAL-RULING-11: an exit facing a neighbour is free but blocked, without discount or shield', () => {
    const modules = ['dormitory 0W', 'shield-generator 0N', 'farm 1N'];
    const t = scenario({ seats: [{ modules, hand: 'farm' }, {}] });
    const [, dormitory, , farm] = t.facts(0).modules;
    expect([farm.host, farm.immune]).toEqual([dormitory.id, false]);
    const ring = scenario({ seats: [{ modules: ['farm 0N', 'dormitory 0W', 'storage 2N'] }, {}] });
    expect(ring.facts(0).modules[1].exits[0]).toEqual({ side: 'W', is: 'blocked' });
  });

  test('ORBITAL-RULING-12: a blocked exit can be used once the cell is empty again', () => {
    const victim = { hand: 'airlock', modules: ['farm 0N', 'dormitory 0W', 'storage 2N !'] };
    const t = scenario({ seats: [{ hand: 'condemned-section' }, victim] });
    expect(t.facts(1).modules[1].exits[0].is).toBe('blocked');
    t.play(event('condemned-section', hit(1, 3)));
    expect(t.why(build('airlock', 1, 'W'))).toBeUndefined();
  });

  test('ORBITAL-RULING-13: an open exit on a damaged module is not usable', () => {
    const modules = ['dormitory 0W !', 'storage 0N', 'storage 0E'];
    const t = scenario({ seats: [{ modules, hand: 'greenhouse' }, {}] });
    expect(t.why(build('greenhouse', 0, 'S'))).toBe('ORBITAL-GEO-12');
    expect(t.facts(0).modules[1].exits.map((e) => e.is)).toEqual(['damaged', 'damaged', 'damaged']);
  });

  test('ORBITAL-RULING-14: the test imagines the new module in place; later damage may close everything', () => {
    const modules = ['storage 0W', 'storage 0N', 'storage 0E'];
    const open = scenario({ seats: [{ modules, hand: 'life-support' }, {}] });
    expect(open.why(build('life-support', 0, 'S'))).toBeUndefined();
    const t = scenario({ seats: [{ hand: 'sabotage' }, { modules: [...modules, 'life-support 0S'], hand: 'farm' }] });
    t.play(event('sabotage', hit(1, 4)));
    expect(
      t
        .facts(1)
        .modules.flatMap((m) => m.exits)
        .some((e) => e.is === 'usable'),
    ).toBe(false);
    expect(t.legal().some((a) => a.type === 'build')).toBe(false);
  });

  test('ORBITAL-RULING-15: only the host gives the discount, an upgraded core for its new colour only', () => {
    const cost = (seat: object, side: 'N' | 'W', host = 0) => {
      const t = scenario({ seats: [{ hand: 'storage', mc: 9, ...seat }, {}] }).play(build('storage', host, side));
      return 9 - t.of(0).mc;
    };
    expect(cost({}, 'N')).toBe(5);
    expect(cost({ upgrade: 'core-bio' }, 'N')).toBe(6);
    expect(cost({ modules: ['farm 0W', 'dormitory 0S'] }, 'W', 1)).toBe(6);
  });
});

describe('rulings on costs, turns and market', () => {
  test('ORBITAL-RULING-16: reductions add up to 0 at least and do not help command modules', () => {
    const ports = ['extra-docking-port 0W', 'command-center 0N'];
    const t = scenario({ seats: [{ mc: 2, convoys: 3, hand: 'farm', modules: ports }, {}] });
    expect(t.why(operate(2, { card: 'farm', exit: { host: 2, side: 'N' } }))).toBe('ORBITAL-OPER-2');
    expect(t.play(build('farm', 0, 'S')).of(0).mc).toBe(2);
  });

  test('ORBITAL-RULING-17: a damaged Airlock does not help, not even its own repair', () => {
    const t = scenario({ seats: [{ mc: 9, modules: ['airlock 0N !', 'airlock 0S'] }, {}] }).play(repair(1));
    expect(t.of(0).mc).toBe(7);
  });

  test('ORBITAL-RULING-18: a forced pass is made automatically only with an empty hand', () => {
    const t = scenario({ seats: [idle, { hand: 'farm' }], first: 1 });
    expect(t.events).toContainEqual({ type: 'passed', seat: 0 });
    expect(t.actors).toEqual([1]);
    const holding = scenario({ seats: [{ ...idle, hand: 'sabotage' }, {}] });
    expect([holding.actors, holding.legal()]).toEqual([[0], [pass]]);
  });

  test('ORBITAL-RULING-19: as many passes as seats end a year, automata included; one in the peaceful mode', () => {
    const t = scenario({ automata: [1], seats: [{ hand: 'farm' }, idle, { hand: 'farm' }] });
    t.play(pass);
    expect([t.s.year, t.s.passesInARow, t.actors]).toEqual([1, 2, [2]]);
    expect(t.play(pass).s.year).toBe(2);
    expect(scenario({ seats: [{ hand: 'farm' }] }).play(pass).s.year).toBe(2);
  });

  test('ORBITAL-RULING-20: the first card drawn lies nearest to the pile; a short row starts at price 1', () => {
    const t = exact({ pile: 'airlock farm', seats: [{ mc: 0, hand: 'hotel' }, idle] }).play(pass);
    expect(t.market).toBe('farm airlock');
    expect(t.why(buy(1))).toBeUndefined();
    expect(t.play(buy(0), t.actors[0]).hand(1)).toContain('farm');
  });

  test('ORBITAL-RULING-21: tokens are unlimited', () => {
    const greenhouses = ['dormitory 0W', 'dormitory 0N', 'dormitory 0E', 'dormitory 0S'];
    const more = [1, 2, 3, 4].flatMap((host) => [
      `greenhouse ${host}${'WNES'[host - 1]}`,
      `greenhouse ${host}${'NESW'[host - 1]}`,
    ]);
    const t = exact({ seats: [{ modules: [...greenhouses, ...more], hand: 'farm' }, idle] }).endYear();
    expect(t.of(0).crew).toBe(1 + 4 + 32);
  });

  test('ORBITAL-RULING-22: there is no hand limit during the year', () => {
    const t = scenario({ seats: [{ hand: 'farm farm farm hotel hotel', mc: 9 }, {}], market: 'casino' }).play(buy(0));
    expect([t.of(0).hand.length, t.step]).toEqual([6, 'turn']);
    expect(t.why(trim('farm'), 1)).toBe('ORBITAL-RULING-22');
  });
});

describe('rulings on operating and events', () => {
  test('ORBITAL-RULING-23: a module cannot be operated without any effect', () => {
    const t = exact({ seats: [{ modules: ['education-center 0N', 'workshop 0S', 'farm 0E'] }, {}], pile: '' });
    expect(t.why(operate(1))).toBe('ORBITAL-RULING-23');
    expect(t.legal().filter((a) => a.type === 'operate')).toEqual([operate(3)]);
    expect(t.why(operate(3, { card: 'farm' }))).toBe('ORBITAL-RULING-23');
  });

  test('ORBITAL-RULING-24: a module can be operated in the year it is built', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, {}] })
      .play(build('farm', 0, 'N'))
      .play(pass);
    expect(t.why(operate(1))).toBeUndefined();
  });

  test('ORBITAL-RULING-25: used crew stays on a module that is damaged or moved', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { crew: 2, modules: ['farm 0N * c1', 'robotic-arm 0S'] }] });
    t.play(event('sabotage', hit(1, 1)));
    t.play(operate(2, { moved: 1, exit: { host: 0, side: 'E' } }));
    expect([t.module(1, 1).crew, t.of(1).crew, t.module(1, 1).used]).toEqual([1, 1, true]);
  });

  test('ORBITAL-RULING-26: repairing or moving does not make a used module usable', () => {
    const t = scenario({ seats: [{ crew: 2, modules: ['farm 0N * !', 'robotic-arm 0S'] }, {}] });
    t.play(repair(1)).play(pass);
    expect(t.why(operate(1))).toBe('ORBITAL-OPER-5');
    t.play(operate(2, { moved: 1, exit: { host: 0, side: 'E' } })).play(pass);
    expect(t.why(operate(1))).toBe('ORBITAL-OPER-5');
    expect(t.endYear().module(0, 1).used).toBe(false);
  });

  test('ORBITAL-RULING-27: an event must change something; what cannot be done is left out', () => {
    const t = scenario({
      seats: [
        { hand: 'strike economic-crisis farm', mc: 0 },
        { mc: 1, crew: 1 },
      ],
    });
    t.play(event('economic-crisis')).play(event('strike', { seat: 1 }));
    expect([t.of(1).mc, t.of(1).crew]).toEqual([0, 0]);
  });

  test('ORBITAL-RULING-30: a shown hand is known to everybody', () => {
    const t = scenario({ seats: [{ hand: 'uneventful-year' }, { hand: 'farm hotel' }, {}] });
    t.play(event('uneventful-year')).play(show);
    for (const seat of [0, 2, null]) {
      const { known, hand } = t.view(seat).players[1];
      expect([t.kinds(known), hand]).toEqual(['farm hotel', null]);
    }
  });

  test('ORBITAL-RULING-31: the owner chooses a discard; an automaton loses its top card', () => {
    const t = scenario({ seats: [{ modules: ['strategic-operations 0N'] }, { hand: 'farm strike' }] });
    expect(t.why(discard('farm'))).toBe('ORBITAL-RULING-31');
    t.play(operate(1, { seat: 1 }));
    expect([t.actors, t.legal()]).toEqual([[1], [discard('farm'), discard('strike')]]);
    expect(t.why(discard('hotel'))).toBe('ORBITAL-RULING-31');
    const auto = scenario({
      automata: [1],
      seats: [
        { modules: ['strategic-operations 0N'], hand: 'hotel' },
        { hand: 'strike farm', mc: 0 },
      ],
    });
    auto.play(operate(1, { seat: 1 }));
    expect(auto.events).toContainEqual({ type: 'discard', seat: 1, card: 'strike', reveals: true });
    const lone = scenario({ seats: [{ modules: ['strategic-operations 0N'] }, { hand: 'farm' }] }).play(
      operate(1, { seat: 1 }),
    );
    expect([lone.hand(1), lone.step]).toEqual(['', 'turn']);
  });

  test('ORBITAL-RULING-32: nobody loses more than they have', () => {
    const t = scenario({
      seats: [
        { hand: 'economic-crisis strike farm', mc: 1 },
        { mc: 2, crew: 1 },
      ],
    });
    expect(t.play(event('economic-crisis')).mc()).toEqual([0, 0]);
    t.play(event('strike', { seat: 1 }));
    expect(t.of(1).crew).toBe(0);
  });

  test('ORBITAL-RULING-33: a player chosen by an effect is an opponent', () => {
    const t = scenario({
      seats: [
        {
          hand: 'strike sabotage meteor-storm condemned-section',
          crew: 2,
          modules: ['strategic-operations 0N !', 'strategic-operations 0S', 'farm 0E'],
        },
        { modules: ['farm 0N'] },
      ],
    });
    expect(t.why(event('strike', { seat: 0 }))).toBe('ORBITAL-RULING-33');
    expect(t.why(operate(2, { seat: 0 }))).toBe('ORBITAL-RULING-33');
    expect(t.why(event('sabotage', hit(0, 3)))).toBe('ORBITAL-RULING-33');
    expect(t.why(event('meteor-storm', { seat: 0, modules: [3] }))).toBe('ORBITAL-RULING-33');
    expect(t.why(event('condemned-section', hit(0, 1)))).toBe('ORBITAL-RULING-33');
  });
});

describe('rulings on the end of a year and victory', () => {
  test('ORBITAL-RULING-34: a colour that nobody has undamaged pays nobody', () => {
    const t = scenario({
      seats: [{ modules: ['farm 0N !'], upgrade: 'core-bio' }, { upgrade: 'core-luxury' }],
    }).endYear();
    const scored = t.events.flatMap((e) => (e.type === 'scored' ? [e.colour] : []));
    expect([scored, t.vp()]).toEqual([
      ['green', 'yellow'],
      [1, 1],
    ]);
  });

  test('ORBITAL-RULING-35: all who share the most get the full VP', () => {
    expect(
      scenario({ seats: [{}, {}, {}] })
        .endYear()
        .vp(),
    ).toEqual([1, 1, 1]);
  });

  test('ORBITAL-RULING-36: in the long variant only year 6 pays double', () => {
    const paid = (year: number) =>
      scenario({ years: 6, year, seats: [{}, { upgrade: 'core-bio' }] })
        .endYear()
        .vp();
    expect([paid(4), paid(5), paid(6)]).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  test('ORBITAL-RULING-37: full equals share the victory, also with automata', () => {
    const t = scenario({ automata: [1], year: 5, seats: [{ hand: 'farm' }, { crew: 0 }, { mc: 3 }] });
    t.endYear();
    expect(game.outcome(t.s)).toEqual({ points: [2, 2, 2], places: [1, 1, 3], winners: [0, 1] });
    expect(t.events.at(-1)).toMatchObject({ type: 'over', winners: [0, 1] });
  });

  test('ORBITAL-RULING-38: in the last year nothing is paid', () => {
    const t = scenario({
      year: 5,
      seats: [{ mc: 2, hand: 'farm', upgrade: 'core-luxury', modules: ['storage 0N'] }, idle],
    });
    expect(t.endYear().of(0).mc).toBe(2);
  });

  test('ORBITAL-RULING-41: with both piles empty no card is drawn and the effect goes on', () => {
    const t = exact({ seats: [{ hand: 'farm' }, idle], pile: '', discards: '' }).endYear();
    expect([t.s.year, t.of(0).hand.length, t.of(1).hand.length, t.market]).toEqual([2, 1, 0, '']);
    const one = exact({ seats: [{ modules: ['laboratory 0N'] }, {}], pile: 'farm' }).play(operate(1));
    expect(one.hand(0)).toBe('farm');
  });

  test('ORBITAL-RULING-42: draw what is there, shuffle, draw the rest; cards being looked at stay out', () => {
    const t = exact({ seats: [{ modules: ['laboratory 0N'] }, {}], pile: 'farm', discards: 'hotel' }).play(operate(1));
    expect([t.hand(0), t.pile, t.discards]).toEqual(['farm hotel', '', '']);
    const looked = exact({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'farm', discards: 'hotel' }).play(
      operate(1),
    );
    expect(looked.legal()).toEqual([take('farm'), take('hotel')]);
  });

  test('ORBITAL-RULING-43: the discard pile is open to all', () => {
    const t = scenario({ discards: 'farm strike hotel' });
    for (const seat of [0, 1, null]) expect(t.kinds(t.view(seat).discardPile)).toBe('farm strike hotel');
  });

  test('ORBITAL-RULING-44: bought, taken and shown cards are known; a known copy leaves first', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, { hand: 'farm privileged-contacts' }], market: 'farm hotel' });
    t.play(buy(0));
    expect(t.facts(0).known).toEqual(['farm']);
    t.play(event('privileged-contacts', { slot: 0 }));
    expect(t.facts(1).known).toEqual(['hotel']);
    t.play(build('farm', 0, 'N'));
    expect([t.hand(0), t.facts(0).known]).toEqual(['farm', []]);
  });
});

describe('rulings on upgrades, damage and single cards', () => {
  test('ORBITAL-RULING-45: an upgrade changes the colour and adds its effect, nothing else', () => {
    const t = scenario().play(upgrade('core-military'));
    const p = t.facts(0);
    expect([p.crewSymbols, p.modules[0].exits.length, p.modules[0].immune, p.counts.red]).toEqual([1, 4, true, 0]);
  });

  test('ORBITAL-RULING-46: the crew of the Bio Core comes in the next Crew step', () => {
    const t = scenario({ seats: [{ crew: 1, hand: 'farm' }, idle] }).play(upgrade('core-bio'));
    expect(t.of(0).crew).toBe(1);
    expect(t.endYear().of(0).crew).toBe(2);
  });

  test('ORBITAL-RULING-47: the Military Core pays for builds by Command modules too, after payment, not for moves', () => {
    const seat = { upgrade: 'core-military', crew: 1, mc: 2, hand: 'barracks', modules: ['military-command 0N'] };
    const t = scenario({ seats: [seat, {}] }).play(operate(1, { card: 'barracks', exit: { host: 1, side: 'N' } }));
    expect(t.of(0).mc).toBe(2);
    const moved = scenario({ seats: [{ upgrade: 'core-military', modules: ['robotic-arm 0N', 'barracks 0S'] }, {}] });
    expect(moved.play(operate(1, { moved: 2, exit: { host: 0, side: 'E' } })).of(0).mc).toBe(10);
    const poor = scenario({ seats: [{ upgrade: 'core-military', mc: 4, hand: 'barracks' }, {}] });
    expect(poor.why(build('barracks', 0, 'N'))).toBe('ORBITAL-BUILD-5');
  });

  test('ORBITAL-RULING-48: damaged support modules stay damaged under a Support Core but get no more', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { upgrade: 'core-support', modules: ['workshop 0N !'] }] });
    expect(t.why(event('sabotage', hit(1, 1)))).toBe('ORBITAL-DMG-8');
    expect(t.damage(1)).toEqual([0, 1]);
  });

  test('ORBITAL-RULING-49: immunity stops new damage only', () => {
    const victim = { crew: 2, upgrade: 'core-support', modules: ['workshop 0N !', 'robotic-arm 0S', 'shipyard 0E'] };
    const t = scenario({ seats: [{ hand: 'condemned-section' }, victim] });
    expect(t.why(event('condemned-section', hit(1, 1)))).toBeUndefined();
    t.play(pass);
    expect([t.why(operate(3)), t.why(repair(1))]).toEqual([undefined, undefined]);
    expect(t.why(operate(2, { moved: 3, exit: { host: 0, side: 'W' } }))).toBeUndefined();
  });

  test('ORBITAL-RULING-50: a player may damage a damaged module again', () => {
    const t = scenario({ seats: [{ hand: 'sabotage' }, { modules: ['farm 0N !'] }] }).play(
      event('sabotage', hit(1, 1)),
    );
    expect(t.damage(1)).toEqual([0, 2]);
  });

  test('ORBITAL-RULING-51: the Robotic Arm in detail', () => {
    const modules = ['robotic-arm 0W', 'farm 0N * ! c1', 'dormitory 0E', 'storage 0S'];
    const t = scenario({ seats: [{ modules }, {}] });
    const to = (moved: number, host: number, side: 'N' | 'E' | 'S' | 'W') =>
      operate(1, { moved, exit: { host, side } });
    expect(t.why(to(2, 0, 'N'))).toBe('ORBITAL-RULING-51');
    expect(t.why(to(2, 4, 'S'))).toBe('ORBITAL-GEO-8');
    expect(t.why(to(2, 2, 'N'))).toBe('ORBITAL-GEO-8');
    t.play(to(2, 3, 'N'));
    expect(t.module(0, 2)).toMatchObject({ x: 1, y: -1, facing: 'N', host: 3, damage: 1, crew: 1, used: true });
    expect(t.of(0).mc).toBe(10);
    // The same cell by another exit: the lifted module leaves its own cell empty.
    const ring = scenario({ seats: [{ modules: ['farm 0N', 'dormitory 0W', 'storage 2N', 'robotic-arm 0E'] }, {}] });
    const again = operate(4, { moved: 3, exit: { host: 1, side: 'W' } });
    expect(ring.why(again)).toBeUndefined();
    expect(ring.play(again).module(0, 3)).toMatchObject({ x: -1, y: -1, host: 1, facing: 'W' });
  });

  test('ORBITAL-RULING-52: command modules build onto their own usable exits, all geometry rules hold', () => {
    const seat = { mc: 3, hand: 'hotel storage shipyard', modules: ['command-center 0N', 'storage 1W'] };
    const t = scenario({ seats: [seat, {}] });
    const by = (card: string, host: number, side: 'N' | 'W') => operate(1, { card, exit: { host, side } });
    expect(t.why(by('hotel', 0, 'W'))).toBe('ORBITAL-RULING-52');
    expect(t.why(by('hotel', 1, 'W'))).toBe('ORBITAL-GEO-8');
    expect(t.why(by('shipyard', 1, 'N'))).toBe('ORBITAL-RULING-53');
    expect(t.play(by('hotel', 1, 'N')).of(0).mc).toBe(0);
  });

  test('ORBITAL-RULING-53: Shipyard needs an undamaged orange module when it is built; an orange core counts', () => {
    const why = (seat: object) =>
      scenario({ seats: [{ hand: 'shipyard', ...seat }, {}] }).why(build('shipyard', 0, 'S'));
    expect(why({})).toBe('ORBITAL-RULING-53');
    expect(why({ modules: ['workshop 0N !'] })).toBe('ORBITAL-RULING-53');
    expect(why({ modules: ['workshop 0N'] })).toBeUndefined();
    expect(why({ upgrade: 'core-support' })).toBeUndefined();
    const later = scenario({ seats: [{ crew: 2, modules: ['shipyard 0N', 'workshop 0S !'] }, {}] });
    expect(later.why(operate(1))).toBeUndefined();
  });

  test('ORBITAL-RULING-54: a shield covers host and children, not itself; another shield covers it', () => {
    const immune = (modules: string[]) =>
      scenario({ seats: [{ modules }, {}] })
        .facts(0)
        .modules.map((m) => m.immune);
    expect(immune(['farm 0N', 'shield-generator 1N', 'hotel 2N'])).toEqual([true, true, false, true]);
    expect(immune(['farm 0N', 'shield-generator 1N !', 'hotel 2N'])).toEqual([true, false, false, false]);
    expect(immune(['shield-generator 0N', 'shield-generator 1N'])).toEqual([true, true, true]);
  });

  test('ORBITAL-RULING-55: Observatory with fewer cards; Casino without a card', () => {
    const two = exact({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'farm hotel' }).play(operate(1));
    expect(two.legal()).toHaveLength(2);
    const one = exact({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'farm' }).play(operate(1));
    expect([one.hand(0), one.actors]).toEqual(['farm', [1]]);
    const none = exact({ seats: [{ modules: ['observatory 0N', 'casino 0S'] }, {}], pile: '' });
    expect([none.why(operate(1)), none.why(operate(2))]).toEqual(['ORBITAL-RULING-55', 'ORBITAL-RULING-23']);
  });

  test('ORBITAL-RULING-56: the Visiting Worker in detail', () => {
    const host = {
      modules: ['trade-exchange 0N * c1', 'command-center 0S', 'robotic-arm 0E', 'farm 0W !', 'weapons-platform 2S'],
    };
    const t = scenario({ seats: [{ hand: 'visiting-worker', mc: 0, modules: ['hotel 0N'] }, host] });
    const visit = (module: number, args?: object) =>
      event('visiting-worker', { visit: { seat: 1, module }, ...(args ? { args } : {}) });
    for (const module of [0, 2, 3, 4]) expect(t.why(visit(module))).toBe('ORBITAL-RULING-56');
    expect(t.why(event('visiting-worker', { visit: { seat: 0, module: 1 } }))).toBe('ORBITAL-RULING-56');
    expect(t.why(visit(5, { target: { seat: 1, module: 1 } }))).toBeUndefined();
    t.play(visit(1));
    expect([t.of(0).mc, t.of(0).crew, t.module(1, 1)]).toMatchObject([2, 0, { crew: 1, used: true }]);
  });

  test('ORBITAL-RULING-58: Crew Rotation takes one or two modules with crew on them', () => {
    const t = scenario({
      seats: [
        { crew: 0, hand: 'crew-rotation', modules: ['farm 0N * c1', 'hotel 0S * c1', 'casino 0E * c1', 'airlock 0W'] },
        {},
      ],
    });
    const rotate = (...modules: number[]) => t.why(event('crew-rotation', { modules }));
    expect([rotate(1), rotate(1, 2), rotate(4), rotate(2, 1)]).toEqual([
      undefined,
      undefined,
      'ORBITAL-RULING-58',
      'ORBITAL-RULING-58',
    ]);
    expect(t.why(event('crew-rotation'))).toBe('ORBITAL-RULING-58');
    for (const modules of [[1, 2, 3], []])
      expect(t.why(event('crew-rotation', { modules }))).toBe('STARBOARD-ACTION-1');
  });

  test('ORBITAL-RULING-59: the target of Strategic Operations needs 1 MC or 1 card', () => {
    const why = (seat: object) =>
      scenario({ seats: [{ modules: ['strategic-operations 0N'] }, { ...idle, ...seat }] }).why(
        operate(1, { seat: 1 }),
      );
    expect([why({}), why({ mc: 1 }), why({ hand: 'farm' })]).toEqual(['ORBITAL-RULING-59', undefined, undefined]);
  });

  test('ORBITAL-RULING-60: only outer modules can be removed, never the core', () => {
    const t = scenario({ seats: [{ hand: 'condemned-section' }, { modules: ['dormitory 0N !', 'farm 1N'] }] });
    for (const module of [0, 1, 2]) expect(t.why(event('condemned-section', hit(1, module)))).toBe('ORBITAL-EV-13');
  });

  test('ORBITAL-RULING-62: inside out means depth first, then clockwise from the west', () => {
    const targets = ['farm 0E', 'hotel 0S', 'dormitory 0N', 'casino 3W'];
    const t = scenario({ automata: [1], active: 1, seats: [{ modules: targets, hand: 'farm' }, { hand: 'sabotage' }] });
    expect(t.damage(0)).toEqual([0, 0, 0, 1, 0]);
  });

  test('ORBITAL-RULING-81: a year ends after 100 turns a seat', () => {
    const t = scenario({ seats: [{ hand: 'farm orbital-subsidy' }, { hand: 'farm' }], turns: 199 }).play(
      event('orbital-subsidy'),
    );
    expect(t.s.year).toBe(2);
    const before = scenario({ seats: [{ hand: 'farm orbital-subsidy' }, { hand: 'farm' }], turns: 198 });
    expect(before.play(event('orbital-subsidy')).s.year).toBe(1);
  });
});
