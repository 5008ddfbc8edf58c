import { game } from '@starboard/siege';
import { expect, test, vi } from 'vitest';
import { weigh } from '../src/bots/weigh.ts';
import { late } from './help/saved.ts';

test('the same position has the same chances, however slow the machine is', () => {
  const view = game.view(late(game).state as never, null);
  const found = weigh(game, view);
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
  expect(weigh(game, view)).toEqual(found);
  vi.restoreAllMocks();
});
