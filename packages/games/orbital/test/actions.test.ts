import { describe, expect, test } from 'vitest';
import { COLOURS } from '../src/index.ts';
import { build, buy, event, exact, operate, pass, repair, scenario, upgrade } from './testMatch.ts';

const spent = (mc: number, hand: string, at: [number, 'N' | 'E' | 'S' | 'W'], seat: object = {}) => {
  const t = scenario({ seats: [{ mc, hand, ...seat }, {}] });
  t.play(build(hand.split(' ')[0], ...at));
  return mc - t.of(0).mc;
};

describe('build', () => {
  test('ORBITAL-BUILD-1: a module card from the hand is built for 6 MC', () => {
    const t = scenario({ seats: [{ mc: 6, hand: 'farm sabotage' }, {}] });
    expect(t.why(build('hotel', 0, 'N'))).toBe('ORBITAL-BUILD-1');
    expect(t.why(build('sabotage', 0, 'N'))).toBe('ORBITAL-BUILD-1');
    t.play(build('farm', 0, 'N'));
    expect([t.of(0).mc, t.hand(0), t.of(0).modules.length]).toEqual([0, 'sabotage', 2]);
  });

  test('ORBITAL-BUILD-2: a host of the same colour takes off 1 MC', () => {
    expect(spent(9, 'dormitory', [0, 'N'])).toBe(5);
    expect(spent(9, 'farm', [0, 'N'])).toBe(6);
    expect(spent(9, 'farm', [1, 'N'], { modules: ['living-quarters 0N'] })).toBe(5);
  });

  test('ORBITAL-BUILD-3: the entry lies against the chosen exit', () => {
    const t = scenario({ seats: [{ hand: 'airlock', modules: ['dormitory 0W'] }, {}] }).play(build('airlock', 1, 'N'));
    expect(t.module(0, 2)).toMatchObject({ host: 1, facing: 'N', x: -1, y: -1 });
  });

  test('ORBITAL-BUILD-4: the exit must be usable and one must be left', () => {
    const t = exact({ seats: [{ hand: 'farm', modules: ['dormitory 0W !'] }, {}] });
    expect(t.why(build('farm', 1, 'N'))).toBe('ORBITAL-DMG-5');
    const last = exact({ seats: [{ hand: 'storage', modules: ['storage 0W', 'storage 0N', 'storage 0E'] }, {}] });
    expect(last.why(build('storage', 0, 'S'))).toBe('ORBITAL-GEO-12');
  });

  test('ORBITAL-BUILD-5: all reductions add up and stop at 0', () => {
    const ports = { modules: ['extra-docking-port 0W', 'extra-docking-port 0N !'] };
    expect(spent(9, 'farm', [0, 'E'], ports)).toBe(5);
    expect(spent(9, 'technical-support', [0, 'E'], ports)).toBe(4);
    expect(spent(9, 'farm', [0, 'E'], { ...ports, convoys: 1 })).toBe(3);
    expect(spent(9, 'dormitory', [0, 'E'], { ...ports, convoys: 3 })).toBe(0);
    const poor = scenario({ seats: [{ mc: 4, hand: 'farm', ...ports }, {}] });
    expect(poor.why(build('farm', 0, 'E'))).toBe('ORBITAL-BUILD-5');
  });

  test('ORBITAL-BUILD-6: a new module works at once, its crew comes with the next Crew step', () => {
    const t = scenario({ seats: [{ mc: 6, hand: 'farm storage', crew: 1 }, { hand: 'farm' }] });
    t.play(build('farm', 0, 'N'));
    expect(t.module(0, 1)).toMatchObject({ damage: 0, used: false, crew: 0 });
    expect(t.of(0).crew).toBe(1);
    expect(t.facts(0).counts.green).toBe(1);
    t.play(pass).play(operate(1));
    expect(t.of(0).mc).toBe(3);
    t.play(pass).play(pass);
    expect([t.s.year, t.of(0).crew]).toEqual([2, 2]);
  });
});

