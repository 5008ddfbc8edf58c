import { describe, expect, test } from 'vitest';
import type { Slot } from '../src/contract/skin.ts';
import { digitsOf, MOST, offersOf } from '../src/play/offers.ts';
import {
  canBePut,
  dropsOf,
  labelAt,
  left,
  nextAsk,
  press,
  type StagedChoice,
  stateOf,
  stillPressed,
} from '../src/play/selection.ts';

const ask = (en: string) => ({ en, fr: `${en} (fr)` });

/** A choice with a stage for each thing; `a/b` stands for either of two equal ones. */
const choice = (type: string, things: readonly string[], rule?: string): StagedChoice => ({
  choice: { action: { type }, ...(rule ? { violation: { rule } } : {}) },
  slots: things.map((any, i) => ({ ask: ask(`Stage ${i}?`), any: any.split('/') })),
});

const TABLE: readonly StagedChoice[] = [
  choice('play-a', ['a']),
  choice('throw-a', ['a']),
  choice('play-b', ['b']),
  choice('swap-cd', ['c', 'd']),
  choice('swap-ce', ['c', 'e']),
  choice('swap-cf', ['c', 'f'], 'EQUAL'),
  choice('play-x', ['x'], 'NOT-NOW'),
  choice('end', []),
  choice('pass', [], 'NEVER'),
];

describe('pressing things', () => {
  test('the only legal choice that mentions a thing is played', () => {
    expect(press(TABLE, [], 'b')).toEqual({ to: 'play', pressed: ['b'], action: { type: 'play-b' } });
  });

  test('a thing with several choices is selected first', () => {
    expect(press(TABLE, [], 'a')).toEqual({ to: 'select', pressed: ['a'] });
  });

  test('a second thing narrows the choice down to one, which is played', () => {
    expect(press(TABLE, ['c'], 'e')).toMatchObject({ to: 'play', action: { type: 'swap-ce' } });
  });

  test('a selected thing is let go by another press', () => {
    expect(press(TABLE, ['a'], 'a')).toEqual({ to: 'select', pressed: [] });
  });

  test('a thing that does not go with the selection begins a new one', () => {
    expect(press(TABLE, ['a'], 'c')).toEqual({ to: 'select', pressed: ['c'] });
  });

  test('a thing that only forbidden choices mention says why', () => {
    expect(press(TABLE, [], 'x')).toMatchObject({ to: 'why', refused: [{ violation: { rule: 'NOT-NOW' } }] });
    expect(press(TABLE, ['c'], 'f')).toMatchObject({ to: 'why', refused: [{ violation: { rule: 'EQUAL' } }] });
  });

  test('every rule that forbids a thing is named once', () => {
    const twice = [...TABLE, choice('throw-x', ['x'], 'OTHER'), choice('give-x', ['x'], 'OTHER')];
    const pressed = press(twice, [], 'x');
    expect(pressed.to === 'why' && pressed.refused.map((c) => c.violation?.rule)).toEqual(['NOT-NOW', 'OTHER']);
  });

  test('a thing that no choice mentions does nothing', () => {
    expect(press(TABLE, [], 'z')).toEqual({ to: 'nothing' });
  });

  test('stages are answered in their order: what is asked later leads nowhere yet', () => {
    expect(press(TABLE, [], 'd')).toEqual({ to: 'nothing' });
    expect(stateOf(TABLE, [], 'd').open).toBe(false);
    expect(stateOf(TABLE, ['c'], 'd')).toMatchObject({ open: true, plays: { type: 'swap-cd' } });
  });

  test('the ends of an exchange are pressed in either order', () => {
    const exchange = (low: string, high: string): StagedChoice => {
      const [first, second] = choice('', [low, high]).slots;
      return { choice: { action: { type: `${low}${high}` } }, slots: [first, { ...second, swaps: true }] };
    };
    const pairs = [exchange('p', 'q'), exchange('q', 'r')];
    expect(press(pairs, [], 'q')).toEqual({ to: 'select', pressed: ['q'] });
    expect(nextAsk(pairs, ['r'])).toEqual(ask('Stage 0?'));
    for (const [first, second] of [
      ['q', 'p'],
      ['p', 'q'],
    ])
      expect(press(pairs, [first], second)).toMatchObject({ to: 'play', action: { type: 'pq' } });
    expect(press(pairs, ['r'], 'p')).toEqual({ to: 'select', pressed: ['p'] });
  });

  test('a thing answers two stages only where the later one says so; else a second press takes it back', () => {
    const [effect, target] = choice('', ['p', 'p']).slots;
    const twice = (slot: Slot): StagedChoice[] => [
      { choice: { action: { type: 'on-itself' } }, slots: [effect, slot] },
    ];
    expect(press(twice({ ...target, again: true }), ['p'], 'p')).toMatchObject({ to: 'play', pressed: ['p', 'p'] });
    expect(press([...twice(target), choice('other', ['p', 'q'])], ['p'], 'p')).toEqual({ to: 'select', pressed: [] });
  });

  test('a press never plays what still has a stage to answer', () => {
    const one = [choice('move', ['p', 'q'])];
    expect(press(one, [], 'p')).toEqual({ to: 'select', pressed: ['p'] });
    expect(press(one, ['p'], 'q')).toMatchObject({ to: 'play', action: { type: 'move' } });
  });

  test('from here to there is not from there to here', () => {
    const ways = [choice('there', ['p', 'q']), choice('back', ['q', 'p'])];
    expect(press(ways, ['p'], 'q')).toMatchObject({ to: 'play', action: { type: 'there' } });
    expect(press(ways, ['q'], 'p')).toMatchObject({ to: 'play', action: { type: 'back' } });
  });

  test('either of two equal pieces fills a slot, and both fill two', () => {
    const hand = [choice('give-one', ['h0/h1']), choice('give-both', ['h0/h1', 'h0/h1'])];
    for (const [one, other] of [
      ['h0', 'h1'],
      ['h1', 'h0'],
    ]) {
      expect(press(hand, [], one)).toEqual({ to: 'select', pressed: [one] });
      expect(stateOf(hand, [one], other)).toMatchObject({ open: true, selected: false, plays: { type: 'give-both' } });
      expect(press(hand, [one], other)).toMatchObject({ to: 'play', action: { type: 'give-both' } });
    }
  });

  test('pressing an earlier answer again takes it back with all that followed', () => {
    const deep = [choice('deep', ['p', 'q', 'r']), choice('deeper', ['p', 'q', 's'])];
    expect(press(deep, ['p', 'q'], 'p')).toEqual({ to: 'select', pressed: [] });
    expect(press(deep, ['p', 'q'], 'q')).toEqual({ to: 'select', pressed: ['p'] });
  });
});

