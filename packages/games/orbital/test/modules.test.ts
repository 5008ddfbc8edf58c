import { describe, expect, test } from 'vitest';
import { contentOf } from '../src/index.ts';
import { build, discard, event, exact, operate, pass, repair, scenario, take } from './testMatch.ts';

const c = contentOf({ cards: null });
/** Colour, copies, exits and crew symbols of a kind, as the ledger's table has them. */
const card = (kind: string) => {
  const row = c.modules.find((m) => m.id === kind);
  return row && `${row.colour} ${row.copies} ${row.exits || '–'} ${row.crew}`;
};
const mine = (modules: string[], more: object = {}) =>
  scenario({
    seats: [
      { modules, hand: 'hotel', ...more },
      { mc: 5, hand: 'farm strike' },
    ],
    pile: 'farm',
  });

describe('module cards', () => {
  test('the deck has 86 modules of 30 kinds, 123 exits, 36 crew symbols', () => {
    const sum = (of: (row: (typeof c.modules)[number]) => number) => c.modules.reduce((n, row) => n + of(row), 0);
    expect([c.modules.length, sum((r) => r.copies), sum((r) => r.copies * r.exits.length)]).toEqual([30, 86, 123]);
    expect(sum((r) => r.copies * r.crew)).toBe(36);
    expect(sum((r) => (r.exits === '' ? r.copies : 0))).toBe(21);
  });

  test('ORBITAL-MOD-1: Command Center builds onto its own exit for 1 crew and 3 MC', () => {
    expect(card('command-center')).toBe('red 2 LUR 0');
    const t = mine(['command-center 0N'], { mc: 3 }).play(operate(1, { card: 'hotel', exit: { host: 1, side: 'W' } }));
    expect([t.of(0).mc, t.of(0).crew, t.module(0, 2).host, t.hand(0)]).toEqual([0, 0, 1, '']);
  });

  test('ORBITAL-MOD-2: Storage pays 2 MC at the end of the year', () => {
    expect(card('storage')).toBe('red 3 – 0');
    expect(mine(['storage 0N'], { mc: 0 }).endYear().of(0).mc).toBe(7 + 2 + 2);
  });

  test('ORBITAL-MOD-3: Dormitory has three exits and a crew symbol', () => {
    expect(card('dormitory')).toBe('red 3 LUR 1');
    const p = mine(['dormitory 0N']).facts(0);
    expect([p.crewSymbols, p.modules[1].exits.length]).toEqual([2, 3]);
  });

  test('ORBITAL-MOD-4: Junkyard turns a card into 4 MC', () => {
    expect(card('junkyard')).toBe('red 3 UR 0');
    const t = mine(['junkyard 0N'], { mc: 0 }).play(operate(1, { card: 'hotel' }));
    expect([t.of(0).mc, t.hand(0), t.discards]).toEqual([4, '', 'hotel']);
  });

  test('ORBITAL-MOD-5: Airlock makes repairs 1 MC cheaper', () => {
    expect(card('airlock')).toBe('red 3 R 0');
    expect(mine(['airlock 0N', 'farm 0S !']).play(repair(2)).of(0).mc).toBe(8);
  });

  test('ORBITAL-MOD-6: Living Quarters', () => {
    expect(card('living-quarters')).toBe('green 3 LUR 1');
    expect(mine(['living-quarters 0N']).endYear().of(0).crew).toBe(2);
  });

  test('ORBITAL-MOD-7: Life Support', () => {
    expect(card('life-support')).toBe('green 3 U 2');
    expect(mine(['life-support 0N']).endYear().of(0).crew).toBe(3);
  });

  test('ORBITAL-MOD-8: Recycling Center discards a card, then draws one', () => {
    expect(card('recycling-center')).toBe('green 3 L 1');
    const t = mine(['recycling-center 0N']).play(operate(1, { card: 'hotel' }));
    expect([t.hand(0), t.discards]).toEqual(['farm', 'hotel']);
  });

  test('ORBITAL-MOD-9: Greenhouse feeds four crew and is a dead end', () => {
    expect(card('greenhouse')).toBe('green 3 – 4');
    expect(mine(['greenhouse 0N']).endYear().of(0).crew).toBe(5);
  });

  test('ORBITAL-MOD-10: Farm brings 3 MC', () => {
    expect(card('farm')).toBe('green 3 LU 1');
    expect(mine(['farm 0N']).play(operate(1)).of(0).mc).toBe(13);
  });

  test('ORBITAL-MOD-11: Promenade pays 1 MC at the end of the year', () => {
    expect(card('promenade')).toBe('yellow 3 LUR 0');
    expect(mine(['promenade 0N'], { mc: 0 }).endYear().of(0).mc).toBe(7 + 1 + 1);
  });

  test('ORBITAL-MOD-12: Miners’ Hotel brings 4 MC', () => {
    expect(card('hotel')).toBe('yellow 3 LR 0');
    expect(mine(['hotel 0N']).play(operate(1)).of(0).mc).toBe(14);
  });

  test('ORBITAL-MOD-13: Casino pays 7 MC for a red, green or yellow card, otherwise 2', () => {
    expect(card('casino')).toBe('yellow 3 U 0');
    const paid = (top: string) => {
      const t = exact({ seats: [{ modules: ['casino 0N'], mc: 0 }, {}], pile: `${top} farm` }).play(operate(1));
      expect([t.pile, t.discards]).toEqual(['farm', top]);
      return t.of(0).mc;
    };
    expect(['storage', 'farm', 'hotel', 'workshop', 'data-bank', 'barracks', 'strike'].map(paid)).toEqual([
      7, 7, 7, 2, 2, 2, 2,
    ]);
  });

  test('ORBITAL-MOD-14: Trade Exchange pays for each different undamaged colour', () => {
    expect(card('trade-exchange')).toBe('yellow 3 – 0');
    const t = mine(['trade-exchange 0N', 'life-support 0S', 'farm 0E', 'workshop 0W !'], { mc: 0 }).play(operate(1));
    expect(t.of(0).mc).toBe(3);
  });

  test('ORBITAL-MOD-15: Panorama Lounge sells 1 VP for a crew and 4 MC', () => {
    expect(card('panorama-lounge')).toBe('yellow 2 – 0');
    const t = mine(['panorama-lounge 0N']).play(operate(1));
    expect([t.of(0).vp, t.of(0).mc, t.of(0).crew]).toEqual([1, 6, 0]);
  });

  test('ORBITAL-MOD-16: Technical Support is 1 MC cheaper to build', () => {
    expect(card('technical-support')).toBe('orange 3 LUR 0');
    const t = mine([], { hand: 'technical-support' }).play(build('technical-support', 0, 'N'));
    expect(t.of(0).mc).toBe(5);
  });

  test('ORBITAL-MOD-17: Robotic Arm moves an outer module, never itself', () => {
    expect(card('robotic-arm')).toBe('orange 3 LR 0');
    const t = mine(['robotic-arm 0N', 'farm 0S']);
    expect(t.why(operate(1, { moved: 1, exit: { host: 0, side: 'E' } }))).toBe('ORBITAL-MOD-17');
    t.play(operate(1, { moved: 2, exit: { host: 1, side: 'E' } }));
    expect(t.module(0, 2)).toMatchObject({ host: 1, facing: 'E', x: 1, y: -1 });
    expect(t.of(0)).toMatchObject({ mc: 10, crew: 0 });
  });

  test('ORBITAL-MOD-18: Workshop removes 1 damage from an own module', () => {
    expect(card('workshop')).toBe('orange 3 U 0');
    const t = mine(['workshop 0N', 'farm 0S !!', 'hotel 0E']);
    expect(t.why(operate(1, { repaired: 3 }))).toBe('ORBITAL-MOD-18');
    t.play(operate(1, { repaired: 2 }));
    expect([t.damage(0), t.of(0).mc]).toEqual([[0, 0, 1, 0], 10]);
  });

  test('ORBITAL-MOD-19: Shipyard needs a support module and turns two crew into 1 VP', () => {
    expect(card('shipyard')).toBe('orange 2 – 0');
    expect(mine([], { hand: 'shipyard' }).why(build('shipyard', 0, 'N'))).toBe('ORBITAL-RULING-53');
    expect(mine(['workshop 0S'], { hand: 'shipyard' }).why(build('shipyard', 0, 'N'))).toBeUndefined();
    const t = mine(['shipyard 0N'], { crew: 2 }).play(operate(1));
    expect([t.of(0).vp, t.of(0).crew]).toEqual([1, 0]);
    expect(mine(['shipyard 0N'], { crew: 1 }).why(operate(1))).toBe('ORBITAL-OPER-4');
  });

  test('ORBITAL-MOD-20: Extra Docking Port makes builds 1 MC cheaper', () => {
    expect(card('extra-docking-port')).toBe('orange 3 – 0');
    expect(
      mine(['extra-docking-port 0S'])
        .play(build('hotel', 0, 'N'))
        .of(0).mc,
    ).toBe(5);
  });

  test('ORBITAL-MOD-21: Education Center draws 1 card', () => {
    expect(card('education-center')).toBe('blue 3 UR 0');
    expect(mine(['education-center 0N']).play(operate(1)).hand(0)).toBe('farm hotel');
  });

  test('ORBITAL-MOD-22: Observatory looks at three cards, takes one, discards the others', () => {
    expect(card('observatory')).toBe('blue 3 L 0');
    const t = exact({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'strike farm hotel casino' });
    expect(t.why(take('farm'))).toBe('ORBITAL-MOD-22');
    t.play(operate(1));
    expect([t.step, t.actors, t.legal()]).toEqual(['observatory', [0], [take('farm'), take('hotel'), take('strike')]]);
    expect(t.view(1).stack.at(-1)).toMatchObject({ n: 3, cards: null });
    t.play(take('hotel'));
    expect([t.hand(0), t.discards, t.pile, t.of(0).known]).toEqual(['hotel', 'farm strike', 'casino', []]);
  });

  test('ORBITAL-MOD-23: Data Bank raises the hand limit', () => {
    expect(card('data-bank')).toBe('blue 3 LUR 0');
    expect(mine(['data-bank 0N', 'data-bank 0S']).facts(0).handLimit).toBe(7);
  });

  test('ORBITAL-MOD-24: Laboratory draws 2 cards for a crew and 1 MC', () => {
    expect(card('laboratory')).toBe('blue 3 R 0');
    const t = mine(['laboratory 0N']).play(operate(1));
    expect([t.of(0).hand.length, t.of(0).mc]).toEqual([3, 9]);
  });

  test('ORBITAL-MOD-25: Research Institute draws 2 more cards in the Cards step', () => {
    expect(card('research-institute')).toBe('blue 2 – 0');
    expect(mine(['research-institute 0N'], { hand: '', crew: 0 }).endYear().of(0).hand.length).toBe(6);
  });

  test('ORBITAL-MOD-26: Military Command builds purple modules for 1 crew and 2 MC', () => {
    expect(card('military-command')).toBe('purple 3 LUR 0');
    const t = mine(['military-command 0N'], { hand: 'barracks hotel', mc: 2 });
    const exit = { host: 1, side: 'N' } as const;
    expect(t.why(operate(1, { card: 'hotel', exit }))).toBe('ORBITAL-MOD-26');
    t.play(operate(1, { card: 'barracks', exit }));
    expect([t.of(0).mc, t.of(0).crew, t.of(0).modules.length]).toEqual([0, 0, 3]);
  });

  test('ORBITAL-MOD-27: Barracks', () => {
    expect(card('barracks')).toBe('purple 3 R 2');
    expect(mine(['barracks 0N']).facts(0).crewSymbols).toBe(3);
  });

  test('ORBITAL-MOD-28: Strategic Operations costs an opponent 2 MC and a card of its choice', () => {
    expect(card('strategic-operations')).toBe('purple 3 LU 0');
    const t = mine(['strategic-operations 0N']).play(operate(1, { seat: 1 }));
    expect([t.of(1).mc, t.step, t.actors]).toEqual([3, 'forcedDiscard', [1]]);
    t.play(discard('strike'));
    expect([t.hand(1), t.discards]).toEqual(['farm', 'strike']);
  });

  test('ORBITAL-MOD-29: Weapons Platform damages an outer, non-immune module', () => {
    expect(card('weapons-platform')).toBe('purple 3 – 0');
    const t = scenario({ seats: [{ modules: ['weapons-platform 0N'] }, { modules: ['farm 0N'] }] });
    t.play(operate(1, { target: { seat: 1, module: 1 } }));
    expect([t.damage(1), t.of(0).crew]).toEqual([[0, 1], 0]);
    expect(t.why(pass)).toBeUndefined();
  });

  test('ORBITAL-MOD-30: Shield Generator makes its neighbours immune', () => {
    expect(card('shield-generator')).toBe('purple 3 U 0');
    const t = scenario({
      seats: [{ hand: 'sabotage' }, { modules: ['dormitory 0N', 'shield-generator 1N', 'farm 2N', 'farm 0S'] }],
    });
    expect(t.facts(1).modules.map((m) => m.immune)).toEqual([true, true, false, true, false]);
    expect(t.why(event('sabotage', { target: { seat: 1, module: 3 } }))).toBe('ORBITAL-DMG-8');
  });
});
