import { record } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { describe, expect, test } from 'vitest';
import type { GameSkin } from '../../src/contract/skin.ts';
import { filmOf } from '../../src/story/film.ts';
import { outlineFirst } from '../../src/story/order.ts';
import { runsIn, tellingOf } from '../../src/story/story.ts';
import { runsOf, turningPoints } from '../../src/story/turningPoints.ts';
import { randomPlay } from '../help/saved.ts';

describe('the order in which positions are looked at', () => {
  test('every position once, ends and middle before their neighbours', () => {
    const order = outlineFirst(10);
    expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(order.slice(0, 3)).toEqual([0, 10, 8]);
  });
  test('a match without a decision has one position', () => {
    expect(outlineFirst(0)).toEqual([0]);
  });
});

describe('turning points', () => {
  const runs = runsOf([0, 0, 0, 1, 0, 1]);
  test('decisions of one seat in a row are one run; the deal belongs to none', () => {
    expect(runs).toEqual([
      { first: 1, last: 2 },
      { first: 3, last: 3 },
      { first: 4, last: 4 },
      { first: 5, last: 5 },
    ]);
  });
  test('a run is told by the seat that gained by it', () => {
    const chances = [0.5, 0.6, 0.5, 0.2, 0.5, 0.55].map((own) => [own, 1 - own]);
    expect(turningPoints(runs, chances)).toEqual([
      { first: 3, last: 3, seat: 1, from: 0.5, to: 0.8, peak: 3 },
      { first: 4, last: 4, seat: 0, from: 0.2, to: 0.5, peak: 4 },
    ]);
  });
  test('what is told of a run is the decision that moved most, not the one it began with', () => {
    const chances = [0.5, 0.48, 0.75, 0.74].map((own) => [own, 1 - own]);
    expect(turningPoints(runsOf([0, 0, 0, 0]), chances)).toEqual([
      { first: 1, last: 3, seat: 0, from: 0.5, to: 0.74, peak: 2 },
    ]);
  });
  test('what has not been looked at yet turns nothing', () => {
    expect(turningPoints(runs, [[0.5, 0.5], undefined, undefined, [0, 1]])).toEqual([]);
    // Nor do the others: a greater swing may still be found.
    const most = [0.5, 0.6, 0.5, 0.2, 0.5].map((own) => [own, 1 - own]);
    expect(turningPoints(runs, most)).toEqual([]);
  });
});

describe('what is told of a turning point', () => {
  const turnOf: GameSkin['turnOf'] = (event) => (event.type === 'turn' ? 0 : undefined);
  const [last] = [...randomPlay(game as never, 'story')].slice(-1);
  const film = filmOf(game as never, {} as GameSkin, record(last, ['', '']), ['open']);
  if ('problems' in film) throw new Error('no film');

  test('is what was done, never only that the next turn begins', () => {
    for (const run of runsIn(film.value)) {
      for (let peak = run.first; peak <= run.last; peak++) {
        const { text, events } = tellingOf(game as never, { turnOf }, film.value, { ...run, peak }, 'open', 'en');
        // A run may be nothing but the answer that ends another's turn.
        const only = film.value.moments(run.last, 'open').slice(run.first);
        const done = only.some((moment) => moment.events.some((event) => event.type !== 'turn'));
        expect(text).not.toBe('');
        if (done) expect(events.map(({ type }) => type)).not.toContain('turn');
      }
    }
  });
});
