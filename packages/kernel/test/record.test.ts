import { describe, expect, test } from 'vitest';
import {
  type Action,
  advance,
  type Forfeit,
  formatProblems,
  formatRecord,
  hash,
  keyFromSeed,
  type Match,
  type MatchRecord,
  type Outcome,
  parseRecord,
  RECORD_FORMAT,
  record,
  start,
  verify,
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
      result: { points: [1, 0], places: [1, 2], winners: [0] },
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

describe('a record of format 1', () => {
  const { winners: _, ...result } = good.result as Outcome;
  const old = { ...good, format: 1, result };

  test('is read, and whoever came first has won', () => {
    expect(parseRecord(JSON.stringify(old))).toEqual({ value: good });
  });

  test('of a match that goes on is read too', () => {
    expect(parseRecord(JSON.stringify({ ...old, result: null }))).toMatchObject({ value: { format: 2, result: null } });
  });
});

describe('a match that was given up', () => {
  const left: Forfeit = { forfeit: 'leave', seat: 1, winners: [0] };
  const given = record(start(bids, 2, { rounds: 1 }, key), ['Ada', 'Grace'], left);

  test('says who left and who won by it', () => {
    expect(given.result).toEqual(left);
    expect(parseRecord(formatRecord(given))).toEqual({ value: given });
    expect(verify(bids, given)).toHaveProperty('value');
  });

  test.each<[string, MatchRecord, RegExp]>([
    ['by nobody of the match', { ...given, result: { ...left, seat: 7 } }, /different seats of the match/],
    ['and won by the one who left', { ...given, result: { ...left, winners: [1] } }, /different seats of the match/],
    ['after its end', { ...good, result: left }, /given up, but the actions lead to the end/],
  ])('%s is refused', (_, r, why) => {
    const verified = verify(bids, r);
    expect('problems' in verified && formatProblems(verified.problems, 'en')).toMatch(why);
  });
});

describe('a file that is no record', () => {
  test('nested without end is refused, not read until the stack is full', () => {
    const deep = `{"format":2,"game":"bids","options":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const read = parseRecord(deep);
    expect('problems' in read && formatProblems(read.problems, 'en')).toBe('nested more than 32 levels deep');
  });

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
    expect(said({ format: 3, actions: 7 })).toBe(
      'format: written by a newer Starboard (format 3; this one reads up to 2)',
    );
  });

  test.each<[object, string]>([
    [{ format: 0 }, 'format: 0 should be 1 or 2'],
    [{ format: '1' }, 'format: "1" should be 1 or 2'],
    [{ game: '' }, 'game: "" should be the id of a game'],
    [{ game: 7 }, 'game: 7 should be the id of a game'],
    [{ version: 0 }, 'version: 0 should be a whole number from 1'],
    [{ version: 1.5 }, 'version: 1.5 should be a whole number from 1'],
    [{ version: undefined }, 'version: missing; it should be a whole number from 1'],
    [{ options: null }, 'options: null should be an object of options'],
    [{ options: [] }, 'options: [] should be an object of options'],
    [{ seats: [] }, 'seats: [] should be a list of seats'],
    [{ seats: 2 }, 'seats: 2 should be a list of seats'],
    [{ seats: [{ name: 'Ada' }, {}] }, 'seats[1]: {} should be { "name": … } with at most 80 printable characters'],
    [{ key: 'abc' }, 'key: "abc" should be 64 hexadecimal digits'],
    [{ key: 7 }, 'key: 7 should be 64 hexadecimal digits'],
    [{ actions: '1 bid' }, 'actions: "1 bid" should be a list of actions'],
    [{ actions: ['1 bid number=2', 'bid'] }, 'actions[1]: "bid" should be a seat and an action, such as "0 finish"'],
    [{ actions: [['1 bid']] }, 'actions[0]: ["1 bid"] should be a seat and an action, such as "0 finish"'],
    [
      { result: undefined },
      'result: missing; it should be null, or points, places and winners, or a forfeit with its seat and winners',
    ],
    [
      { result: { points: [1, 0] } },
      'result: {"points":[1,0]} should be null, or points, places and winners, or a forfeit with its seat and winners',
    ],
    [
      { result: { points: ['1'], places: [1] } },
      'result: {"points":["1"],"places":[1]} should be null, or points, places and winners, or a forfeit with its seat and winners',
    ],
    [
      { result: { points: [1], places: [1], winners: ['0'] } },
      'result: {"points":[1],"places":[1],"winners":["0"]} should be null, or points, places and winners, or a forfeit with its seat and winners',
    ],
    [
      { result: { forfeit: 'boredom', seat: 0, winners: [1] } },
      'result: {"forfeit":"boredom","seat":0,"winners":[1]} should be null, or points, places and winners, or a forfeit with its seat and winners',
    ],
    [
      { seats: [{ name: 'Ada' }, { name: 'a\u202eb' }] },
      'seats[1]: {"name":"a\\u202eb"} should be { "name": … } with at most 80 printable characters',
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
