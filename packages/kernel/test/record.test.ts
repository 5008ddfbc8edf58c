import { describe, expect, test } from 'vitest';
import {
  type Action,
  advance,
  formatProblems,
  formatRecord,
  hash,
  keyFromSeed,
  type Match,
  parseRecord,
  RECORD_FORMAT,
  record,
  start,
} from '../src/index.ts';
import { bids } from './toys/bids.ts';

const key = keyFromSeed('record');

/** A match of one round, over. */
function finished(): Match {
  let match = start(bids, 2, { rounds: 1 }, key);
  for (const [seat, number] of [
    [1, 2],
    [0, 4],
  ]) {
    const next = advance(match, seat, { type: 'bid', number } as Action);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  return match;
}

const good = record(finished(), ['Ada', 'Grace']);

/** What is wrong with a record in which some fields were changed. */
function said(change: object): string {
  const read = parseRecord(JSON.stringify({ ...good, ...change }));
  return 'problems' in read ? formatProblems(read.problems, 'en') : 'fine';
}

describe('a record', () => {
  test('holds all that a match follows from, its result and its last state', () => {
    expect(good).toEqual({
      format: RECORD_FORMAT,
      game: 'bids',
      version: 3,
      options: { rounds: 1 },
      seats: [{ name: 'Ada' }, { name: 'Grace' }],
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      actions: ['1 bid number=2', '0 bid number=4'],
      result: { points: [1, 0], places: [1, 2] },
      state: hash(finished().state),
    });
  });

  test('of a match that goes on has no result', () => {
    expect(record(start(bids, 2, { rounds: 1 }, key))).toMatchObject({ result: null, actions: [] });
  });

  test('numbers the seats that have no names', () => {
    expect(record(start(bids, 3, { rounds: 1 }, key), ['Ada']).seats).toEqual([
      { name: 'Ada' },
      { name: 'seat 2' },
      { name: 'seat 3' },
    ]);
  });

  test('names the card set of a match that did not use the game’s own', () => {
    const cards = { name: 'mine' };
    expect(record({ ...finished(), options: { rounds: 1, cards } }).cards).toBe(hash(cards));
  });

  test('is a file with one action a line, and reads back', () => {
    const text = formatRecord(good);
    expect(text.split('\n')).toContain('    "1 bid number=2",');
    expect(text.endsWith('}\n')).toBe(true);
    expect(parseRecord(text)).toEqual({ value: good });
  });
});

describe('a file that is no record', () => {
  test.each([
    ['nothing', '', 'not a record, or a damaged one: '],
    ['some text', 'hello', 'not a record, or a damaged one: '],
    ['a truncated record', formatRecord(good).slice(0, -40), 'not a record, or a damaged one: '],
    ['a list', '[]', 'a record is a JSON object, not []'],
    ['null', 'null', 'a record is a JSON object, not null'],
    ['a number', '7', 'a record is a JSON object, not 7'],
    ['something foreign', '{"moves":[]}', 'not a Starboard record: “format” or “game” is missing'],
    ['something foreign with a format', '{"format":1}', 'not a Starboard record: “format” or “game” is missing'],
  ])('%s', (_, text, why) => {
    const read = parseRecord(text);
    if (!('problems' in read)) throw new Error('was read');
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0].text.en).toContain(why);
    expect(read.problems[0].text.fr).toMatch(/enregistrement/);
  });
});

describe('a damaged record', () => {
  test('of a newer format says so, whatever else is in it', () => {
    expect(said({ format: 2, actions: 7 })).toBe(
      'format: written by a newer Starboard (format 2; this one reads up to 1)',
    );
  });

  test.each<[object, string]>([
    [{ format: 0 }, 'format: 0 should be 1'],
    [{ format: '1' }, 'format: "1" should be 1'],
    [{ game: '' }, 'game: "" should be the id of a game'],
    [{ game: 7 }, 'game: 7 should be the id of a game'],
    [{ version: 0 }, 'version: 0 should be a whole number from 1'],
    [{ version: 1.5 }, 'version: 1.5 should be a whole number from 1'],
    [{ version: undefined }, 'version: missing; it should be a whole number from 1'],
    [{ options: null }, 'options: null should be an object of options'],
    [{ options: [] }, 'options: [] should be an object of options'],
    [{ seats: [] }, 'seats: [] should be a list of seats'],
    [{ seats: 2 }, 'seats: 2 should be a list of seats'],
    [{ seats: [{ name: 'Ada' }, {}] }, 'seats[1]: {} should be { "name": … }'],
    [{ key: 'abc' }, 'key: "abc" should be 64 hexadecimal digits'],
    [{ key: 7 }, 'key: 7 should be 64 hexadecimal digits'],
    [{ actions: '1 bid' }, 'actions: "1 bid" should be a list of actions'],
    [{ actions: ['1 bid number=2', 'bid'] }, 'actions[1]: "bid" should be a seat and an action, such as "0 finish"'],
    [{ actions: [['1 bid']] }, 'actions[0]: ["1 bid"] should be a seat and an action, such as "0 finish"'],
    [{ result: undefined }, 'result: missing; it should be null, or points and places'],
    [{ result: { points: [1, 0] } }, 'result: {"points":[1,0]} should be null, or points and places'],
    [
      { result: { points: ['1'], places: [1] } },
      'result: {"points":["1"],"places":[1]} should be null, or points and places',
    ],
    [{ state: 'x' }, 'state: "x" should be 16 hexadecimal digits'],
    [{ cards: 'x' }, 'cards: "x" should be 16 hexadecimal digits, or left out'],
    [{ note: 'hi' }, 'note: no field of a record'],
    [{ constructor: 'hi' }, 'constructor: no field of a record'],
  ])('%j', (change, why) => {
    expect(said(change)).toBe(why);
  });

  test('tells everything that is wrong with it', () => {
    expect(said({ version: 0, state: 'x', note: 1 }).split('\n')).toHaveLength(3);
  });

  test('says so in French as well', () => {
    const read = parseRecord(JSON.stringify({ ...good, version: 0 }));
    expect('problems' in read && formatProblems(read.problems, 'fr')).toBe(
      'version: 0 devrait être un entier à partir de 1',
    );
  });
});
