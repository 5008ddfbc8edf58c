import { describe, expect, test } from 'vitest';
import { buttons, left, nextAsk, press, type StagedChoice, stateOf, stillPressed } from '../src/play/selection.ts';

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

  test('the second thing may be pressed first: it fills the slot that takes it', () => {
    expect(press(TABLE, [], 'd')).toMatchObject({ to: 'play', action: { type: 'swap-cd' } });
    const both = [choice('move-pq', ['p', 'q']), choice('move-rq', ['r', 'q'])];
    expect(press(both, [], 'q')).toEqual({ to: 'select', pressed: ['q'] });
    expect(press(both, ['q'], 'r')).toMatchObject({ to: 'play', action: { type: 'move-rq' } });
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
      expect(stateOf(hand, [one], other)).toEqual({ open: true, selected: false });
      expect(press(hand, [one], other)).toMatchObject({ to: 'play', action: { type: 'give-both' } });
    }
  });

  test('a slot that takes several things leaves each to the slot that needs it', () => {
    const pair = [choice('pair', ['x/y', 'x']), choice('other', ['x', 'z'])];
    expect(press(pair, ['x'], 'y')).toMatchObject({ to: 'play', action: { type: 'pair' } });
  });
});

describe('stages', () => {
  test('the question of the next slot is asked where all that is left asks the same', () => {
    expect(nextAsk(TABLE, ['c'])).toEqual(ask('Stage 1?'));
    expect(nextAsk(TABLE, ['a'])).toBeUndefined();
    expect(nextAsk([...TABLE, choice('deep', ['p', 'q', 'r']), choice('deeper', ['p', 'q', 's'])], ['q'])).toEqual(
      ask('Stage 0?'),
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

describe('buttons', () => {
  test('without a selection: what mentions nothing, the forbidden too', () => {
    expect(buttons(TABLE, []).map((c) => c.action.type)).toEqual(['end', 'pass']);
  });

  test('with a selection: what is left of it comes first', () => {
    expect(buttons(TABLE, ['a']).map((c) => c.action.type)).toEqual(['play-a', 'throw-a', 'end', 'pass']);
  });

  test('a few choices with things stand beside a legal button, so that nobody overlooks them', () => {
    const few = TABLE.filter((m) => ['play-b', 'end'].includes(m.choice.action.type));
    expect(buttons(few, []).map((c) => c.action.type)).toEqual(['play-b', 'end']);
  });

  test('what is left never holds a forbidden choice', () => {
    expect(left(TABLE, ['c']).map((m) => m.choice.action.type)).toEqual(['swap-cd', 'swap-ce']);
  });
});
