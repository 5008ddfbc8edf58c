import { describe, expect, test } from 'vitest';
import { agreed, foresee, keyFromSeed } from '../src/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { haggle } from './toys/haggle.ts';
import { lanterns } from './toys/lanterns.ts';

const key = keyFromSeed('foresee');

describe('foresee', () => {
  test('tells what an action leads to, from the view alone', () => {
    const s = haggle.setup(2, {}, key);
    const foreseen = foresee(haggle, haggle.view(s, 0), 0, { type: 'ask', coins: 2 });
    expect(foreseen).toMatchObject({ events: [{ type: 'asked', seat: 0, coins: 2 }] });
  });

  test('says that dice decide', () => {
    expect(foresee(dice, dice.view(dice.setup(1, {}, key), 0), 0, { type: 'roll' })).toBe('chance');
  });

  test('says that something hidden decides', () => {
    const s = lanterns.setup(2, lanterns.defaults, key);
    expect(foresee(lanterns, lanterns.view(s, 0), 0, { type: 'draw' })).toBe('chance');
  });

  test('sees what is hidden from others as far as it is one’s own', () => {
    const s = lanterns.setup(2, lanterns.defaults, key);
    const [card] = s.hands[0];
    const foreseen = foresee(lanterns, lanterns.view(s, 0), 0, { type: 'show', card });
    expect(foreseen).toMatchObject({ events: [{ type: 'shown', secret: { card } }], view: { shown: [card] } });
  });

  test('does not wait for the others where several decide at once', () => {
    const s = bids.setup(2, bids.defaults, key);
    expect(foresee(bids, bids.view(s, 0), 0, { type: 'bid', number: 3 })).toMatchObject({ view: { own: 3 } });
  });

  test('has nothing to say of what is not allowed', () => {
    expect(foresee(dice, dice.view(dice.setup(1, {}, key), 0), 0, { type: 'bank' })).toBeUndefined();
  });
});

describe('agreed', () => {
  const s = lanterns.setup(2, lanterns.defaults, key);

  test('tells what is the same in every world, though the worlds differ', () => {
    expect(agreed(lanterns, lanterns.view(s, 0), (world) => world.hands[1].length)).toBe(2);
  });

  test('says that the worlds differ', () => {
    expect(agreed(lanterns, lanterns.view(s, 0), (world) => world.hands[1])).toBe('chance');
  });

  test('says that dice were rolled, even if all of them fell alike', () => {
    const rolled = (world: ReturnType<typeof dice.setup>) => {
      dice.apply(world, 0, { type: 'roll' }, () => {});
      return 'the same';
    };
    expect(agreed(dice, dice.view(dice.setup(1, {}, key), 0), rolled)).toBe('chance');
  });
});
