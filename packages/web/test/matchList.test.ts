import { keyFromSeed, start } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { expect, test } from 'vitest';
import { ago } from '../src/app/ago.ts';
import { miniature } from '../src/games/siege/miniature.ts';
import type { MatchRow } from '../src/tables/database.ts';
import { sort } from '../src/tables/matchList.ts';
import { late, saved, VEGA, YOU } from './help/saved.ts';

const match = start(game, 2, game.defaults, keyFromSeed('list'));

/** A row in which these seats are to decide; older rows do not say. */
function row(id: string, actors?: readonly number[], players = [YOU, VEGA]): MatchRow {
  const { row } = saved(match, players, id);
  return actors ? { ...row, seen: { viewer: 0, view: {}, actors } } : row;
}

test('what waits for me comes first, then what was played last; what is over has its own list', () => {
  const over: MatchRow = { ...row('over'), end: { forfeit: 'leave', seat: 0, winners: [1] } };
  const { open, done } = sort([row('newest', [1]), over, row('old form'), row('mine', [0])]);
  expect(open.map(({ id }) => id)).toEqual(['mine', 'newest', 'old form']);
  expect(done.map(({ id }) => id)).toEqual(['over']);
});

test('time passed is said in the largest unit that fits', () => {
  const now = Date.UTC(2030, 0, 10);
  const before = (minutes: number) => ago(now - minutes * 60_000, 'en', now);
  expect([before(8), before(125), before(3 * 24 * 60)]).toEqual(['8 min. ago', '2 hr. ago', '3 days ago']);
});

test('a small board is made of what may be seen: hidden hands change nothing in it', () => {
  const { state } = late(game);
  const view = game.view(state as never, null);
  const players = view.players.map((p) => ({ ...p, hand: null, known: [], unseen: [] })) as never;
  const drawn = miniature(view, null, 490, 168);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  expect(miniature({ ...view, players }, null, 490, 168)).toBe(drawn);
  expect(drawn).not.toContain('<text');
});