describe('stages', () => {
  test('the question of the next slot is asked where all that is left asks the same', () => {
    expect(nextAsk(TABLE, ['c'])).toEqual(ask('Stage 1?'));
    expect(nextAsk(TABLE, ['a'])).toBeUndefined();
    expect(nextAsk([...TABLE, choice('deep', ['p', 'q', 'r']), choice('deeper', ['p', 'q', 's'])], ['p', 'q'])).toEqual(
      ask('Stage 2?'),
    );
  });

  test('what others close is let go, what they leave stays', () => {
    expect(stillPressed(TABLE, ['c'])).toEqual(['c']);
    const closed = TABLE.filter((s) => !s.choice.action.type.startsWith('swap'));
    expect(stillPressed(closed, ['c'])).toEqual([]);
  });
});

describe('what things look like', () => {
  test('open, selected, or closed with a reason', () => {
    expect(stateOf(TABLE, [], 'a')).toEqual({ open: true, selected: false });
    expect(stateOf(TABLE, ['a'], 'a')).toEqual({ open: true, selected: true });
    expect(stateOf(TABLE, [], 'x')).toEqual({ open: false, selected: false, violation: { rule: 'NOT-NOW' } });
  });

  test('beside a selection only what goes with it is open', () => {
    expect(stateOf(TABLE, ['c'], 'd').open).toBe(true);
    expect(stateOf(TABLE, ['c'], 'a')).toEqual({ open: false, selected: false });
  });
});

