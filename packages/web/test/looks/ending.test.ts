import type { Outcome } from '@starboard/kernel';
import { game as siegeGame, type View } from '@starboard/siege';
import type { Player } from '@starboard/table';
import { describe, expect, test } from 'vitest';
import { ending } from '../../src/games/siege/ending.ts';
import { messages } from '../../src/i18n/messages.ts';
import { figureOf, isEqual, scoresAt } from '../../src/play/ending/count.ts';
import { minutesOf, rivalryOf } from '../../src/play/ending/numbers.ts';
import { placeOf, verdictOf } from '../../src/play/ending/verdict.ts';
import type { MatchRow } from '../../src/tables/database.ts';
import { randomPlay } from '../help/saved.ts';

const ADA: Player = { kind: 'person', name: 'Ada' };
const RIGEL: Player = { kind: 'bot', name: 'Rigel', level: 'easy' };
const result = (points: readonly number[], winners: readonly number[]): Outcome => ({
  points,
  places: points.map((own) => 1 + points.filter((other) => other > own).length),
  winners,
});

describe('what an ending is called', () => {
  const told = (end: Parameters<typeof verdictOf>[0]['end'], here = [0], seats = [ADA, RIGEL]) =>
    verdictOf({ ...(end ? { end } : {}), seats, seat: 0, here }, messages('en'));

  test('victory, and never for the loser', () => {
    expect(told(result([4, 3], [0]))).toEqual({ mood: 'victory', title: 'Victory' });
    expect(told(result([3, 4], [1]))).toEqual({ mood: 'defeat', title: 'Rigel wins' });
  });
  test('even, and shared among some', () => {
    expect(told(result([3, 3], [0, 1]))).toEqual({ mood: 'tie', title: 'Even' });
    const three = [ADA, RIGEL, { ...RIGEL, name: 'Vega' }];
    expect(told(result([3, 3, 1], [0, 1]), [0], three)).toEqual({ mood: 'victory', title: 'Shared victory' });
    expect(told(result([1, 3, 3], [1, 2]), [0], three)).toEqual({ mood: 'defeat', title: 'Rigel and Vega win' });
  });
  test('nobody wins a goal that was missed', () => {
    expect(told(result([12], []), [0], [ADA])).toEqual({ mood: 'defeat', title: 'Lost' });
  });
  test('people at one device are called by their names, and a spectator sees somebody win', () => {
    const grace: Player = { kind: 'person', name: 'Grace' };
    expect(told(result([1, 2], [1]), [0, 1], [ADA, grace])).toEqual({ mood: 'victory', title: 'Grace wins' });
    expect(told(result([1, 2], [1]), [])).toEqual({ mood: 'victory', title: 'Rigel wins' });
  });
  test('who went or ran out of time is said plainly', () => {
    const end = { forfeit: 'leave', seat: 0, winners: [1] } as const;
    expect(told(end)).toEqual({ mood: 'defeat', title: 'Rigel wins', forfeit: 'You gave the match up.' });
    expect(told({ ...end, forfeit: 'timeout', seat: 1, winners: [0] }).forfeit).toBe('Rigel ran out of time.');
    expect(told({ ...end, winners: [] })).toEqual({
      mood: 'defeat',
      title: 'Given up',
      forfeit: 'You gave the match up.',
    });
    expect([0, 1].map((seat) => placeOf({ end }, seat))).toEqual([2, 1]);
  });
});

describe('the count', () => {
  const tally = [
    { thing: 'a', points: [1, 0] },
    { thing: 'b', points: [0, 0] },
    { thing: 'c', points: [0, 0.5] },
  ];
  test('goes from what lies on no thing up to the result', () => {
    const at = [0, 1, 2, 3].map((counted) => scoresAt([3, 0.5], tally, counted));
    expect(at).toEqual([
      [2, 0],
      [3, 0],
      [3, 0],
      [3, 0.5],
    ]);
    expect(tally.map(isEqual)).toEqual([false, true, false]);
  });

  test('of a siege ends at its result, and says why in both languages', () => {
    for (let i = 0; i < 40; i++) {
      const last = [...randomPlay(siegeGame as never, `ending ${i}`)].at(-1);
      const view = siegeGame.view(last?.state as never, 0);
      const end = siegeGame.outcome(last?.state as never);
      if (!end) throw new Error('no end');
      expect(scoresAt(end.points, ending.tally(view), 0)).toEqual([0, 0]);
      const [en, fr] = (['en', 'fr'] as const).map((lang) => ending.why(view, end, lang));
      const lead = Math.abs(end.points[0] - end.points[1]);
      if (lead === 0) expect(en).toMatch(/points each/);
      else
        expect(en).toMatch(
          lead === 0.5 ? /^By half a point: / : lead === 1 ? /^By one point: / : /^By [\d½]+ points: /,
        );
      expect(fr).toMatch(/^(D’un|De) .*\u00a0: |partout\u00a0: /);
      expect(`${en} ${fr}`).not.toMatch(/undefined|NaN/);
    }
  });

  test('names the planet at which one alien decided', () => {
    const forces = (counts: readonly number[]) => counts.map((n) => Array.from({ length: n }, () => 'x'));
    const view = {
      planets: ['siptou', 'valtinia', 'cordontion', 'zahwilta', 'emalto', 'iontian', 'ambyria', 'aether'],
      players: [{ forces: forces([5, 5, 0, 0, 0, 0, 0, 1]) }, { forces: forces([0, 0, 5, 5, 0, 0, 0, 0]) }],
    } as unknown as View;
    expect(ending.why(view, result([2.5, 2], [0]), 'en')).toBe('By half a point: one alien at Aether decided it.');
  });
});

describe('the numbers of a match', () => {
  const opening = { id: 'now', game: 'siege', version: 1, options: {}, key: '', players: [ADA, RIGEL], created: 0 };
  test('minutes are those in which somebody played', () => {
    const at = (time: number) => ({ type: 'act', seat: 0, action: { type: 'x' }, seq: 1, command: '', time }) as const;
    const [minute, day] = [60_000, 86_400_000];
    expect(minutesOf({ opening, entries: [at(minute), at(2 * minute), at(day)] })).toBe(7);
    expect(minutesOf({ opening, entries: [at(0)] })).toBeUndefined();
  });
  test('who has won how often against the same opponent', () => {
    const row = (id: string, players: readonly Player[], winners: readonly number[], game = 'siege'): MatchRow => ({
      id,
      opening: { ...opening, id, game, players },
      updated: 0,
      steps: 9,
      end: { points: [1, 2], places: [2, 1], winners },
    });
    const rows = [
      row('1', [ADA, RIGEL], [0]),
      row('2', [RIGEL, ADA], [0]),
      row('3', [RIGEL, ADA], [1]),
      row('4', [ADA, RIGEL], [0, 1]),
      row('5', [ADA, { ...RIGEL, name: 'Vega' }], [0]),
      row('6', [ADA, RIGEL], [0], 'bids'),
      row('now', [ADA, RIGEL], [1]),
    ];
    const now = { id: 'now', game: 'siege', players: [ADA, RIGEL], winners: [0] };
    expect(rivalryOf(rows, now)).toEqual({ name: 'Rigel', won: 3, of: 5 });
    expect(rivalryOf(rows, { ...now, players: [ADA, ADA] })).toBeUndefined();
  });
});

test('a token shows the number of what is said', () => {
  expect(['2½', '½', '3 points', '12 pts', '1.5'].map(figureOf)).toEqual(['2½', '½', '3', '12', '1.5']);
});
