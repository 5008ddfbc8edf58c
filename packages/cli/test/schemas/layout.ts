import type { Block } from '../../src/env/observation.ts';
import type { Seen } from './sampled.ts';

/** As much of a JSON schema as our own schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly type?: string;
  readonly const?: Value;
  readonly enum?: readonly Value[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
}
type Value = string | number | boolean | null;

/** A value that stood at some place of a view, with what is needed to understand it. */
interface Found {
  readonly value: unknown;
  readonly seats: number;
}

/** Values that are too many to be told apart one by one are left out. */
const MOST_VALUES = 200;

/** The blocks of an observation: what can stand where follows from the schema, lengths and names from what was seen. */
export function blocksFor(view: Schema, seen: readonly Seen[], mostSeats: number): Block[] {
  let blocks: Block[] = [];
  let from = 0;
  // What was seen under one name anywhere can be there everywhere: the first walk collects names, the second makes blocks.
  const names = new Map<string, Set<Value>>();
  const add = (at: string, is: Block['is'], of?: readonly Value[]) => {
    const length = is === 'which' ? (of?.length ?? 0) : is === 'seat' ? mostSeats : 1;
    if (length === 0) return;
    blocks.push({ at, is, ...(of ? { of } : {}), from, length });
    from += length;
  };
  const views = seen.map(({ view: value, seats }) => ({ value, seats }));
  walk('', [view], views);
  [blocks, from] = [[], 0];
  walk('', [view], views);
  return blocks;

  function walk(at: string, schemas: readonly Schema[], found: readonly Found[]): void {
    const kinds = schemas.flatMap(alternatives);
    const there = found.filter(({ value }) => value !== undefined);
    const nullable = kinds.some(({ type }) => type === 'null');
    const objects = kinds.filter(({ properties }) => properties);
    const arrays = kinds.filter(({ type }) => type === 'array');
    if ((objects.length > 0 || arrays.length > 0) && nullable && at) add(at, 'there');
    if (objects.length > 0) walkObject(at, objects, there);
    if (arrays.length > 0) walkArray(at, arrays, there);
    scalars(at, kinds, there);
  }

  function walkObject(at: string, objects: readonly Schema[], found: readonly Found[]): void {
    const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
    for (const name of [...names].sort()) {
      // A card set is not part of a position; it is the same for the whole match.
      if (name === 'cards' && objects.some(({ properties }) => isCardSet(properties?.cards))) continue;
      const values = found.map(({ value, seats }) => ({ value: fieldOf(value, name), seats }));
      walk(
        join(at, name),
        objects.flatMap(({ properties }) => properties?.[name] ?? []),
        values,
      );
    }
  }

  function walkArray(at: string, arrays: readonly Schema[], found: readonly Found[]): void {
    const items = arrays.flatMap(({ items, prefixItems }) => prefixItems ?? (items ? [items] : []));
    const lists = found.flatMap(({ value, seats }) => (Array.isArray(value) ? [{ list: value, seats }] : []));
    const lengths = new Set(lists.map(({ list }) => list.length));
    const bySeat = !at.includes('.') && lists.length > 0 && lists.every(({ list, seats }) => list.length === seats);
    const entries = (n: number) => lists.map(({ list, seats }) => ({ value: list[n] as unknown, seats }));
    if (bySeat) {
      const all = lists.flatMap(({ list, seats }) => list.map((value: unknown) => ({ value, seats })));
      for (let n = 0; n < mostSeats; n++) walk(`${at}.+${n}`, items, all);
    } else if (lengths.size === 1 && !lengths.has(0)) {
      const [length] = lengths;
      for (let n = 0; n < length; n++) walk(`${at}.${n}`, items, entries(n));
    } else {
      walk(
        `${at}.*`,
        items,
        lists.flatMap(({ list, seats }) => list.map((value: unknown) => ({ value, seats }))),
      );
    }
  }

  function scalars(at: string, kinds: readonly Schema[], found: readonly Found[]): void {
    const listed = kinds.flatMap((kind) => kind.enum ?? (kind.const === undefined ? [] : [kind.const]));
    if (kinds.some(({ type }) => type === 'boolean')) add(at, 'flag');
    if (kinds.some(({ title }) => title === 'Seat')) add(at, 'seat');
    const named = kinds.filter(
      ({ type, title }) => type === 'string' || (type === 'number' && title && title !== 'Seat'),
    );
    // Options are written by people: their texts are no names of anything.
    if (named.length > 0 && !at.startsWith('options')) {
      const key = named[0].title ?? at.replace(/\.\+?\d+/g, '.n');
      const known = names.get(key) ?? new Set();
      names.set(key, known);
      for (const { value } of found) if (named.some(({ type }) => typeof value === type)) known.add(value as Value);
      const values = [...known, ...listed];
      if (values.length <= MOST_VALUES) add(at, 'which', sorted(values));
    } else if (listed.length > 0) add(at, 'which', sorted(listed));
    const plain = kinds.some(({ type, title }) => type === 'number' && !title);
    if (plain) {
      if (kinds.some(({ type }) => type === 'null')) add(at, 'there');
      add(at, 'number');
    }
  }

  function alternatives(schema: Schema): readonly Schema[] {
    if (schema.$ref) return alternatives(view.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
  }

  function isCardSet(schema: Schema | undefined): boolean {
    return alternativesOf(schema).some(({ $ref }) => $ref?.endsWith('/CardSet'));
  }

  function alternativesOf(schema: Schema | undefined): readonly Schema[] {
    return schema ? [schema, ...(schema.anyOf ?? [])] : [];
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function join(at: string, name: string): string {
  return at ? `${at}.${name}` : name;
}

function sorted(values: readonly Value[]): Value[] {
  const all = [...new Set(values)].filter((value) => value !== null);
  return all.sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : `${a}` < `${b}` ? -1 : 1));
}
