import { tooDeep } from './depth.ts';
import { type Field, fieldProblems, fieldSchema, isObject } from './field.ts';
import { isPrintable } from './plainText.ts';
import { type Problem, problem, type Result, shown } from './problem.ts';

/** Where a value of a card comes from: the rulebook, worked out from it, or made by us because it is not printed there. */
export const ORIGINS = ['printed', 'derived', 'ours'] as const;
export type Origin = (typeof ORIGINS)[number];

/** One card, token or die: an id, what is on it, and the origin of each of its fields. */
export interface CardRow {
  readonly id: string;
  readonly origin: Readonly<Record<string, Origin>>;
  readonly [field: string]: unknown;
}

/** A file of content: tables of rows by name. */
export interface CardSet {
  readonly format: 'starboard-cards';
  readonly game: string;
  /** The version of the game whose tables these are. */
  readonly version: number;
  readonly name: string;
  readonly tables: Readonly<Record<string, readonly CardRow[]>>;
}

/** The content of a game that a match may replace through its option `cards`. */
export interface CardContent {
  readonly set: CardSet;
  /** The fields of a row, by table. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  /** What is wrong with a set whose form is right: counts, unique names, playability. */
  check(set: CardSet): readonly Problem[];
}

/** A card set from outside, or everything that is wrong with it. */
export function readCards(content: CardContent, input: unknown, at = 'cards'): Result<CardSet> {
  const deep = tooDeep(input, at);
  if (deep) return { problems: [deep] };
  const form = formProblems(content, input, at);
  const set = input as CardSet;
  const found = form.length > 0 ? form : content.check(set).map((p) => ({ ...p, at: p.at ? `${at}.${p.at}` : at }));
  // A set that is a whole file has no place before its own fields.
  return found.length > 0 ? { problems: found.map((p) => ({ ...p, at: p.at.replace(/^\./, '') })) } : { value: set };
}

function formProblems(content: CardContent, input: unknown, at: string): Problem[] {
  const { set } = content;
  if (!isObject(input) || input.format !== set.format) {
    return [
      problem(
        at,
        'not a card set: "format" should be "starboard-cards"',
        'pas un jeu de cartes : « format » devrait être « starboard-cards »',
      ),
    ];
  }
  if (input.game !== set.game)
    return [
      problem(
        `${at}.game`,
        `made for ${shown(input.game)}, not for ${set.game}`,
        `fait pour ${shown(input.game)}, pas pour ${set.game}`,
      ),
    ];
  if (input.version !== set.version) {
    return [
      problem(
        `${at}.version`,
        `${shown(input.version)} should be ${set.version}`,
        `${shown(input.version)} devrait être ${set.version}`,
      ),
    ];
  }
  if (typeof input.name !== 'string' || input.name === '' || !isPrintable(input.name))
    return [problem(`${at}.name`, 'a set needs a printable name', 'un jeu de cartes a besoin d’un nom imprimable')];
  if (!isObject(input.tables))
    return [problem(`${at}.tables`, 'should be an object of tables', 'devrait être un objet de tables')];
  const { tables } = input;
  const strange = Object.keys(input)
    .filter((name) => !Object.hasOwn(set, name))
    .map((name) => problem(`${at}.${name}`, 'no field of a card set', 'pas un champ d’un jeu de cartes'));
  const found = Object.keys(tables)
    .filter((name) => !Object.hasOwn(content.fields, name))
    .map((name) =>
      problem(
        `${at}.tables.${name}`,
        `unknown table; there are ${Object.keys(content.fields).join(', ')}`,
        `table inconnue ; il y a ${Object.keys(content.fields).join(', ')}`,
      ),
    );
  for (const [name, fields] of Object.entries(content.fields))
    found.push(...tableProblems(fields, tables[name], `${at}.tables.${name}`));
  return [...strange, ...found];
}

function tableProblems(fields: Readonly<Record<string, Field>>, rows: unknown, at: string): Problem[] {
  if (!Array.isArray(rows)) return [problem(at, 'should be a list of rows', 'devrait être une liste de lignes')];
  const ids = new Set<unknown>();
  return rows.flatMap((row: unknown, i) => {
    const here = `${at}[${i}]`;
    if (!isObject(row)) return [problem(here, `${shown(row)} is no row`, `${shown(row)} n’est pas une ligne`)];
    const { id, origin, ...rest } = row;
    const found: Problem[] = [];
    if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id)) {
      found.push(
        problem(
          `${here}.id`,
          `${shown(id)} should be lower-case words joined by “-”`,
          `${shown(id)} devrait être des mots en minuscules joints par « - »`,
        ),
      );
    } else if (ids.has(id)) found.push(problem(`${here}.id`, `“${id}” stands twice`, `« ${id} » figure deux fois`));
    ids.add(id);
    found.push(...originProblems(origin, fields, `${here}.origin`));
    found.push(...fieldProblems({ is: 'object', fields }, rest, here));
    return found;
  });
}

function originProblems(origin: unknown, fields: Readonly<Record<string, Field>>, at: string): Problem[] {
  if (!isObject(origin))
    return [problem(at, 'should name the origin of each field', 'devrait nommer l’origine de chaque champ')];
  return Object.entries(origin).flatMap(([name, value]) => {
    if (!Object.hasOwn(fields, name))
      return [problem(`${at}.${name}`, 'no field of this table', 'pas un champ de cette table')];
    return ORIGINS.includes(value as Origin)
      ? []
      : [
          problem(
            `${at}.${name}`,
            `${shown(value)} is not one of ${ORIGINS.join(', ')}`,
            `${shown(value)} n’est pas parmi ${ORIGINS.join(', ')}`,
          ),
        ];
  });
}

/** The JSON schema of a game's card sets, made from its fields. */
export function cardSchema(content: CardContent): object {
  const tables = Object.fromEntries(
    Object.entries(content.fields).map(([name, fields]) => [name, { type: 'array', items: rowSchema(fields) }]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Starboard card set: ${content.set.game}`,
    type: 'object',
    required: ['format', 'game', 'version', 'name', 'tables'],
    additionalProperties: false,
    properties: {
      format: { const: 'starboard-cards' },
      game: { const: content.set.game },
      version: { const: content.set.version },
      name: { type: 'string', minLength: 1 },
      tables: { type: 'object', required: Object.keys(tables), additionalProperties: false, properties: tables },
    },
  };
}

function rowSchema(fields: Readonly<Record<string, Field>>): object {
  const origins = Object.fromEntries(Object.keys(fields).map((name) => [name, { enum: ORIGINS }]));
  const object = fieldSchema({ is: 'object', fields }) as { required: string[]; properties: object };
  return {
    ...object,
    required: ['id', 'origin', ...object.required],
    properties: {
      id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
      origin: { type: 'object', additionalProperties: false, properties: origins },
      ...object.properties,
    },
  };
}