describe('upgrade', () => {
  test('ORBITAL-UPG-1: for 4 MC one of the upgrades left comes on the own core', () => {
    const t = scenario({ seats: [{ mc: 4 }, {}] });
    t.play(upgrade('core-luxury'));
    expect([t.of(0).mc, t.facts(0).upgrade]).toEqual([0, 'core-luxury']);
    expect(scenario({ seats: [{ mc: 3, hand: 'farm' }, {}] }).why(upgrade('core-bio'))).toBe('ORBITAL-UPG-1');
  });

  test('ORBITAL-UPG-2: once in a match', () => {
    const t = scenario({ seats: [{ mc: 20, upgrade: 'core-bio', hand: 'farm' }, {}] });
    expect(t.why(upgrade('core-luxury'))).toBe('ORBITAL-UPG-2');
  });

  test('ORBITAL-UPG-3: the core has the colour of the upgrade for all purposes', () => {
    const t = scenario({ seats: [{ upgrade: 'core-luxury', hand: 'hotel storage', mc: 5 }, {}] });
    const counts = t.facts(0).counts;
    expect(COLOURS.filter((colour) => counts[colour] > 0)).toEqual(['yellow']);
    expect(t.why(build('hotel', 0, 'N'))).toBeUndefined();
    expect(t.why(build('storage', 0, 'N'))).toBe('ORBITAL-BUILD-5');
  });

  test('ORBITAL-UPG-4: its effect holds for the rest of the match', () => {
    const t = scenario({
      seats: [
        { upgrade: 'core-luxury', mc: 0, crew: 0 },
        { mc: 0, crew: 0 },
      ],
    });
    expect(t.of(0).mc).toBeGreaterThanOrEqual(7 + 1 + 2);
    const [first, second] = [t.facts(0).expectedMc, t.endYear().facts(0).expectedMc];
    expect([first, second]).toEqual([10, 10]);
  });

  test('ORBITAL-UPG-5: cores can never be damaged', () => {
    for (const core of [undefined, 'core-bio']) {
      const t = scenario({ seats: [{ hand: 'sabotage' }, core ? { upgrade: core } : {}] });
      expect(t.why(event('sabotage', { target: { seat: 1, module: 0 } }))).toBe('ORBITAL-DMG-8');
      expect(t.facts(1).modules[0].immune).toBe(true);
    }
  });

  test('ORBITAL-UPG-6: an upgrade that was taken is gone', () => {
    const t = scenario().play(upgrade('core-bio'));
    expect(t.why(upgrade('core-bio'))).toBe('ORBITAL-UPG-6');
    expect(t.view(1).upgradesLeft).not.toContain('core-bio');
  });

  test('ORBITAL-CORE-1: the core is red, has four exits, one crew symbol and is immune', () => {
    const [core] = scenario().facts(0).modules;
    expect(core).toMatchObject({ card: 'core', colour: 'red', immune: true });
    expect(core.exits.map((e) => e.is)).toEqual(['usable', 'usable', 'usable', 'usable']);
    expect(scenario().facts(0).crewSymbols).toBe(1);
  });

  test('ORBITAL-CORE-2: Bio Core, green, one more crew symbol', () => {
    const p = scenario({ seats: [{ upgrade: 'core-bio' }, {}] }).facts(0);
    expect([p.modules[0].colour, p.crewSymbols]).toEqual(['green', 2]);
  });

  test('ORBITAL-CORE-3: Scientific Core, blue, hand limit 6', () => {
    const p = scenario({ seats: [{ upgrade: 'core-scientific' }, {}] }).facts(0);
    expect([p.modules[0].colour, p.handLimit]).toEqual(['blue', 6]);
  });

  test('ORBITAL-CORE-4: Luxury Core, yellow, 2 MC at the end of the year', () => {
    const t = scenario({
      seats: [
        { upgrade: 'core-luxury', mc: 0, hand: 'farm' },
        { mc: 0, crew: 0 },
      ],
    }).endYear();
    expect([t.facts(0).modules[0].colour, t.of(0).mc]).toEqual(['yellow', 7 + 1 + 2]);
  });

  test('ORBITAL-CORE-5: Military Core, purple, 2 MC for each military module built', () => {
    const t = scenario({ seats: [{ upgrade: 'core-military', mc: 10, hand: 'barracks farm' }, { hand: 'farm' }] });
    t.play(build('barracks', 0, 'N'));
    expect([t.facts(0).modules[0].colour, t.of(0).mc]).toEqual(['purple', 10 - 5 + 2]);
    t.play(pass).play(build('farm', 0, 'S'));
    expect(t.of(0).mc).toBe(7 - 6);
  });

  test('ORBITAL-CORE-6: Support Core, orange, all own support modules are immune', () => {
    const t = scenario({
      seats: [{ hand: 'sabotage' }, { upgrade: 'core-support', modules: ['workshop 0N', 'farm 0E'] }],
    });
    expect(t.facts(1).modules.map((m) => [m.colour, m.immune])).toEqual([
      ['orange', true],
      ['orange', true],
      ['green', false],
    ]);
  });
});

describe('buy', () => {
  const market = 'farm hotel casino strike airlock';

  test('ORBITAL-BUY-1: pay the price and take the card', () => {
    const t = scenario({ market }).play(buy(1));
    expect([t.of(0).mc, t.hand(0)]).toEqual([8, 'hotel']);
  });

  test('ORBITAL-BUY-2: the farthest card costs 1 MC, the nearest of five costs 5', () => {
    for (const slot of [0, 1, 2, 3, 4]) expect(scenario({ market }).play(buy(slot)).of(0).mc).toBe(10 - slot - 1);
    expect(scenario({ market, seats: [{ mc: 2 }, {}] }).why(buy(2))).toBe('ORBITAL-BUY-2');
    expect(scenario({ market, seats: [{ mc: 3 }, {}] }).why(buy(2))).toBeUndefined();
  });

  test('ORBITAL-BUY-3: the row closes up, nearer cards become cheaper', () => {
    const t = scenario({ market }).play(buy(1));
    expect(t.market).toBe('farm casino strike airlock');
    t.play(buy(1));
    expect([t.of(1).mc, t.hand(1)]).toEqual([8, 'casino']);
  });

  test('ORBITAL-BUY-4: the market is not refilled during a year', () => {
    const t = scenario({ market: 'farm' }).play(buy(0));
    expect(t.market).toBe('');
    expect(t.why(buy(0))).toBe('ORBITAL-BUY-4');
  });
});

