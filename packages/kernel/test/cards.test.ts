import { describe, expect, test } from 'vitest';
import {
  type CardContent,
  cardSchema,
  type Field,
  fieldProblems,
  formatProblems,
  problem,
  readCards,
} from '../src/index.ts';

const content: CardContent = {
  set: {
    format: 'starboard-cards',
    game: 'lanterns',
    version: 2,
    name: 'Printed',
    tables: {
      lamps: [
        { id: 'red-1', origin: { light: 'printed', colour: 'ours' }, light: 3, colour: 'red' },
        { id: 'blue', origin: {}, light: 0, colour: null, note: 'dim', spots: [1, 2], at: { x: 1 } },
      ],
      moons: [],
    },
  },
  fields: {
    lamps: {
      light: { is: 'integer', min: 0, max: 9 },
      colour: { is: 'choice', of: ['red', 'blue', null] },
      note: { is: 'optional', of: { is: 'text', max: 5 } },
      spots: { is: 'optional', of: { is: 'list', of: { is: 'integer', min: 1, max: 6 }, min: 1, max: 3 } },
      at: { is: 'optional', of: { is: 'object', fields: { x: { is: 'integer', min: 0, max: 3 } } } },
    },
    moons: {},
  },
  check: (set) => (set.tables.lamps.length < 2 ? [problem('tables.lamps', 'too few', 'trop peu')] : []),
};

const { set } = content;
const [red, blue] = set.tables.lamps;

function said(input: unknown): string {
  const read = readCards(content, input);
  return 'problems' in read ? formatProblems(read.problems, 'en') : 'fine';
}

/** What is wrong with the set when its first lamp has other fields. */
function saidOfRed(change: object): string {
  return said({ ...set, tables: { ...set.tables, lamps: [{ ...red, ...change }, blue] } });
}

