import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import {
  build,
  discard,
  event,
  exact,
  operate,
  type Position,
  pass,
  type SeatOf,
  scenario,
  show,
  upgrade,
} from './testMatch.ts';

/** An automaton at seat 1 acts after seat 0 passes; seat 0 holds a card, so that it is asked again, also in a new year. */
const turn = (auto: SeatOf, more: Omit<Position, 'seats'> = {}, me: SeatOf = {}) =>
  scenario({
    automata: [1],
    first: 1,
    ...more,
    seats: [
      { hand: 'farm', ...me },
      { crew: 0, ...auto },
    ],
  }).play(pass);

describe('the automaton’s turn', () => {
  test('ORBITAL-AUTO-1: with cards it reveals the top one, and that is its whole turn', () => {
    const t = turn({ hand: 'orbital-subsidy strike', crew: 1, modules: ['farm 0N'] });
    expect(t.events).toContainEqual({ type: 'revealed', seat: 1, cards: ['orbital-subsidy'], reveals: true });
    expect([t.hand(1), t.of(1).crew, t.actors]).toEqual(['strike', 1, [0]]);
    expect(t.reasons[0]).toBe('ORBITAL-AUTO-1');
  });

  test('ORBITAL-AUTO-2: a revealed event is played if it can be', () => {
    const t = turn({ hand: 'orbital-subsidy', mc: 0 });
    expect([t.of(1).mc, t.discards]).toEqual([4, 'orbital-subsidy']);
    expect(t.reasons).toEqual(['ORBITAL-AUTO-1', 'ORBITAL-AUTO-2']);
  });

  test('ORBITAL-AUTO-3: it never plays Visiting Worker and Economic Crisis', () => {
    for (const hand of ['visiting-worker', 'economic-crisis']) {
      const t = turn({ hand, crew: 1 }, {}, { modules: ['farm 0N'] });
      expect([t.mc(), t.discards]).toEqual([[10, 12], hand]);
      expect(t.reasons).toEqual(['ORBITAL-AUTO-1', 'ORBITAL-AUTO-3', 'ORBITAL-AUTO-11']);
    }
  });

  test('ORBITAL-AUTO-4: Crew Rotation and Cold War only with profit', () => {
    for (const hand of ['crew-rotation', 'cold-war']) {
      const t = turn({ hand, modules: ['farm 0N', 'barracks 0S !'] });
      expect([t.of(1).mc, t.reasons]).toEqual([12, ['ORBITAL-AUTO-1', 'ORBITAL-AUTO-4', 'ORBITAL-AUTO-11']]);
    }
    expect(turn({ hand: 'crew-rotation', modules: ['farm 0N * c1'] }).of(1).crew).toBe(1);
    expect(turn({ hand: 'cold-war', modules: ['barracks 0S'] }).of(1).mc).toBe(12);
  });

  test('ORBITAL-AUTO-5: High-Risk Project with all its crew', () => {
    const t = turn({ hand: 'high-risk-project', crew: 3 }, { pile: 'farm strike strike hotel' });
    expect([t.of(1).crew, t.of(1).vp, t.pile.split(' ')[0]]).toEqual([0, 2, 'hotel']);
    expect(t.reasons).toContain('ORBITAL-AUTO-5');
  });

  test('ORBITAL-AUTO-6: its target has the most VP, among equals the next to its left', () => {
    const struck = (vp: readonly number[]) => {
      const t = scenario({
        automata: [1],
        active: 1,
        seats: vp.map((points, i) =>
          i === 1 ? { vp: points, hand: 'strike' } : { vp: points, crew: 2, hand: 'farm' },
        ),
      });
      return t.s.players.findIndex((p, i) => i !== 1 && p.crew === 0);
    };
    expect(struck([1, 9, 2, 0])).toBe(2);
    expect(struck([3, 9, 2, 0])).toBe(0);
    expect(struck([2, 9, 2, 2])).toBe(2);
    expect(struck([2, 9, 0, 2])).toBe(3);
  });

  test('ORBITAL-AUTO-7: its target module is the first inside out that is undamaged', () => {
    const t = turn({ hand: 'sabotage' }, {}, { modules: ['farm 0E', 'hotel 0N !', 'dormitory 0W', 'casino 3N'] });
    expect(t.damage(0)).toEqual([0, 0, 1, 1, 0]);
    const again = turn({ hand: 'sabotage' }, {}, { modules: ['farm 0E', 'hotel 0N !', 'dormitory 0W !', 'casino 3N'] });
    expect(again.damage(0)).toEqual([0, 1, 1, 1, 0]);
    expect(t.reasons).toEqual(['ORBITAL-AUTO-1', 'ORBITAL-AUTO-2', 'ORBITAL-AUTO-6', 'ORBITAL-AUTO-7']);
  });

  test('ORBITAL-AUTO-8: a revealed module is built if it can be', () => {
    const t = turn({ hand: 'hotel' });
    expect([t.of(1).mc, t.of(1).modules.length, t.hand(1)]).toEqual([4, 2, '']);
    expect(t.module(1, 1)).toMatchObject({ host: 0, facing: 'W' });
  });

  test('ORBITAL-AUTO-9: onto a host of the same colour if that is possible', () => {
    const t = turn({ hand: 'hotel', modules: ['promenade 0S'] });
    expect(t.module(1, 2)).toMatchObject({ host: 1 });
    expect([t.of(1).mc, t.reasons.at(-1)]).toEqual([5, 'ORBITAL-AUTO-9']);
  });

  test('ORBITAL-AUTO-10: never a module that would leave it without an exit', () => {
    const t = turn({ hand: 'greenhouse', modules: ['storage 0W', 'storage 0N', 'storage 0E'] });
    expect([t.of(1).modules.length, t.of(1).mc]).toEqual([4, 12]);
    expect(t.reasons).toContain('ORBITAL-AUTO-10');
  });

  test('ORBITAL-AUTO-11: what it cannot play is discarded for 2 MC', () => {
    const t = turn({ hand: 'farm', mc: 5 });
    expect([t.of(1).mc, t.discards, t.of(1).modules.length]).toEqual([7, 'farm', 1]);
  });

  test('ORBITAL-AUTO-12: without cards it operates the first usable module inside out', () => {
    const t = turn({ crew: 1, mc: 0, modules: ['farm 0E', 'hotel 0N', 'casino 0W *'] });
    expect([t.module(1, 2).used, t.of(1).mc]).toEqual([true, 4]);
    expect(t.reasons).toEqual(['ORBITAL-AUTO-12']);
  });

  test('ORBITAL-AUTO-13: it never upgrades and never uses the Robotic Arm', () => {
    const t = turn({ crew: 1, mc: 20, modules: ['robotic-arm 0W', 'farm 0N *'] });
    expect([t.of(1).upgrade, t.module(1, 1).used, t.reasons]).toEqual([-1, false, ['ORBITAL-AUTO-19']]);
  });

  test('ORBITAL-AUTO-14: command modules are no action of their own', () => {
    const t = turn({ crew: 1, mc: 20, modules: ['command-center 0W', 'military-command 0N'] });
    expect([t.of(1).crew, t.reasons]).toEqual([1, ['ORBITAL-AUTO-19']]);
  });

  test('ORBITAL-AUTO-15: the Workshop is used only for repairs, after the other modules', () => {
    const t = turn({ crew: 1, modules: ['workshop 0W', 'farm 0N', 'hotel 0S !'] });
    expect([t.module(1, 1).used, t.module(1, 2).used]).toEqual([false, true]);
    const only = turn({ crew: 1, modules: ['workshop 0W', 'farm 0N'] });
    expect(only.module(1, 1).used).toBe(false);
    const mends = turn({ crew: 1, mc: 9, modules: ['workshop 0W', 'farm 0N !'] });
    expect([mends.of(1).mc, mends.damage(1)]).toEqual([9, [0, 0, 0]]);
    expect(mends.reasons).toEqual(['ORBITAL-AUTO-18', 'ORBITAL-AUTO-15']);
  });

  test('ORBITAL-AUTO-16: its Observatory simply draws a card', () => {
    const t = turn({ crew: 1, modules: ['observatory 0W'] }, { pile: 'strike farm hotel' });
    expect([t.hand(1), t.pile.split(' ')[0], t.discards]).toEqual(['strike', 'farm', '']);
    expect(t.reasons).toEqual(['ORBITAL-AUTO-12', 'ORBITAL-AUTO-16']);
  });

  test('ORBITAL-AUTO-17: its military modules choose targets like its events', () => {
    const t = turn({ crew: 1, modules: ['weapons-platform 0W'] }, {}, { modules: ['farm 0E', 'hotel 0W'] });
    expect(t.damage(0)).toEqual([0, 0, 1]);
    expect(t.reasons).toEqual(['ORBITAL-AUTO-12', 'ORBITAL-AUTO-17', 'ORBITAL-AUTO-6', 'ORBITAL-AUTO-7']);
  });

  test('ORBITAL-AUTO-18: without cards and usable actions it repairs its first damaged module', () => {
    const t = turn({ mc: 3, modules: ['farm 0E !', 'hotel 0N !'] });
    expect([t.damage(1), t.of(1).mc, t.reasons]).toEqual([[0, 1, 0], 0, ['ORBITAL-AUTO-18']]);
    expect(turn({ mc: 2, modules: ['farm 0E !', 'airlock 0S'] }).damage(1)).toEqual([0, 0, 0]);
    const two = turn({ mc: 0, crew: 1, modules: ['farm 0E !', 'workshop 0S', 'workshop 0W'] });
    expect([two.module(1, 3).used, two.module(1, 2).used]).toEqual([true, false]);
    expect(turn({ mc: 2, modules: ['farm 0E !'] }).reasons).toEqual(['ORBITAL-AUTO-19']);
  });

  test('ORBITAL-AUTO-19: otherwise it passes', () => {
    const t = turn({ mc: 20 });
    expect(t.events.map((e) => e.type)).toEqual([
      'passed',
      'automaton',
      'passed',
      'yearEnds',
      ...t.events.slice(4).map((e) => e.type),
    ]);
    expect(t.s.year).toBe(2);
  });

  test('ORBITAL-RULING-63: opponents are tried by VP until one has a legal target', () => {
    const seats = [
      { vp: 9, hand: 'farm', modules: ['farm 0N !'] },
      { hand: 'sabotage' },
      { vp: 1, hand: 'farm', modules: ['farm 0N'] },
    ];
    const t = exact({ automata: [1], active: 1, seats });
    expect([t.damage(0), t.damage(2)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(t.reasons).toContain('ORBITAL-RULING-63');
    const none = exact({ automata: [1], active: 1, seats: [seats[0], { hand: 'sabotage', mc: 0 }] });
    expect(none.of(1).mc).toBe(2);
  });

  test('ORBITAL-RULING-64: it uses Military Command, then Command Center, before it pays', () => {
    const modules = ['command-center 0W', 'military-command 0N'];
    const purple = turn({ hand: 'barracks', crew: 1, mc: 3, modules });
    expect([purple.module(1, 3).host, purple.of(1).mc, purple.of(1).crew]).toEqual([2, 1, 0]);
    const other = turn({ hand: 'hotel', crew: 1, mc: 3, modules });
    expect([other.module(1, 3).host, other.of(1).mc]).toEqual([1, 0]);
    expect(other.module(1, 3)).toMatchObject({ x: -2, y: 0 });
    expect(other.reasons).toContain('ORBITAL-RULING-64');
    const used = turn({ hand: 'barracks', crew: 1, mc: 9, modules: ['command-center 0W *', 'military-command 0N !'] });
    expect([used.of(1).crew, used.of(1).mc]).toEqual([1, 3]);
    const both = turn({ hand: 'hotel', crew: 1, mc: 9, modules: ['command-center 0E', 'command-center 0N'] });
    expect(both.module(1, 3).host).toBe(2);
  });

  test('ORBITAL-RULING-65: drawn cards go under its pile; the Cards step fills it up to 5', () => {
    const t = turn({ crew: 1, mc: 1, modules: ['laboratory 0W'] }, { pile: 'strike sabotage farm' });
    expect(t.hand(1)).toBe('strike sabotage');
    const year = scenario({
      automata: [1],
      first: 1,
      seats: [{ hand: 'farm' }, { crew: 0, mc: 0, modules: ['research-institute 0N', 'data-bank 0S'] }],
      pile: 'farm strike hotel sabotage casino storage airlock dormitory junkyard barracks',
    });
    year.play(pass);
    expect(year.hand(1)).toBe('farm strike hotel sabotage casino');
    const cut = scenario({ automata: [1], turns: 199, first: 1, seats: [{ hand: 'farm' }, { hand: 'strike strike' }] });
    cut.play(pass);
    expect([cut.s.year, cut.of(1).hand.length]).toEqual([2, 5]);
  });

  test('ORBITAL-RULING-65: a year that ends by its turns leaves an automaton the cards it has above five', () => {
    const t = scenario({
      automata: [1],
      turns: 199,
      first: 1,
      seats: [{ hand: 'farm' }, { hand: 'hotel hotel casino casino strike strike storage' }],
    });
    const components = game.inventory(t.s);
    t.play(pass);
    expect([t.s.year, t.hand(1)]).toEqual([2, 'hotel hotel casino casino strike strike storage']);
    expect(game.inventory(t.s)).toEqual(components);
  });

  test('ORBITAL-RULING-66: only cards it cannot play bring 2 MC, not those it loses', () => {
    const lost = scenario({
      automata: [1],
      seats: [{ hand: 'uneventful-year' }, { hand: 'farm farm', mc: 0 }],
      active: 0,
      still: true,
    });
    lost.play(event('uneventful-year'));
    expect(lost.events.filter((e) => e.type === 'gainedMc').map((e) => e.n)).toEqual([2]);
    const raided = scenario({
      automata: [1],
      seats: [{ modules: ['strategic-operations 0N'] }, { hand: 'farm', mc: 0, crew: 0 }],
    });
    raided.play(operate(1, { seat: 1 }));
    expect([raided.of(1).mc, raided.hand(1), raided.discards]).toEqual([0, '', 'farm']);
    const shipyard = turn({ hand: 'shipyard' });
    expect(shipyard.of(1).mc).toBe(12);
  });

  test('ORBITAL-RULING-67: payable exits, then same colour, then inside out', () => {
    const modules = ['dormitory 0W', 'promenade 0E'];
    expect(turn({ hand: 'casino', mc: 6, modules }).module(1, 3)).toMatchObject({ host: 2, facing: 'N' });
    expect(turn({ hand: 'barracks', mc: 6, modules }).module(1, 3)).toMatchObject({ host: 0, facing: 'N' });
    expect(turn({ hand: 'barracks', mc: 6, modules }).reasons).toContain('ORBITAL-RULING-67');
  });

  test('ORBITAL-RULING-68: it gets its best income colour, never asked', () => {
    const t = scenario({
      automata: [1],
      first: 1,
      autoIncome: false,
      seats: [{ hand: 'farm' }, { mc: 0, crew: 0, modules: ['farm 0N', 'farm 0S'] }],
    });
    expect(t.play(pass).of(1).mc).toBe(7 + 2);
  });

  test('ORBITAL-RULING-69: a usable action is undamaged, unused, payable and has an effect', () => {
    const idle = (modules: string[], seat: SeatOf = {}) => turn({ crew: 1, mc: 0, modules, ...seat }).reasons.at(-1);
    expect(idle(['farm 0N !'])).toBe('ORBITAL-AUTO-19');
    expect(idle(['farm 0N *'])).toBe('ORBITAL-AUTO-19');
    expect(idle(['shipyard 0N'])).toBe('ORBITAL-AUTO-19');
    expect(idle(['panorama-lounge 0N'], { mc: 3 })).toBe('ORBITAL-AUTO-19');
    expect(idle(['weapons-platform 0N'])).toBe('ORBITAL-AUTO-19');
    expect(idle(['junkyard 0N', 'recycling-center 0S'])).toBe('ORBITAL-AUTO-19');
    expect(idle(['panorama-lounge 0N'], { mc: 4 })).toBe('ORBITAL-AUTO-12');
  });

  test('ORBITAL-RULING-71: Privileged Contacts draws 2 cards, market or not', () => {
    const seats = [{ hand: 'farm' }, { hand: 'privileged-contacts' }, { hand: 'farm' }];
    const t = scenario({ automata: [1], active: 1, seats, market: 'farm', pile: 'strike sabotage' });
    expect([t.hand(1), t.market]).toEqual(['strike sabotage', 'farm']);
    expect(t.reasons).toContain('ORBITAL-RULING-71');
  });

  test('ORBITAL-RULING-72: its choices inside effects go inside out', () => {
    const storm = turn({ hand: 'meteor-storm' }, {}, { modules: ['farm 0E', 'hotel 0N', 'casino 0W !', 'airlock 0S'] });
    expect(storm.damage(0)).toEqual([0, 1, 1, 1, 0]);
    const crew = turn({ hand: 'crew-rotation', modules: ['farm 0E * c1', 'shipyard 0N * c2', 'hotel 0W * c1'] });
    expect([crew.of(1).crew, crew.module(1, 1).used]).toEqual([3, true]);
    const risk = turn(
      { hand: 'high-risk-project', crew: 1, modules: ['farm 0E', 'hotel 0W !', 'airlock 0N'] },
      { pile: 'farm' },
    );
    expect(risk.damage(1)).toEqual([0, 0, 1, 1]);
    const section = turn({ hand: 'condemned-section' }, {}, { modules: ['farm 0E !', 'hotel 0N !', 'casino 0W'] });
    expect(section.of(0).modules.map((m) => m.id)).toEqual([0, 1, 3]);
  });

  test('ORBITAL-RULING-73: the leader is an opponent, never the automaton itself', () => {
    const t = turn({ vp: 20, hand: 'sabotage', modules: ['farm 0N'] }, {}, { vp: 1, modules: ['farm 0N'] });
    expect([t.damage(0), t.damage(1)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('ORBITAL-RULING-79: it acts within the action before it, and waits for the answers it asks for', () => {
    const t = turn({ hand: 'uneventful-year strike' }, {}, { hand: 'farm hotel' });
    expect([t.actors, t.step]).toEqual([[0], 'uneventfulYear']);
    t.play(show);
    expect([t.actors, t.step]).toEqual([[0], 'turn']);
    const raid = turn({ crew: 1, modules: ['strategic-operations 0N'] }, {}, { hand: 'farm hotel' });
    expect([raid.actors, raid.step, raid.of(0).mc]).toEqual([[0], 'forcedDiscard', 8]);
    expect(raid.play(discard('farm')).hand(0)).toBe('hotel');
    expect(game.legal?.(raid.s, 1)).toBeDefined();
    expect(raid.why(pass, 1)).toBe('ORBITAL-TURN-1');
  });
});

describe('solo against automata', () => {
  const solo = (seats: SeatOf[] = [{ hand: 'farm' }, {}, {}]) => scenario({ automata: [1, 2], seats });

  test('ORBITAL-SOLO-1: one player against two automata by the rules of three seats', () => {
    const t = solo();
    expect([t.s.seats, t.s.mode, t.s.players.map((p) => p.kind)]).toEqual([
      3,
      'soloBots',
      ['player', 'automaton', 'automaton'],
    ]);
  });

  test('ORBITAL-SOLO-2: there is no market', () => {
    const s = game.setup(3, { ...game.defaults, automata: [1, 2] }, solo().s.rng.key);
    expect([s.market, s.drawPile.length]).toEqual([[], 122 - 8]);
    const t = solo();
    expect(t.why({ type: 'buy', slot: 0 })).toBe('ORBITAL-SOLO-2');
    t.play(pass);
    expect([t.s.year, t.market]).toEqual([2, '']);
  });

  test('ORBITAL-SOLO-3: each automaton starts each year with 5 cards', () => {
    const t = solo().play(pass);
    expect([t.s.year, t.s.active]).toEqual([2, 0]);
    const before = t.events.filter((e) => e.type === 'draw' && e.seat > 0);
    expect(before).toEqual([
      { type: 'draw', seat: 1, n: 5 },
      { type: 'draw', seat: 2, n: 5 },
    ]);
  });

  test('ORBITAL-SOLO-4: hit by Uneventful Year an automaton discards its top card', () => {
    const t = solo([{ hand: 'uneventful-year' }, { hand: 'farm hotel', mc: 0 }, { hand: 'casino', mc: 0 }]);
    t.play(event('uneventful-year'));
    expect(t.events.slice(1, 3)).toEqual([
      { type: 'discard', seat: 1, card: 'farm', reveals: true },
      { type: 'discard', seat: 2, card: 'casino', reveals: true },
    ]);
  });

  test('ORBITAL-SOLO-5: Privileged Contacts draws 2 cards', () => {
    const t = solo([{ hand: 'privileged-contacts' }, { hand: 'strike' }, { hand: 'strike' }]);
    expect(t.why(event('privileged-contacts', { slot: 0 }))).toBe('ORBITAL-SOLO-5');
    expect(t.play(event('privileged-contacts')).of(0).hand.length).toBe(2);
  });

  test('ORBITAL-SOLO-6: you win by beating both under the normal rules', () => {
    const end = (vp: number) => {
      const t = scenario({ automata: [1, 2], year: 5, seats: [{ vp, hand: 'farm' }, { vp: 3 }, { vp: 2 }] }).play(pass);
      return t.events.find((e) => e.type === 'over');
    };
    expect(end(4)).toMatchObject({ winners: [0] });
    expect(end(2)).toMatchObject({ winners: [1] });
  });

  test('ORBITAL-SOLO-7: automata may join any versus match', () => {
    for (const [seats, automata] of [
      [2, [0]],
      [3, [1]],
      [5, [0, 2, 4]],
      [4, [1, 3]],
    ] as const) {
      const s = game.setup(seats, { ...game.defaults, automata }, solo().s.rng.key);
      expect(s.players.flatMap((p, i) => (p.kind === 'automaton' ? [i] : []))).toEqual(automata);
      expect(game.actors(s)).toEqual(s.players.flatMap((p, i) => (p.kind === 'player' ? [i] : [])));
    }
    expect(game.automata?.({ ...game.defaults, automata: [1, 3] })).toEqual([1, 3]);
  });

  test('ORBITAL-RULING-61: automata are dealt 5 cards after the shuffle; chance names the first of all seats', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const key = [i, 1, 2, 3, 4, 5, 6, 7] as const;
      const s = game.setup(3, { ...game.defaults, automata: [1, 2] }, key);
      expect(s.players.map((p) => p.hand.length)).toEqual([8, 0, 0]);
      const told: object[] = [];
      game.apply(s, 0, (game.legal?.(s, 0) ?? [])[0], (e) => told.push(e));
      expect(told).toContainEqual({ type: 'draw', seat: 2, n: 5 });
      firsts.add(s.first);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const t = solo();
    expect(t.of(1)).toMatchObject({ upgrade: -1, kind: 'automaton' });
  });

  test('ORBITAL-RULING-70: the market is used with two players or more', () => {
    const market = (seats: number, automata: number[]) =>
      game.setup(seats, { ...game.defaults, automata }, solo().s.rng.key).market.length;
    expect([market(3, [1]), market(5, [0, 1, 2]), market(2, [1]), market(5, [1, 2, 3, 4])]).toEqual([5, 5, 0, 0]);
    const problems = game.options.automata.problems;
    expect(problems?.([0, 1], 2, 'automata')).toHaveLength(1);
    expect(problems?.([1, 0], 3, 'automata')).toHaveLength(1);
    expect(problems?.([0, 2], 3, 'automata')).toHaveLength(0);
  });
});

describe('peaceful solo', () => {
  const alone = (seat: SeatOf = {}, more = {}, from = scenario) =>
    from({ seats: [{ hand: 'strategic-operations', ...seat }], ...more });

  test('ORBITAL-PEACE-1: two rivals that own nothing and only set numbers', () => {
    const t = alone();
    expect([t.s.mode, t.s.seats, t.s.rivals.length]).toEqual(['soloPeaceful', 1, 2]);
  });

  test('ORBITAL-PEACE-2: there are no events in the deck', () => {
    const s = game.setup(1, game.defaults, alone().s.rng.key);
    const inDeck = Object.keys(game.inventory(s)).filter((kind) => kind === 'strike' || kind === 'sabotage');
    expect(inDeck).toEqual([]);
    expect(Object.values(game.inventory(s)).reduce((a, b) => a + b)).toBe(86 + 5 + 1);
  });

  test('ORBITAL-PEACE-3: tracks start at 0, red at 1', () => {
    const s = game.setup(1, game.defaults, alone().s.rng.key);
    const sum = s.rivals.map((track) => track.reduce((a, b) => a + b));
    expect(sum).toEqual([1 + 3, 1 + 3]);
    for (const track of s.rivals) expect(track[0]).toBeGreaterThanOrEqual(1);
  });

  test('ORBITAL-PEACE-4: with your cards 3 cards are discarded for each rival and raise its tracks', () => {
    const pile = 'farm farm farm farm farm hotel hotel hotel hotel storage casino barracks workshop workshop farm';
    const t = alone({ hand: '', mc: 0, crew: 0 }, { pile, rivals: [{ red: 1 }, {}] }, exact);
    expect(game.view(t.s, 0).rivals).toEqual([
      [2, 0, 1, 0, 0, 1],
      [0, 1, 0, 2, 0, 0],
    ]);
    expect(t.discards).toBe('storage casino barracks workshop workshop farm');
  });

  test('ORBITAL-PEACE-5: this happens before you discard', () => {
    const t = alone({ hand: 'farm farm farm' }).play(pass);
    expect(t.step).toBe('trim');
    expect(t.s.discardPile.length).toBe(6);
    const s = game.setup(1, game.defaults, t.s.rng.key);
    expect([s.stack[0].step, s.discardPile.length]).toEqual(['startingHand', 6]);
  });

  test('ORBITAL-PEACE-6: rivals take no turns', () => {
    const t = alone({ hand: 'farm', mc: 20 }).play(build('farm', 0, 'N'));
    expect(t.actors).toEqual([0]);
    expect(t.events.some((e) => e.type === 'rival')).toBe(false);
  });

  test('ORBITAL-PEACE-7: you play normally, but nothing of the rivals can be a target', () => {
    const t = alone(
      { crew: 2, modules: ['weapons-platform 0N', 'strategic-operations 0S', 'farm 0E'] },
      { market: 'farm' },
    );
    const legal = t.legal();
    expect(legal.filter((a) => a.type === 'operate')).toEqual([operate(3)]);
    expect(legal.some((a) => a.type === 'buy')).toBe(true);
    expect(legal).toContainEqual(upgrade('core-bio'));
  });

  test('ORBITAL-PEACE-8: colours are scored against the tracks', () => {
    const t = alone({ modules: ['farm 0N', 'hotel 0S'] }, { rivals: [{ red: 2 }, { yellow: 1, green: 2 }] }).play(pass);
    expect(t.vp()).toEqual([1]);
  });

  test('ORBITAL-PEACE-9: 22 VP after five years win', () => {
    const end = (vp: number) => alone({ vp }, { year: 5, rivals: [{ red: 9 }, {}] }).play(pass);
    expect(end(22).events.at(-1)).toMatchObject({ type: 'over', winners: [0] });
    expect(end(21).events.at(-1)).toMatchObject({ type: 'over', winners: [] });
    expect(game.outcome(end(22).s)).toEqual({ points: [22], places: [1], winners: [0] });
    expect(game.outcome(end(21).s)).toEqual({ points: [21], places: [1], winners: [] });
  });

  test('ORBITAL-RULING-74: you draw, then rival A, then rival B, then you choose', () => {
    const pile = `${'casino '.repeat(5)}farm farm farm farm hotel hotel hotel storage storage storage`;
    const t = alone({ hand: 'farm farm' }, { pile, rivals: [{}, {}] }, exact).play(pass);
    expect([t.hand(0), t.step]).toEqual(['farm farm farm farm farm farm', 'trim']);
    expect(t.view(0).rivals.map(([red, , yellow]) => [yellow, red])).toEqual([
      [3, 0],
      [0, 3],
    ]);
    let drawn = 6;
    const s = game.setup(1, game.defaults, t.s.rng.key);
    while (game.actors(s).length > 0) {
      const choices = game.legal?.(s, 0) ?? [];
      game.apply(s, 0, choices.find((a) => a.type === 'pass') ?? choices[0], (e) => {
        if (e.type === 'rival') drawn += e.cards.length;
      });
    }
    expect(drawn).toBe(30);
    expect(s.rivals.map((track) => track.reduce((a, b) => a + b))).toEqual([16, 16]);
  });

  test('ORBITAL-RULING-75: the market is used; hostile modules have no target but count', () => {
    const s = game.setup(1, game.defaults, alone().s.rng.key);
    expect(s.market.length).toBe(5);
    const t = alone({ modules: ['weapons-platform 0N'], crew: 1 });
    expect(t.legal().some((a) => a.type === 'operate')).toBe(false);
    expect(t.play(pass).vp()).toEqual([2]);
  });

  test('ORBITAL-RULING-76: a tie is enough, zero is not, tracks are not capped', () => {
    const rivals = [{ red: 1, green: 40 }, {}];
    const t = alone({ modules: ['farm 0N'] }, { rivals }).play(pass);
    expect(t.vp()).toEqual([1]);
  });

  test('ORBITAL-RULING-77: no long variant; you are always first', () => {
    expect(game.options.years.problems?.(6, 1, 'years')).toHaveLength(1);
    expect(game.options.years.problems?.(6, 2, 'years')).toHaveLength(0);
    const s = game.setup(1, game.defaults, alone().s.rng.key);
    game.apply(s, 0, (game.legal?.(s, 0) ?? [])[0], () => {});
    expect(s.first).toBe(0);
  });

  test('ORBITAL-RULING-78: all VP count, those of modules included; the score is kept either way', () => {
    const t = alone({ vp: 21, crew: 2, modules: ['shipyard 0N'] }, { year: 5, rivals: [{ red: 9, orange: 9 }, {}] });
    t.play(operate(1)).play(pass);
    expect([t.events.at(-1), game.outcome(t.s)?.points]).toMatchObject([{ winners: [0] }, [22]]);
  });

  test('ORBITAL-RULING-80: a short pile is shuffled again, cards of rivals included', () => {
    const t = alone(
      { hand: '', mc: 0, crew: 0 },
      { pile: 'farm farm farm farm farm farm farm farm farm hotel hotel hotel' },
      exact,
    );
    expect(t.events).toContainEqual({ type: 'reshuffled', n: 3 });
    expect([t.s.drawPile.length, t.discards]).toEqual([0, 'hotel hotel hotel']);
  });
});
