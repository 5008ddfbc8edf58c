import { defaultAction, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, type Options } from '../src/index.ts';
import { discard, event, operate, pass, returnCards, scenario, show, suffer, take, trim } from './testMatch.ts';

describe('who does not decide in time', () => {
  test('passes in a turn', () => {
    const t = scenario({ seats: [{ hand: 'farm' }, {}] });
    expect(defaultAction(game, t.s, 0)).toEqual(pass);
  });

  test('returns events first, then modules without exits', () => {
    const t = scenario({
      still: true,
      seats: [{ hand: 'farm storage hotel casino strike dormitory workshop airlock' }, {}],
    });
    t.s.stack = [{ step: 'startingHand', asked: [0], answers: [null] }];
    expect(defaultAction(game, t.s, 0)).toEqual(returnCards('storage dormitory strike'));
  });

  test('takes the first card looked at, and gives up the last of its hand', () => {
    const look = scenario({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'strike farm hotel' }).play(operate(1));
    expect(defaultAction(game, look.s, 0)).toEqual(take('farm'));
    const raid = scenario({ seats: [{ modules: ['strategic-operations 0N'] }, { hand: 'farm strike' }] });
    raid.play(operate(1, { seat: 1 }));
    expect(defaultAction(game, raid.s, 1)).toEqual(discard('strike'));
    const full = scenario({
      seats: [{ hand: 'farm hotel casino storage' }, { hand: 'farm' }],
      pile: 'strike',
    }).endYear();
    // Three are too many: the last three go, in canonical order.
    for (const card of ['farm', 'hotel', 'casino']) {
      expect(defaultAction(game, full.s, 0)).toEqual(trim(card));
      full.play(trim(card), 0);
    }
  });

  test('shows a hand without events, and discards the last event', () => {
    const seats = [{ hand: 'uneventful-year' }, { hand: 'farm hotel' }, { hand: 'strike sabotage farm' }];
    const t = scenario({ seats }).play(event('uneventful-year'));
    expect([1, 2].map((seat) => defaultAction(game, t.s, seat))).toEqual([show, discard('strike')]);
  });

  test('lets an outer module without crew symbols be damaged', () => {
    const modules = ['farm 0N', 'dormitory 0E', 'hotel 2E'];
    const t = scenario({ seats: [{ hand: 'high-risk-project', modules }, {}], pile: 'farm' });
    t.play(event('high-risk-project', { crew: 1 }));
    expect(defaultAction(game, t.s, 0)).toEqual(suffer(3));
  });

  test.each([1, 2, 3, 5])('with %i seats it is always legal', (seats) => {
    const options: Options = { ...game.defaults, autoIncome: false, automata: seats === 5 ? [2] : [] };
    const s = game.setup(seats, options, keyFromSeed(`late ${seats}`));
    const rng = rngOf(keyFromSeed('late'));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = pick(rng, actors);
      expect(game.check(s, seat, defaultAction(game, s, seat) as never)).toBeUndefined();
      game.apply(s, seat, pick(rng, legal(game, s, seat)), () => {});
    }
  });
});
