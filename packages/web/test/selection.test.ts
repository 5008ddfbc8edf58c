import { describe, expect, test } from 'vitest';
import { buttons, left, type Mention, press, stateOf } from '../src/play/selection.ts';

const choice = (type: string, things: readonly string[], rule?: string): Mention => ({
  choice: { action: { type }, ...(rule ? { violation: { rule } } : {}) },
  things,
});

const TABLE: readonly Mention[] = [
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
    expect(press(TABLE, [], 'b')).toEqual({ to: 'play', selected: ['b'], action: { type: 'play-b' } });
  });

  test('a thing with several choices is selected first', () => {
    expect(press(TABLE, [], 'a')).toEqual({ to: 'select', selected: ['a'] });
  });

  test('a second thing narrows the choice down to one, which is played', () => {
    expect(press(TABLE, ['c'], 'e')).toMatchObject({ to: 'play', action: { type: 'swap-ce' } });
  });

  test('a selected thing is let go by another press', () => {
    expect(press(TABLE, ['a'], 'a')).toEqual({ to: 'select', selected: [] });
  });

  test('a thing that does not go with the selection begins a new one', () => {
    expect(press(TABLE, ['a'], 'c')).toEqual({ to: 'select', selected: ['c'] });
  });

  test('a thing that only forbidden choices mention says why', () => {
    expect(press(TABLE, [], 'x')).toMatchObject({ to: 'why', choices: [{ violation: { rule: 'NOT-NOW' } }] });
    expect(press(TABLE, ['c'], 'f')).toMatchObject({ to: 'why', choices: [{ violation: { rule: 'EQUAL' } }] });
  });

  test('every rule that forbids a thing is named once', () => {
    const twice = [...TABLE, choice('throw-x', ['x'], 'OTHER'), choice('give-x', ['x'], 'OTHER')];
    const pressed = press(twice, [], 'x');
    expect(pressed.to === 'why' && pressed.choices.map((c) => c.violation?.rule)).toEqual(['NOT-NOW', 'OTHER']);
  });

  test('a thing that no choice mentions does nothing', () => {
    expect(press(TABLE, [], 'z')).toEqual({ to: 'nothing' });
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