describe('putting pieces somewhere', () => {
  const put = { ...choice('put', ['h']), drop: ['place'] };

  test('a choice of one stage is played by dropping its piece on its place', () => {
    expect([...dropsOf([put, choice('b', ['b'])], ['h'])]).toEqual([['place', { type: 'put' }]]);
    expect(dropsOf([put], []).size).toBe(0);
  });

  test('a piece can be put where a place or a stage follows, and only there', () => {
    expect(canBePut([put], ['h'])).toBe(true);
    expect(canBePut(TABLE, ['c'])).toBe(true);
    expect(canBePut(TABLE, ['b'])).toBe(false);
  });
});

describe('buttons', () => {
  const said = (staged: readonly StagedChoice[], pressed: readonly string[]) =>
    offersOf(staged, pressed).map((offer) => ('choice' in offer ? offer.choice.action.type : offer.label.en));
  const main = (staged: readonly StagedChoice[], pressed: readonly string[]) =>
    offersOf(staged, pressed).flatMap((offer) => ('choice' in offer && offer.main ? [offer.choice.action.type] : []));
  /** A choice whose stages have words of their own. */
  const spoken = (type: string, things: readonly string[]): StagedChoice => ({
    choice: { action: { type } },
    slots: choice('', things).slots.map((slot, i) => ({ ...slot, label: ask(things[i]) })),
  });

  test('without a selection: what mentions nothing, the forbidden too', () => {
    expect(said(TABLE, [])).toEqual(['end', 'pass']);
  });

  test('with a selection: what is left of it comes first, and nothing that is refused', () => {
    expect(said(TABLE, ['a'])).toEqual(['play-a', 'throw-a', 'end']);
  });

  test('a few choices with things stand beside a legal button, so that nobody overlooks them', () => {
    const few = TABLE.filter((m) => ['play-b', 'end'].includes(m.choice.action.type));
    expect(said(few, [])).toEqual(['play-b', 'end']);
  });

  test('the answers to a stage that lie on no board are buttons, and each is named once', () => {
    const table = [spoken('up', ['p', 'option:up']), spoken('down', ['p', 'option:down']), choice('end', [])];
    expect(said(table, [])).toEqual(['p', 'end']);
    expect(said(table, ['p'])).toEqual(['option:up', 'option:down', 'end']);
    expect(press(table, ['p'], 'option:up')).toMatchObject({ to: 'play', action: { type: 'up' } });
    expect(labelAt(table, ['p', 'option:up'], 1)).toEqual(ask('option:up'));
  });

  test('never more than four, and refusals make way first', () => {
    const effects = ['p', 'q', 'r', 's', 't'].map((thing) => spoken(thing, [thing, 'x']));
    const refused = ['1', '2', '3', '4', '5'].map((type) => choice(type, [], 'NEVER'));
    expect(said([...effects, choice('end', []), ...refused], [])).toEqual(['end', '1', '2', '3']);
    expect(MOST).toBe(4);
  });

  test('the main button is the only way on, or what was pressed; never one of several', () => {
    expect(main(TABLE, [])).toEqual([]);
    expect(main(TABLE, ['a'])).toEqual([]);
    expect(main([choice('end', []), choice('x', [], 'NEVER')], [])).toEqual(['end']);
    expect(main([choice('move', ['p', 'q']), choice('end', [])], ['p'])).toEqual(['move']);
  });

  test('what is left never holds a forbidden choice', () => {
    expect(left(TABLE, ['c']).map((m) => m.choice.action.type)).toEqual(['swap-cd', 'swap-ce']);
  });
});

test('a choice with a digit of its own keeps it, whatever stands beside it', () => {
  const offer = (type: string) => ({ choice: { action: { type } } });
  const own = ({ type }: { readonly type: string }) => (type === 'lose' ? 3 : undefined);
  const digits = (...types: readonly string[]) => digitsOf(types.map(offer), own);
  expect(digits('lose')).toEqual([3]);
  expect(digits('fill', 'lose')).toEqual([1, 3]);
  expect(digits('lose', 'fill', 'use', 'end')).toEqual([3, 1, 2, 4]);
  expect(digitsOf(['fill', 'lose'].map(offer))).toEqual([1, 2]);
});
