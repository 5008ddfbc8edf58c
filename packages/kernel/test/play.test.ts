import { describe, expect, test } from 'vitest';
import { canonical, eventFor, eventsFor, keyFromSeed, play, silent } from '../src/index.ts';
import { dice } from './toys/dice.ts';
import { lanterns } from './toys/lanterns.ts';

const options = { hand: 2, bonus: true };

describe('play', () => {
  test('returns a new state and its events, and leaves the old state alone', () => {
    const s = dice.setup(1, {}, keyFromSeed('play'));
    const before = canonical(s);
    const played = play(dice, s, 0, { type: 'roll' });
    expect(played).toMatchObject({ events: [{ type: 'rolled' }] });
    expect(played).toHaveProperty('state.rng.n', 1);
    expect(canonical(s)).toBe(before);
  });

  test('says why an action is not allowed, and plays nothing', () => {
    const s = dice.setup(1, {}, keyFromSeed('play'));
    expect(play(dice, s, 0, { type: 'bank' })).toEqual({ violation: { rule: 'TOYS-BANK-1' } });
  });
});

describe('an event', () => {
  const secret = { to: [0, 2], card: 5 };
  const event = { type: 'shown', seat: 0, reveals: true, secret } as const;

  test('with a secret reaches the seats it goes to whole', () => {
    expect(eventFor(event, 0)).toBe(event);
    expect(eventFor(event, 2)).toBe(event);
  });

  test.each([1, 3, null])('with a secret reaches %s without it', (seat) => {
    expect(eventFor(event, seat)).toEqual({ type: 'shown', seat: 0, reveals: true });
    expect(event.secret).toBe(secret);
  });

  test('without a secret reaches everyone as it is', () => {
    const open = { type: 'played', seat: 0, card: 5 };
    expect(eventFor(open, 1)).toBe(open);
    expect(eventFor(open, null)).toBe(open);
  });

  test('of an action reaches each seat as that seat may know it', () => {
    const s = lanterns.setup(3, options, keyFromSeed('events'));
    const played = play(lanterns, s, 0, { type: 'show', card: s.hands[0][0] });
    if (!('events' in played)) throw new Error('refused');
    const told = [null, 0, 1, 2].map((seat) => {
      const [event] = eventsFor(played.events, seat);
      return event.type === 'shown' ? event.secret?.card : event;
    });
    expect(told).toEqual([undefined, s.hands[0][0], s.hands[0][0], undefined]);
  });
});

test('silent takes no notice', () => {
  expect(silent()).toBeUndefined();
});
