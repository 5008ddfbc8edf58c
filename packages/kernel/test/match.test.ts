import { describe, expect, test } from 'vitest';
import {
  type Action,
  advance,
  type Decision,
  hash,
  keyFromSeed,
  type Match,
  outcome,
  rewind,
  start,
  undo,
  undoLimit,
} from '../src/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { haggle } from './toys/haggle.ts';
import { lanterns } from './toys/lanterns.ts';

const key = keyFromSeed('match');
const ROLL = { type: 'roll' };
const BANK = { type: 'bank' };

/** Plays actions that must be legal. */
function played(match: Match, ...actions: [number, Action][]): Match {
  return actions.reduce((m, [seat, action]) => {
    const next = advance(m, seat, action);
    if ('violation' in next) throw new Error(next.violation.rule);
    return next.match;
  }, match);
}

function bid(number: number): Action {
  return { type: 'bid', number } as Action;
}

const own: Decision = { seat: 0, action: BANK, chance: false, reveals: false };

describe('a match', () => {
  test('starts from the setup of its game', () => {
    const match = start(haggle, 2, {}, key);
    expect(match).toMatchObject({ seats: 2, options: {}, key, steps: [] });
    expect(match.state).toEqual(haggle.setup(2, {}, key));
  });

  test('advances by a decision, and the match before stays as it was', () => {
    const match = start(dice, 1, {}, key);
    const before = hash(match.state);
    const next = advance(match, 0, ROLL);
    expect(next).toMatchObject({ match: { steps: [{ seat: 0, action: ROLL }] }, events: [{ type: 'rolled' }] });
    expect(match.steps).toEqual([]);
    expect(hash(match.state)).toBe(before);
  });

  test('refuses what is not legal, whoever sends what', () => {
    const match = start(dice, 1, {}, key);
    expect(advance(match, 0, BANK)).toEqual({ violation: { rule: 'TOYS-BANK-1' } });
    expect(advance(match, 3, ROLL)).toHaveProperty('violation');
    expect(advance(match, 0, JSON.parse('null'))).toHaveProperty('violation');
  });

  test('remembers which decisions used chance', () => {
    const match = played(start(dice, 1, {}, keyFromSeed('lucky')), [0, ROLL], [0, BANK]);
    expect(match.steps.map((s) => s.chance)).toEqual([true, false]);
  });

  test('remembers which decisions revealed something', () => {
    const match = played(start(bids, 2, { rounds: 1 }, key), [1, bid(2)], [0, bid(1)]);
    expect(match.steps.map((s) => s.reveals)).toEqual([false, true]);
  });

  test('has an outcome once it is over', () => {
    const match = played(start(bids, 2, { rounds: 1 }, key), [1, bid(2)]);
    expect(outcome(match)).toBeUndefined();
    expect(outcome(played(match, [0, bid(1)]))).toEqual({ points: [0, 1], places: [2, 1], winners: [1] });
  });
});

describe('the limit of undo', () => {
  test.each<[string, Decision[], number, string]>([
    ['at the start', [], 0, 'start'],
    ['to the start, where nothing stops it', [own, own], 0, 'start'],
    ['after another seat’s decision', [own, { ...own, seat: 1 }, own], 2, 'otherSeat'],
    ['after chance', [own, { ...own, chance: true }, own, own], 2, 'chance'],
    ['after something revealed', [own, { ...own, reveals: true }, own], 2, 'revealed'],
    ['at once, when another seat decided last', [own, { ...own, seat: 1 }], 2, 'otherSeat'],
    ['at the latest of them', [{ ...own, seat: 1 }, { ...own, chance: true }, own], 2, 'chance'],
  ])('is %s', (_, steps, to, stop) => {
    expect(undoLimit(steps, 0)).toEqual({ to, stop });
  });
});

describe('undo', () => {
  const lucky = played(start(dice, 1, {}, keyFromSeed('lucky')), [0, ROLL], [0, BANK]);

  test('takes back the last decision, to the very state before it', () => {
    const back = undo(lucky, 0);
    expect(back?.steps).toHaveLength(1);
    expect(back && hash(back.state)).toBe(hash(played(start(dice, 1, {}, keyFromSeed('lucky')), [0, ROLL]).state));
  });

  test('stops at chance', () => {
    expect(undoLimit(lucky.steps, 0)).toEqual({ to: 1, stop: 'chance' });
    expect(undo(lucky, 0, 0)).toBeUndefined();
  });

  test('stops at another seat’s decision', () => {
    const match = played(start(haggle, 2, {}, key), [0, { type: 'ask', coins: 1 } as Action]);
    expect(undo(match, 1)).toBeUndefined();
    expect(undo(match, 0)?.steps).toEqual([]);
    const answered = played(match, [1, { type: 'refuse' }]);
    expect(undo(answered, 0)).toBeUndefined();
    expect(undoLimit(answered.steps, 0)).toEqual({ to: 2, stop: 'otherSeat' });
  });

  test('stops at something revealed', () => {
    const match = played(start(lanterns, 2, { hand: 2, bonus: true }, key), [0, { type: 'draw' }]);
    expect(undoLimit(match.steps, 0)).toEqual({ to: 1, stop: 'revealed' });
    expect(undo(match, 0)).toBeUndefined();
  });

  test('cannot take back what was never played', () => {
    expect(undo(start(dice, 1, {}, key), 0)).toBeUndefined();
    expect(undo(lucky, 0, 3)).toBeUndefined();
    expect(undo(lucky, 0, -1)).toBeUndefined();
  });

  test('to where the match stands changes nothing', () => {
    const same = undo(lucky, 0, 2);
    expect(same?.steps).toEqual(lucky.steps);
    expect(same?.state).toEqual(lucky.state);
  });

  test('a secret commitment can be taken back until the next one', () => {
    const one = played(start(bids, 3, { rounds: 1 }, key), [2, bid(4)]);
    expect(undo(one, 2)?.state).toEqual(start(bids, 3, { rounds: 1 }, key).state);
    expect(undo(played(one, [0, bid(1)]), 2)).toBeUndefined();
  });
});

describe('rewind', () => {
  test('goes back past anything, whoever asks', () => {
    const match = played(start(bids, 2, { rounds: 2 }, key), [1, bid(2)], [0, bid(1)], [0, bid(3)]);
    for (let to = 0; to <= 3; to++) {
      const back = rewind(match, to);
      expect(back.steps).toEqual(match.steps.slice(0, to));
      const again = match.steps.slice(0, to).map((s): [number, Action] => [s.seat, s.action]);
      expect(back.state).toEqual(played(start(bids, 2, { rounds: 2 }, key), ...again).state);
    }
  });
});
