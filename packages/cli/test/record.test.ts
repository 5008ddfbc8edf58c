import { readFileSync } from 'node:fs';
import { random } from '@starboard/bots';
import {
  type AnyGame,
  advance,
  keyFromSeed,
  legal,
  type Match,
  type MatchRecord,
  parseRecord,
  record,
  rngOf,
  start,
  verify,
} from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const fits = new Ajv2020().compile(JSON.parse(docs('record.schema.json')));

/** A random match of at most so many decisions. */
function randomMatch(game: AnyGame, decisions: number): Match {
  const rng = rngOf(keyFromSeed('choices'));
  let match = start(game, game.seats[0], game.defaults, keyFromSeed('match'));
  for (let n = 0; n < decisions; n++) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) break;
    const action = random.among?.(legal(game, match.state, seat), rng) ?? { type: '' };
    const next = advance(match, seat, action);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  return match;
}

describe.each(ids)('records of %s', (id) => {
  test.each([0, 10, Number.POSITIVE_INFINITY])('fit the schema and are true after %d decisions', async (decisions) => {
    const game = await load(id);
    if (!game) throw new Error(`${id} is not in the registry`);
    const made = JSON.parse(JSON.stringify(record(randomMatch(game, decisions))));
    expect(fits(made), JSON.stringify(fits.errors)).toBe(true);
    expect(verify(game, made)).toHaveProperty('value');
  });
});

describe('the schema and the reader agree', () => {
  const good = JSON.parse(example()) as MatchRecord;
  const { state: _, ...incomplete } = good;

  test.each<[string, unknown]>([
    ['the example of the document', good],
    ['a result', { ...good, result: { points: [1, 2.5], places: [2, 1], winners: [1] } }],
    ['a match that nobody won', { ...good, result: { points: [1, 2.5], places: [2, 1], winners: [] } }],
    ['a match that was left', { ...good, result: { forfeit: 'leave', seat: 0, winners: [1] } }],
    ['a match that ran out of time', { ...good, result: { forfeit: 'timeout', seat: 1, winners: [] } }],
    ['a card set', { ...good, cards: '0123456789abcdef' }],
  ])('on %s being right', (_, value) => {
    expect(fits(value), JSON.stringify(fits.errors)).toBe(true);
    expect(parseRecord(JSON.stringify(value))).toEqual({ value });
  });

  test.each<[string, unknown]>([
    ['no object', []],
    ['a missing field', incomplete],
    ['an unknown field', { ...good, chat: [] }],
    ['a newer format', { ...good, format: 3 }],
    ['a version that is no number', { ...good, version: '1' }],
    ['no seats', { ...good, seats: [] }],
    ['a seat without a name', { ...good, seats: [{}] }],
    ['a short key', { ...good, key: 'abc' }],
    ['an action without a seat', { ...good, actions: ['finish'] }],
    ['half a result', { ...good, result: { points: [1] } }],
    ['a result without winners', { ...good, result: { points: [1, 2.5], places: [2, 1] } }],
    ['a forfeit for another reason', { ...good, result: { forfeit: 'boredom', seat: 0, winners: [1] } }],
    ['a bad hash', { ...good, state: 'xyz' }],
  ])('on %s being wrong', (_, value) => {
    expect(fits(value)).toBe(false);
    expect(parseRecord(JSON.stringify(value))).toHaveProperty('problems');
  });
});

function example(): string {
  const found = /```json\n([\s\S]*?)```/.exec(docs('record.md'));
  if (!found) throw new Error('docs/record.md has no example');
  return found[1];
}
