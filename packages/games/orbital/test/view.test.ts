import { keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, type State, type View } from '../src/index.ts';
import { event, operate, scenario } from './testMatch.ts';

/** A position in the middle of a match of five. */
function middle(): State {
  const s = game.setup(5, game.defaults, keyFromSeed('view'));
  const rng = rngOf(keyFromSeed('view players'));
  for (let n = 0; n < 120; n++) {
    const [seat] = game.actors(s);
    game.apply(s, seat, pick(rng, legal(game, s, seat)), () => {});
  }
  return s;
}

describe('views', () => {
  test('options go by identity, and nothing is copied that a state never changes', () => {
    const s = middle();
    const view = game.view(s, 1);
    expect(view.options).toBe(s.options);
    expect(view.players[3].modules).toBe(s.players[3].modules);
    const world = game.determinize(view, keyFromSeed('world'));
    expect(world.options).toBe(view.options);
    expect(game.inventory(world)).toEqual(game.inventory(s));
  });

  test('a view from JSON leads to the same world as the view itself', () => {
    const view = game.view(middle(), 2);
    const loaded: View = JSON.parse(JSON.stringify(view));
    const key = keyFromSeed('world');
    expect(game.determinize(loaded, key)).toEqual(game.determinize(view, key));
  });

  test('a view of five in the middle of a match is small', () => {
    const { options: _, ...view } = game.view(middle(), 0);
    expect(JSON.stringify(view).length).toBeLessThan(4500);
  });

  test('the unseen cards are all but those in sight, and hidden hands stay hidden', () => {
    const t = scenario({
      seats: [{ hand: 'farm strike' }, { hand: 'hotel casino', known: 'casino' }],
      market: 'airlock',
    });
    const mine = t.view(0);
    expect(mine.unseen.length).toBe(122 - 2 - 1 - 1);
    expect(mine.players.map((p) => [p.handSize, p.hand && t.kinds(p.hand)])).toEqual([
      [2, 'farm strike'],
      [2, null],
    ]);
    expect(t.view(null).unseen.length).toBe(122 - 1 - 1);
  });

  test('cards looked at are seen by the one who looks only', () => {
    const t = scenario({ seats: [{ modules: ['observatory 0N'] }, {}], pile: 'strike farm hotel' }).play(operate(1));
    const top = (seat: number | null) => t.view(seat).stack.at(-1);
    expect(top(0)).toMatchObject({
      step: 'observatory',
      n: 3,
      cards: t.s.stack.flatMap((f) => ('cards' in f ? f.cards : [])),
    });
    expect([top(1), top(null)]).toMatchObject([{ cards: null }, { cards: null }]);
  });

  test('an event being carried out is seen by all', () => {
    const t = scenario({ seats: [{ hand: 'uneventful-year' }, { hand: 'farm hotel' }, {}] });
    t.play(event('uneventful-year'));
    for (const seat of [0, 1, 2, null]) {
      expect(t.view(seat).stack.map((frame) => frame.step)).toEqual(['endTurn', 'played', 'uneventfulYear']);
    }
  });
});