describe('a card set', () => {
  test('that is right is read as it is', () => {
    const read = readCards(content, set);
    expect('value' in read && read.value).toBe(set);
  });

  test('may have another name and other rows', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id, origin: { light: 'derived' }, light: 9, colour: 'blue' }));
    expect(said({ ...set, name: 'Mine', tables: { lamps: rows, moons: [{ id: 'full', origin: {} }] } })).toBe('fine');
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'cards: not a card set: "format" should be "starboard-cards"'],
    ['null', null, 'cards: not a card set: "format" should be "starboard-cards"'],
    ['a list', [set], 'cards: not a card set: "format" should be "starboard-cards"'],
    ['another format', { ...set, format: 'x' }, 'cards: not a card set: "format" should be "starboard-cards"'],
    ['another game', { ...set, game: 'dice' }, 'cards.game: made for "dice", not for lanterns'],
    ['another version', { ...set, version: 1 }, 'cards.version: 1 should be 2'],
    ['no name', { ...set, name: '' }, 'cards.name: a set needs a printable name'],
    ['a name that is no text', { ...set, name: 7 }, 'cards.name: a set needs a printable name'],
    ['no tables', { ...set, tables: [] }, 'cards.tables: should be an object of tables'],
    ['a missing table', { ...set, tables: { lamps: [red, blue] } }, 'cards.tables.moons: should be a list of rows'],
    [
      'a table too many',
      { ...set, tables: { ...set.tables, suns: [] } },
      'cards.tables.suns: unknown table; there are lamps, moons',
    ],
    [
      'a table with an inherited name',
      { ...set, tables: { ...set.tables, toString: [] } },
      'cards.tables.toString: unknown table; there are lamps, moons',
    ],
    [
      'a table that is no list',
      { ...set, tables: { ...set.tables, moons: {} } },
      'cards.tables.moons: should be a list of rows',
    ],
    [
      'a row that is none',
      { ...set, tables: { lamps: [red, blue], moons: [7] } },
      'cards.tables.moons[0]: 7 is no row',
    ],
    ['a field too many', { ...set, author: 'me' }, 'cards.author: no field of a card set'],
  ])('with %s is refused', (_, input, why) => {
    expect(said(input)).toBe(why);
  });

  test.each<[string, object, string]>([
    ['no id', { id: undefined }, '.id: undefined should be lower-case words joined by “-”'],
    ['an id in capitals', { id: 'Red' }, '.id: "Red" should be lower-case words joined by “-”'],
    ['an id with spaces', { id: 'red lamp' }, '.id: "red lamp" should be lower-case words joined by “-”'],
    ['an id twice', { id: 'blue' }, 'cards.tables.lamps[1].id: “blue” stands twice'],
    ['no origin', { origin: undefined }, '.origin: should name the origin of each field'],
    ['an origin of nothing', { origin: { size: 'ours' } }, '.origin.size: no field of this table'],
    ['an origin that is inherited', { origin: { valueOf: 'ours' } }, '.origin.valueOf: no field of this table'],
    [
      'an unknown origin',
      { origin: { light: 'dreamt' } },
      '.origin.light: "dreamt" is not one of printed, derived, ours',
    ],
    ['a missing field', { light: undefined }, '.light: undefined should be a whole number from 0 to 9'],
    ['a number too high', { light: 10 }, '.light: 10 should be a whole number from 0 to 9'],
    ['a number too low', { light: -1 }, '.light: -1 should be a whole number from 0 to 9'],
    ['a broken number', { light: 1.5 }, '.light: 1.5 should be a whole number from 0 to 9'],
    ['a number in quotes', { light: '3' }, '.light: "3" should be a whole number from 0 to 9'],
    ['an unknown choice', { colour: 'green' }, '.colour: "green" is not one of "red", "blue", null'],
    ['a text too long', { note: 'bright' }, '.note: should be a text of at most 5 printable characters'],
    ['a text that is none', { note: null }, '.note: should be a text of at most 5 printable characters'],
    ['a list too long', { spots: [1, 2, 3, 4] }, '.spots: should be a list of 1 to 3 entries'],
    ['a list too short', { spots: [] }, '.spots: should be a list of 1 to 3 entries'],
    ['a list that is none', { spots: 1 }, '.spots: should be a list of 1 to 3 entries'],
    ['a wrong entry of a list', { spots: [1, 7] }, '.spots[1]: 7 should be a whole number from 1 to 6'],
    ['no object', { at: 1 }, '.at: 1 should be an object'],
    ['a wrong field of an object', { at: { x: 4 } }, '.at.x: 4 should be a whole number from 0 to 3'],
    ['an unknown field of an object', { at: { x: 1, y: 1 } }, '.at.y: unknown field; there are x'],
    ['an unknown field', { weight: 1 }, '.weight: unknown field; there are light, colour, note, spots, at'],
    [
      'an inherited field',
      { hasOwnProperty: 1 },
      '.hasOwnProperty: unknown field; there are light, colour, note, spots, at',
    ],
  ])('with a row that has %s is refused', (_, change, why) => {
    expect(saidOfRed(change)).toBe(why.startsWith('cards') ? why : `cards.tables.lamps[0]${why}`);
  });

  test('tells everything that is wrong with it', () => {
    expect(saidOfRed({ id: 'X', light: 77, colour: 'none', more: 1 }).split('\n')).toHaveLength(4);
  });

  test('is judged by the game once its form is right', () => {
    expect(said({ ...set, tables: { ...set.tables, lamps: [red] } })).toBe('cards.tables.lamps: too few');
    const whole: CardContent = { ...content, check: () => [problem('', 'dull', 'terne')] };
    const read = readCards(whole, set, 'options.cards');
    expect('problems' in read && formatProblems(read.problems, 'fr')).toBe('options.cards: terne');
  });
});

describe('the schema of a card set', () => {
  const schema = JSON.parse(JSON.stringify(cardSchema(content)));
  const row = schema.properties.tables.properties.lamps.items;

  test('names the game and its tables', () => {
    expect(schema).toMatchObject({
      title: 'Starboard card set: lanterns',
      required: ['format', 'game', 'version', 'name', 'tables'],
      additionalProperties: false,
      properties: { game: { const: 'lanterns' }, version: { const: 2 }, tables: { required: ['lamps', 'moons'] } },
    });
  });

  test('describes the fields of a row, and which are needed', () => {
    expect(row.required).toEqual(['id', 'origin', 'light', 'colour']);
    expect(row.additionalProperties).toBe(false);
    expect(row.properties).toEqual({
      id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
      origin: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          ['light', 'colour', 'note', 'spots', 'at'].map((name) => [name, { enum: ['printed', 'derived', 'ours'] }]),
        ),
      },
      light: { type: 'integer', minimum: 0, maximum: 9 },
      colour: { enum: ['red', 'blue', null] },
      note: { type: 'string', maxLength: 5 },
      spots: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 }, minItems: 1, maxItems: 3 },
      at: {
        type: 'object',
        required: ['x'],
        additionalProperties: false,
        properties: { x: { type: 'integer', minimum: 0, maximum: 3 } },
      },
    });
  });
});

test('the problems of a field name its place in both languages', () => {
  const field: Field = { is: 'list', of: { is: 'choice', of: [1, 2] }, min: 0, max: 2 };
  expect(fieldProblems(field, [1, 3], 'dice')).toEqual([
    { at: 'dice[1]', text: { en: '3 is not one of 1, 2', fr: '3 n’est pas parmi 1, 2' } },
  ]);
});