describe('operate', () => {
  test('ORBITAL-OPER-1: an undamaged own module with an arrow', () => {
    const t = scenario({ seats: [{ modules: ['farm 0N', 'farm 0S !'] }, { modules: ['hotel 0N'] }] });
    expect(t.why(operate(1))).toBeUndefined();
    expect(t.why(operate(2))).toBe('ORBITAL-DMG-3');
    expect(t.why(operate(3))).toBe('ORBITAL-CARD-2');
  });

  test('ORBITAL-OPER-2: the cost is paid in full first', () => {
    const poor = scenario({ seats: [{ mc: 3, crew: 1, modules: ['panorama-lounge 0N'], hand: 'farm' }, {}] });
    expect(poor.why(operate(1))).toBe('ORBITAL-OPER-2');
    const t = scenario({ seats: [{ mc: 4, crew: 1, modules: ['panorama-lounge 0N'] }, {}] }).play(operate(1));
    expect([t.of(0).mc, t.of(0).crew, t.of(0).vp]).toEqual([0, 0, 1]);
  });

  test('ORBITAL-OPER-3: crew moves from the core onto the module', () => {
    const t = scenario({ seats: [{ crew: 3, modules: ['shipyard 0N'] }, {}] }).play(operate(1));
    expect([t.of(0).crew, t.module(0, 1).crew]).toEqual([1, 2]);
  });

  test('ORBITAL-OPER-4: each crew works once a year', () => {
    const t = scenario({ seats: [{ crew: 1, modules: ['farm 0N', 'hotel 0S'] }, {}] });
    t.play(operate(1)).play(pass);
    expect(t.why(operate(2))).toBe('ORBITAL-OPER-4');
  });

  test('ORBITAL-OPER-5: each module works once a year', () => {
    const t = scenario({ seats: [{ crew: 2, modules: ['farm 0N'] }, {}] });
    t.play(operate(1)).play(pass);
    expect(t.why(operate(1))).toBe('ORBITAL-OPER-5');
  });
});

describe('event and repair', () => {
  test('ORBITAL-EVENT-1: an event costs nothing and goes to the discard pile after its effect', () => {
    const t = scenario({ seats: [{ hand: 'orbital-subsidy', mc: 0 }, {}] });
    expect(t.why(event('sabotage'))).toBe('ORBITAL-EVENT-1');
    t.play(event('orbital-subsidy'));
    expect([t.of(0).mc, t.discards, t.hand(0)]).toEqual([4, 'orbital-subsidy', '']);
  });

  test('ORBITAL-EVENT-2: an event that cannot be carried out cannot be played', () => {
    const t = scenario({ seats: [{ hand: 'cold-war sabotage crew-rotation orbital-subsidy' }, {}] });
    const events = t.legal().flatMap((a) => (a.type === 'event' ? [a.card] : []));
    expect(events).toEqual(['orbital-subsidy']);
    expect(t.why(event('orbital-subsidy', { crew: 1 }))).toBe('ORBITAL-EVENT-2');
  });

  test('ORBITAL-REPAIR-1: 3 MC remove one damage token from an own module', () => {
    const t = scenario({ seats: [{ mc: 5, modules: ['farm 0N !', 'hotel 0S'] }, { modules: ['farm 0N !'] }] });
    expect(t.why(repair(2))).toBe('ORBITAL-REPAIR-1');
    t.play(repair(1));
    expect([t.of(0).mc, t.damage(0), t.damage(1)]).toEqual([2, [0, 0, 0], [0, 1]]);
  });

  test('ORBITAL-REPAIR-2: several tokens need several repairs', () => {
    const t = scenario({ seats: [{ mc: 9, modules: ['farm 0N !!'] }, {}] }).play(repair(1));
    expect(t.damage(0)).toEqual([0, 1]);
    t.play(pass).play(repair(1));
    expect(t.damage(0)).toEqual([0, 0]);
  });

  test('ORBITAL-REPAIR-3: each undamaged Airlock takes off 1 MC, down to 0', () => {
    const cost = (airlocks: string[]) => {
      const t = exact({ seats: [{ mc: 9, modules: ['farm 0N !', ...airlocks] }, {}] }).play(repair(1));
      return 9 - t.of(0).mc;
    };
    expect(cost(['airlock 0E'])).toBe(2);
    expect(cost(['airlock 0E !'])).toBe(3);
    expect(cost(['airlock 0E', 'airlock 0S', 'airlock 0W', 'airlock 2S'])).toBe(0);
    const poor = exact({ seats: [{ mc: 1, hand: 'farm', modules: ['farm 0N !', 'airlock 0E'] }, {}] });
    expect(poor.why(repair(1))).toBe('ORBITAL-REPAIR-3');
  });
});
