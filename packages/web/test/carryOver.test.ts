import { keyFromSeed, record, start } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { openLog, recordOf } from '@starboard/table';
import { describe, expect, test } from 'vitest';
import { carriedOver } from '../src/tables/carryOver.ts';
import { someMatch, VEGA, YOU } from './help/saved.ts';

/** A row as the first version of the database held it: a record of format 1, without winners. */
function oldRow(match: ReturnType<typeof someMatch>, more: object = {}) {
  const { result, ...rest } = record(match, ['You', 'Vega']);
  const old = result && 'points' in result ? { points: result.points, places: result.places } : null;
  return {
    id: 'old',
    record: { ...rest, format: 1, result: old },
    sitters: [YOU, VEGA],
    created: 5,
    updated: 9,
    ...more,
  };
}

describe('a match of the first version', () => {
  test('goes on where it stopped', () => {
    const match = someMatch(game, (m) => m.steps.length === 17);
    const carried = carriedOver(oldRow(match));
    const running = carried && openLog(game, carried.log);
    expect(running && 'value' in running && running.value.state).toEqual(match.state);
    expect(carried).toMatchObject({
      row: { id: 'old', updated: 9, steps: 17 },
      log: { opening: { id: 'old', created: 5, players: [YOU, VEGA] } },
    });
  });

  test('that is over has its result and its winners', () => {
    const over = someMatch(game, (m) => game.actors(m.state as never).length === 0);
    const carried = carriedOver(oldRow(over));
    const running = carried && openLog(game, carried.log);
    expect(running && 'value' in running && recordOf(running.value).result).toEqual(record(over).result);
  });

  test('that was conceded is lost to the other', () => {
    const match = start(game, 2, game.defaults, keyFromSeed('conceded'));
    const carried = carriedOver(oldRow(match as never, { conceded: 0 }));
    const running = carried && openLog(game, carried.log);
    expect(running && 'value' in running && running.value.end).toEqual({ forfeit: 'leave', seat: 0, winners: [1] });
  });

  test.each([{}, { id: 7 }, { id: 'x', record: { format: 1 } }, { id: 'x', record: null, sitters: [] }])(
    'that is none is not taken for one: %j',
    (row) => {
      expect(carriedOver(row)).toBeUndefined();
    },
  );
});
