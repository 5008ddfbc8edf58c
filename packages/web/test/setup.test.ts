import { describe, expect, test } from 'vitest';
import { chairs, type Place, seatBelow, swapped, together } from '../src/app/setup.ts';

const you: Place = { who: 'person', name: 'Ada' };
const bot: Place = { who: 'medium', name: '' };

describe('chairs', () => {
  const below = (list: ReturnType<typeof chairs>) => list.find(({ angle }) => Math.abs(angle - Math.PI / 2) < 0.001);

  test.each([
    [2, 2],
    [2, 6],
    [3, 4],
    [5, 6],
    [6, 6],
  ])('of %i people at a table for %i: everybody once, the nearest below', (seats, most) => {
    for (let mine = 0; mine < seats; mine++) {
      const list = chairs(seats, most, mine);
      expect(list.length).toBe(most);
      expect(list.flatMap(({ seat }) => seat ?? []).sort()).toEqual([...Array(seats).keys()]);
      expect(below(list)?.seat).toBe(mine);
    }
  });

  test('of two stand opposite each other, also where more could sit', () => {
    const [a, b] = chairs(2, 6, 0).filter(({ seat }) => seat !== undefined);
    expect(b.angle - a.angle).toBeCloseTo(Math.PI);
  });
});

test('two who change places keep all else', () => {
  expect(swapped([you, bot, { who: 'hard', name: '' }], 0, 2).map((p) => p.who)).toEqual(['hard', 'medium', 'person']);
});

test('who plays together has somebody beside them, and whoever sat there already stays', () => {
  expect(together({ places: [you, bot], options: {} }).places.map((p) => p.who)).toEqual(['person', 'person']);
  const grace: Place = { who: 'person', name: 'Grace' };
  expect(together({ places: [you, grace], options: {} }).places).toEqual([you, grace]);
});

test('the first person sits below; bots alone begin with the first', () => {
  expect(seatBelow([bot, you])).toBe(1);
  expect(seatBelow([bot, bot])).toBe(0);
});
