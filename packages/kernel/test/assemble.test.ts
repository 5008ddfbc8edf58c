import { describe, expect, test } from 'vitest';
import { fits, keyFromSeed, NO_SUCH_SEAT, proceed, type Steps, silent, UNKNOWN_ACTION } from '../src/index.ts';
import { bids } from './toys/bids.ts';
import { type Action, type Event, haggle, type State } from './toys/haggle.ts';
import { lanterns } from './toys/lanterns.ts';

const key = keyFromSeed('assemble');

describe('an assembled game', () => {
  const s = haggle.setup(2, {}, key);

  test('offers the moves that are open at the step on top', () => {
    expect([...haggle.candidates(s, 0)]).toHaveLength(4);
    expect(haggle.check(s, 0, { type: 'give' })).toEqual({ rule: 'TOYS-GIVE-2' });
  });

  test('lets a seat wait that does not decide', () => {
    expect(haggle.check(s, 1, { type: 'ask', coins: 1 })).toEqual({ rule: 'TOYS-TURN-1' });
  });

  test.each<[string, unknown]>([
    ['a field too many', { type: 'ask', coins: 1, more: 1 }],
    ['a field too few', { type: 'ask' }],
    ['a fraction', { type: 'ask', coins: 1.5 }],
    ['a number out of range', { type: 'ask', coins: 5 }],
    ['a text for a number', { type: 'ask', coins: '1' }],
    ['an unknown type', { type: 'beg' }],
    ['null', null],
    ['a type that is only inherited', Object.create({ type: 'give' })],
  ])('refuses %s before any rule is asked', (_, action) => {
    expect(haggle.check(s, 0, action as Action)).toMatchObject({ rule: UNKNOWN_ACTION });
  });

  test.each([-1, 2, 0.5, '0', null])('knows no seat %j', (seat) => {
    expect(haggle.check(s, seat as number, { type: 'ask', coins: 1 })).toMatchObject({ rule: NO_SUCH_SEAT });
  });

  test('has nobody to decide and nothing to choose once it is over', () => {
    const over = { ...bids.setup(2, bids.defaults, key), stack: [] };
    expect([bids.actors(over), bids.legal?.(over, 0), [...bids.candidates(over, 0)]]).toEqual([[], [], []]);
    expect(bids.check(over, 0, { type: 'bid', number: 1 })).toEqual({ rule: 'TOYS-END-1' });
  });

  test('filters the candidates where it has no list of its own', () => {
    const held = lanterns.setup(2, lanterns.defaults, key);
    held.shown = [held.hands[0][0]];
    expect(lanterns.legal?.(held, 0)).not.toContainEqual({ type: 'show', card: held.hands[0][0] });
  });
});

test('proceed runs on through the steps that settle by themselves and stops where one waits', () => {
  const steps: Steps<State, Action, Event> = {
    round: {
      settle(s) {
        s.stack.pop();
        return true;
      },
    },
    ask: {},
    answer: { settle: () => false },
  };
  const s = haggle.setup(2, {}, key);
  s.stack = [
    { step: 'ask', seat: 1 },
    { step: 'round', first: 0 },
    { step: 'round', first: 1 },
  ];
  proceed(steps, s, silent);
  expect(s.stack).toEqual([{ step: 'ask', seat: 1 }]);
});

test('a list with a hole is no list', () => {
  const numbers = {
    is: 'list',
    of: { is: 'optional', of: { is: 'integer', min: 0, max: 9 } },
    min: 0,
    max: 3,
  } as const;
  expect(fits(numbers, [1, 2])).toBe(true);
  // biome-ignore lint/suspicious/noSparseArray: that is what is tested.
  expect(fits(numbers, [1, , 2])).toBe(false);
});
