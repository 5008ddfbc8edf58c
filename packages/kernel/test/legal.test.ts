import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type AnyGame,
  choices,
  judge,
  keyFromSeed,
  legal,
  passing,
  UNKNOWN_ACTION,
} from '../src/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';

const roll = { type: 'roll' } as const;
const bank = { type: 'bank' } as const;

function diceAt(sum: number) {
  return { ...dice.setup(1, {}, keyFromSeed('legal')), sum };
}

function bidding() {
  const s = bids.setup(2, { rounds: 2 }, keyFromSeed('legal'));
  s.bids[0] = 3;
  s.used[1] = [2];
  return s;
}

describe('legal', () => {
  test('is what a game lists itself', () => {
    expect(legal({ ...dice, legal: () => [bank] }, diceAt(0), 0)).toEqual([bank]);
  });

  test('is otherwise the candidates that pass, in their order', () => {
    expect(legal(bids, bidding(), 1).map((a) => a.number)).toEqual([1, 3, 4]);
    expect(passing(dice, diceAt(0), 0)).toEqual([roll]);
    expect(passing(dice, diceAt(20), 0)).toEqual([bank]);
  });

  test('is nothing for a seat that does not act', () => {
    expect(legal(bids, bidding(), 0)).toEqual([]);
    expect(legal(dice, diceAt(5), 1)).toEqual([]);
  });
});

describe('choices', () => {
  test('are all candidates, those refused with the reason', () => {
    expect(choices(bids, bidding(), 1)).toEqual([
      { action: { type: 'bid', number: 1 } },
      { action: { type: 'bid', number: 2 }, violation: { rule: 'TOYS-BID-1', with: { number: 2 } } },
      { action: { type: 'bid', number: 3 } },
      { action: { type: 'bid', number: 4 } },
    ]);
  });

  test('are none for a seat that does not act', () => {
    expect(choices(bids, bidding(), 0)).toEqual([]);
  });
});

describe('judge', () => {
  test('gives the very candidate that an action names', () => {
    const [, second] = choices(dice, diceAt(5), 0);
    const game: AnyGame = { ...dice, candidates: () => [roll, second.action] };
    const judged = judge(game, diceAt(5), 0, JSON.parse('{"type":"bank"}'));
    expect('action' in judged && judged.action).toBe(second.action);
  });

  test('gives the reason against a candidate', () => {
    expect(judge(dice, diceAt(0), 0, bank)).toEqual({ violation: { rule: 'TOYS-BANK-1' } });
  });

  test('gives the game’s reason against what is no candidate', () => {
    const others = { ...bids, candidates: () => [] };
    expect(judge(others, bidding(), 1, { type: 'bid', number: 2 })).toEqual({
      violation: { rule: 'TOYS-BID-1', with: { number: 2 } },
    });
    expect(judge(bids, bidding(), 0, { type: 'bid', number: 1 })).toEqual({ violation: { rule: 'TOYS-BID-2' } });
  });

  test('refuses what a game’s check would let pass although it is no candidate', () => {
    const lax: AnyGame = { ...dice, check: () => undefined };
    expect(judge(lax, diceAt(5), 0, { type: 'cheat' })).toEqual({
      violation: { rule: UNKNOWN_ACTION, with: { action: 'cheat' } },
    });
  });

  test('refuses an action that has a field too many', () => {
    expect(judge(dice, diceAt(5), 0, { type: 'roll', sides: 6 })).toHaveProperty('violation');
  });

  test('asks the game about the one that is named, not about all', () => {
    let asked = 0;
    const counted: AnyGame = {
      ...bids,
      check(s, seat, a) {
        asked++;
        return bids.check(s, seat, a);
      },
    };
    judge(counted, bidding(), 1, { type: 'bid', number: 4 });
    expect(asked).toBe(1);
  });

  test('does not take a notation for an action', () => {
    expect(judge(bids, bidding(), 1, { type: 'bid number=4' })).toEqual({
      violation: { rule: UNKNOWN_ACTION, with: { action: 'bid number=4' } },
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'roll'],
    ['a number', 7],
    ['a list', ['roll']],
    ['an object without type', {}],
    ['a type that is no text', { type: 7 }],
    ['a type in a list', { type: ['roll'] }],
    ['a type that cannot be a text', { type: { toString: 1 } }],
    ['what is nested too deep', { type: 'roll', deep: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) }],
    ['a seat that does not exist', roll, 5],
    ['a seat that is no number', roll, Number.NaN],
  ])('refuses %s', (_, action: unknown, seat = 0) => {
    expect(judge(dice, diceAt(5), seat, action)).toHaveProperty('violation.rule');
  });

  test('refuses any JSON that is no legal candidate, and never throws', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: fc.constantFrom('bid', 'roll'), number: fc.jsonValue(), more: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(odd, fc.integer({ min: -1, max: 4 }), (action, seat) => {
        const judged = judge(bids, bidding(), seat, action as unknown as Action);
        expect(judged).toHaveProperty('violation');
      }),
    );
  });
});
