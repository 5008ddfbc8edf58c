import { describe, expect, test } from 'vitest';
import { contentOf } from '../src/index.ts';
import { build, discard, event, exact, operate, pass, scenario, show, suffer, take } from './testMatch.ts';

const c = contentOf({ cards: null });
const copies = (kind: string) => c.events.find((row) => row.id === kind)?.copies;

describe('event cards', () => {
  test('the deck has 36 events of 13 kinds', () => {
    expect([c.events.length, c.events.reduce((n, row) => n + row.copies, 0)]).toEqual([13, 36]);
  });

  test('ORBITAL-EV-1: Uneventful Year takes an event from every opponent, or shows a hand without', () => {
    expect(copies('uneventful-year')).toBe(3);
    const t = scenario({
      seats: [{ hand: 'uneventful-year' }, { hand: 'strike sabotage farm' }, { hand: 'farm hotel' }, {}],
    }).play(event('uneventful-year'));
    expect(t.actors).toEqual([1, 2]);
    expect(t.legal(1)).toEqual([discard('sabotage'), discard('strike')]);
    expect(t.legal(2)).toEqual([show]);
    expect([t.why(show, 1), t.why(discard('farm'), 2)]).toEqual(['ORBITAL-EV-1', 'ORBITAL-EV-1']);
    t.play(show, 2).play(discard('strike'), 1);
    expect([t.hand(1), t.discards]).toEqual(['farm sabotage', 'strike uneventful-year']);
    expect(t.facts(2).known).toEqual(['farm', 'hotel']);
    expect(scenario({ seats: [{ hand: 'uneventful-year' }, {}] }).why(event('uneventful-year'))).toBe('ORBITAL-EV-1');
  });

  test('ORBITAL-EV-2: Privileged Contacts takes any market card', () => {
    expect(copies('privileged-contacts')).toBe(3);
    const t = scenario({ seats: [{ hand: 'privileged-contacts', mc: 0 }, {}], market: 'farm hotel casino' });
    expect(t.legal().filter((a) => a.type === 'event').length).toBe(3);
    t.play(event('privileged-contacts', { slot: 1 }));
    expect([t.hand(0), t.market, t.of(0).mc]).toEqual(['hotel', 'farm casino', 0]);
    const empty = scenario({ seats: [{ hand: 'privileged-contacts' }, {}] });
    expect(empty.why(event('privileged-contacts'))).toBe('ORBITAL-EV-2');
  });

  test('ORBITAL-EV-3: Meteor Storm hits two outer modules of one opponent, or the only one', () => {
    expect(copies('meteor-storm')).toBe(3);
    const seats = [{ hand: 'meteor-storm' }, { modules: ['farm 0N', 'hotel 0S', 'casino 0E'] }];
    const t = scenario({ seats });
    expect(t.why(event('meteor-storm', { seat: 1, modules: [1] }))).toBe('ORBITAL-EV-3');
    expect(t.why(event('meteor-storm', { seat: 1, modules: [2, 1] }))).toBe('ORBITAL-EV-3');
    expect(t.legal().filter((a) => a.type === 'event').length).toBe(3);
    t.play(event('meteor-storm', { seat: 1, modules: [1, 3] }));
    expect(t.damage(1)).toEqual([0, 1, 0, 1]);
    const single = scenario({ seats: [{ hand: 'meteor-storm' }, { modules: ['farm 0N'] }] });
    expect(single.play(event('meteor-storm', { seat: 1, modules: [1] })).damage(1)).toEqual([0, 1]);
    const guarded = { upgrade: 'core-support', modules: ['farm 0N', 'workshop 0S'] };
    const one = scenario({ seats: [{ hand: 'meteor-storm' }, guarded] });
    expect(one.legal().filter((a) => a.type === 'event')).toEqual([event('meteor-storm', { seat: 1, modules: [1] })]);
  });

  test('ORBITAL-EV-4: Visiting Worker operates a module of an opponent', () => {
    expect(copies('visiting-worker')).toBe(3);
    const t = scenario({ seats: [{ hand: 'visiting-worker', mc: 0 }, { modules: ['farm 0N'] }] });
    t.play(event('visiting-worker', { visit: { seat: 1, module: 1 } }));
    expect([t.of(0).mc, t.of(0).crew, t.module(1, 1).used, t.module(1, 1).crew]).toEqual([3, 0, false, 0]);
    const none = scenario({ seats: [{ hand: 'visiting-worker', crew: 0 }, { modules: ['farm 0N'] }] });
    expect(none.legal().some((a) => a.type === 'event')).toBe(false);
  });

  test('ORBITAL-EV-5: Economic Crisis costs everybody 3 MC', () => {
    expect(copies('economic-crisis')).toBe(3);
    const t = scenario({ seats: [{ hand: 'economic-crisis', mc: 5 }, { mc: 2 }, { mc: 9 }] });
    expect(t.play(event('economic-crisis')).mc()).toEqual([2, 0, 6]);
    const broke = scenario({ seats: [{ hand: 'economic-crisis', mc: 0 }, { mc: 0 }] });
    expect(broke.why(event('economic-crisis'))).toBe('ORBITAL-EV-5');
  });

  test('ORBITAL-EV-6: Crew Rotation frees the crew of one or two modules', () => {
    expect(copies('crew-rotation')).toBe(3);
    const t = scenario({
      seats: [{ hand: 'crew-rotation', crew: 0, modules: ['farm 0N * c1', 'shipyard 0S * c2', 'hotel 0E'] }, {}],
    });
    expect(t.legal().filter((a) => a.type === 'event').length).toBe(3);
    t.play(event('crew-rotation', { modules: [1, 2] })).play(pass);
    expect([t.of(0).crew, t.why(operate(1)), t.why(operate(2))]).toEqual([3, undefined, undefined]);
    const none = scenario({ seats: [{ hand: 'crew-rotation', modules: ['farm 0N'] }, {}] });
    expect(none.why(event('crew-rotation', { modules: [1] }))).toBe('ORBITAL-RULING-58');
  });

  test('ORBITAL-EV-7: Cold War pays 2 MC for each undamaged purple module', () => {
    expect(copies('cold-war')).toBe(3);
    const seat = { hand: 'cold-war', mc: 0, upgrade: 'core-military', modules: ['barracks 0N', 'barracks 0S !'] };
    expect(
      scenario({ seats: [seat, {}] })
        .play(event('cold-war'))
        .of(0).mc,
    ).toBe(4);
    expect(scenario({ seats: [{ hand: 'cold-war' }, {}] }).why(event('cold-war'))).toBe('ORBITAL-EV-7');
  });

  test('ORBITAL-EV-8: High-Risk Project stakes crew on the top cards', () => {
    expect(copies('high-risk-project')).toBe(3);
    const t = exact({ seats: [{ hand: 'high-risk-project', crew: 3 }, {}], pile: 'farm strike hotel' });
    expect(t.legal().filter((a) => a.type === 'event').length).toBe(3);
    t.play(event('high-risk-project', { crew: 2 }));
    expect([t.of(0).vp, t.of(0).crew, t.discards, t.pile]).toEqual([1, 1, 'farm strike high-risk-project', 'hotel']);
    const idle = exact({ seats: [{ hand: 'high-risk-project', crew: 0 }, {}] });
    expect(idle.why(event('high-risk-project', { crew: 1 }))).toBe('ORBITAL-EV-8');
    const dry = exact({ seats: [{ hand: 'high-risk-project' }, {}], pile: '' });
    expect(dry.why(event('high-risk-project', { crew: 1 }))).toBe('ORBITAL-EV-8');
  });

  test('ORBITAL-EV-9: Sabotage damages any non-immune module of an opponent', () => {
    expect(copies('sabotage')).toBe(3);
    const t = scenario({
      seats: [{ hand: 'sabotage', modules: ['farm 0N'] }, { modules: ['dormitory 0N', 'farm 1N'] }],
    });
    const targets = t.legal().filter((a) => a.type === 'event');
    expect(targets).toEqual([1, 2].map((module) => event('sabotage', { target: { seat: 1, module } })));
  });

  test('ORBITAL-EV-10: Orbital Subsidy brings 4 MC', () => {
    expect(copies('orbital-subsidy')).toBe(3);
    expect(
      scenario({ seats: [{ hand: 'orbital-subsidy' }, {}] })
        .play(event('orbital-subsidy'))
        .of(0).mc,
    ).toBe(14);
  });

  test('ORBITAL-EV-11: Supply Convoy makes builds 2 MC cheaper until the end of the year', () => {
    expect(copies('supply-convoy')).toBe(2);
    const t = scenario({ seats: [{ hand: 'supply-convoy farm farm', mc: 4 }, { hand: 'farm' }] });
    t.play(event('supply-convoy'))
      .play(pass)
      .play(build('farm', 0, 'N'));
    expect(t.of(0).mc).toBe(0);
    t.endYear();
    expect(t.of(0).convoys).toBe(0);
  });

  test('ORBITAL-EV-12: Strike removes 2 unused crew of an opponent', () => {
    expect(copies('strike')).toBe(2);
    const t = scenario({ seats: [{ hand: 'strike strike' }, { crew: 3 }, { crew: 1 }, { crew: 0 }] });
    expect(t.why(event('strike', { seat: 3 }))).toBe('ORBITAL-EV-12');
    t.play(event('strike', { seat: 1 }));
    expect(t.of(1).crew).toBe(1);
    t.play(pass)
      .play(pass)
      .play(pass)
      .play(event('strike', { seat: 2 }));
    expect(t.of(2).crew).toBe(0);
  });

  test('ORBITAL-EV-13: Condemned Section removes a damaged outer module', () => {
    expect(copies('condemned-section')).toBe(2);
    const t = scenario({
      seats: [{ hand: 'condemned-section' }, { modules: ['dormitory 0N !', 'farm 1N', 'hotel 0S !'] }],
    });
    const at = (module: number) => event('condemned-section', { target: { seat: 1, module } });
    expect([t.why(at(1)), t.why(at(2)), t.why(at(3))]).toEqual(['ORBITAL-EV-13', 'ORBITAL-EV-13', undefined]);
  });

  test('ORBITAL-RULING-28: an event being carried out cannot pay for itself and is not shuffled in', () => {
    const junk = exact({ seats: [{ hand: 'visiting-worker' }, { modules: ['junkyard 0N'] }] });
    expect(junk.legal().some((a) => a.type === 'event')).toBe(false);
    const two = exact({ seats: [{ hand: 'visiting-worker farm' }, { modules: ['junkyard 0N'] }] });
    const visit = { visit: { seat: 1, module: 1 } };
    expect(two.legal().filter((a) => a.type === 'event')).toEqual([
      event('visiting-worker', { ...visit, args: { card: 'farm' } }),
    ]);
    const risk = exact({ seats: [{ hand: 'high-risk-project', crew: 2 }, {}], pile: 'farm', discards: 'hotel' });
    risk.play(event('high-risk-project', { crew: 2 }));
    expect([risk.of(0).vp, risk.discards, risk.pile]).toEqual([0, 'farm hotel high-risk-project', '']);
    const looking = exact({
      seats: [{ hand: 'visiting-worker' }, { modules: ['observatory 0N'] }],
      pile: 'farm',
      discards: 'hotel strike',
    });
    looking.play(event('visiting-worker', visit));
    expect([looking.hand(0), looking.discards, looking.step]).toEqual(['', '', 'observatory']);
    looking.play(take('farm'));
    expect(looking.discards.split(' ').sort().join(' ')).toBe('hotel strike visiting-worker');
  });

  test('ORBITAL-RULING-57: without an event the player chooses an own module that is not immune', () => {
    const seat = { hand: 'high-risk-project', crew: 1, modules: ['farm 0N', 'shield-generator 0S', 'hotel 2S'] };
    const t = scenario({ seats: [seat, {}], pile: 'farm' }).play(event('high-risk-project', { crew: 1 }));
    expect([t.step, t.actors, t.legal()]).toEqual(['failedProject', [0], [suffer(1), suffer(2)]]);
    expect(t.why(suffer(9))).toBe('ORBITAL-RULING-57');
    expect(t.play(suffer(1)).damage(0)).toEqual([0, 1, 0, 0]);
    const bare = scenario({ seats: [{ hand: 'high-risk-project' }, {}], pile: 'farm' });
    expect(bare.play(event('high-risk-project', { crew: 1 })).actors).toEqual([1]);
    const three = scenario({ seats: [{ hand: 'high-risk-project', crew: 3 }, {}], pile: 'strike strike sabotage' });
    expect(three.play(event('high-risk-project', { crew: 3 })).of(0).vp).toBe(2);
  });
});
