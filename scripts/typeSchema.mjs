// JSON schemas of a game's views and events, made from their types by the compiler itself.
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from './ensureInstalled.mjs';

const ANY = 1 | 2;
const UNDEFINED = 4;
const NULL = 8;
const STRING = 32;
const NUMBER = 64;
const BOOLEAN = 256;
const LITERAL = 1024 | 2048 | 8192;
const TEMPLATE = 4194304;
const OPTIONAL = 16777216;

/** The schemas of the `View` and the `Event` of each game, by its id. */
export function typeSchemas(ids) {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    return Object.fromEntries(
      ids.map((id) => {
        const source = (name) => join(root, 'packages', 'games', id, 'src', `${name}.ts`);
        const plain = plainNames(project, source('types'));
        const view = schemaOf(project, source('types'), 'View', plain);
        return [id, { view, event: schemaOf(project, source('events'), 'Event', plain) }];
      }),
    );
  } finally {
    api.close();
  }
}

/** The names that a file gives to plain numbers and texts, and the kernel's name of a seat. */
function plainNames({ program, checker }, file) {
  const names = new Set(['Seat']);
  for (const { name } of program.getSourceFile(file)?.statements ?? []) {
    if (name && checker.getTypeAtLocation(name)?.flags & (STRING | NUMBER | TEMPLATE)) names.add(name.text);
  }
  return names;
}

/** The schema of a type that a file declares. Named objects become definitions, so that each is written once. */
function schemaOf({ program, checker }, file, name, plain) {
  const source = program.getSourceFile(file);
  const declared = source?.statements.find((statement) => statement.name?.text === name);
  if (!declared) throw new Error(`${file} declares no ${name}`);
  const definitions = {};
  const named = new Map();
  const { $ref, ...rest } = walk(checker.getTypeAtLocation(declared.name), '');
  const body = $ref ? definitions[$ref.split('/').at(-1)] : rest;
  if ($ref) delete definitions[$ref.split('/').at(-1)];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...body,
    ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
  };

  /** `called` is the name that the source gives to a number or a text, such as Seat or Card; the compiler forgets it. */
  function walk(type, called) {
    const { flags } = type;
    if (flags & ANY) return {};
    if (flags & NULL) return { type: 'null' };
    if (flags & STRING) return titled({ type: 'string' }, called);
    if (flags & TEMPLATE) return titled({ type: 'string', pattern: patternOf(type) }, called);
    if (flags & NUMBER) return titled({ type: 'number' }, called);
    if (flags & BOOLEAN) return { type: 'boolean' };
    if (flags & LITERAL) return { const: type.value };
    if (type.isUnionType()) return union(type, called);
    if (checker.isTupleType(type)) return tuple(checker.getTypeArguments(type), called);
    if (checker.isArrayType(type)) return { type: 'array', items: walk(checker.getTypeArguments(type)[0], called) };
    const title = type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? '';
    // A generic name stands for several objects, and `__type` for none.
    if (!/^[A-Z]\w+$/.test(title) || isGeneric(type)) return object(type);
    const known = named.get(type.id);
    if (known) return known;
    if (title in definitions) return object(type);
    const reference = { $ref: `#/$defs/${title}` };
    named.set(type.id, reference);
    definitions[title] = {};
    definitions[title] = object(type);
    return reference;
  }

  function isGeneric(type) {
    return (
      type.getAliasTypeArguments().length > 0 || (type.isTypeReference() && checker.getTypeArguments(type).length > 0)
    );
  }

  function object(type) {
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const optional = (property.flags & OPTIONAL) !== 0;
      properties[property.name] = walk(checker.getTypeOfSymbol(property), nameIn(property));
      // What is secret is left out for those who may not know it.
      if (!optional && property.name !== 'secret') required.push(property.name);
    }
    const rest = checker.getIndexInfosOfType(type)[0];
    return {
      type: 'object',
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: rest ? walk(rest.valueType ?? rest.type, '') : false,
      properties,
    };
  }

  function union(type, called) {
    const types = type.getTypes().filter((one) => !(one.flags & UNDEFINED));
    const literals = types.filter((one) => one.flags & LITERAL).map((one) => one.value);
    const values = literals.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : 1,
    );
    const others = types.filter((one) => !(one.flags & LITERAL)).map((one) => walk(one, called));
    const yesOrNo = values.length === 2 && values.every((value) => typeof value === 'boolean');
    const all = [
      ...(values.length === 0
        ? []
        : [yesOrNo ? { type: 'boolean' } : values.length === 1 ? { const: values[0] } : { enum: values }]),
      ...others,
    ];
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  function tuple(types, called) {
    const { length } = types;
    return {
      type: 'array',
      prefixItems: types.map((one) => walk(one, called)),
      items: false,
      minItems: length,
      maxItems: length,
    };
  }

  function patternOf({ texts }) {
    const quoted = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return `^${quoted.join('.+')}$`;
  }

  /** The name of the numbers or texts that a property holds, as its declaration spells it. */
  function nameIn(property) {
    const declaration = property.declarations[0]?.resolve();
    const text = declaration?.type
      ? declaration.getSourceFile().text.slice(declaration.type.pos, declaration.type.end)
      : '';
    const names = new Set([...text.matchAll(/\b[A-Z]\w+\b/g)].map(([word]) => word));
    return [...names].find((word) => plain.has(word)) ?? '';
  }

  function titled(schema, called) {
    return called ? { title: called, ...schema } : schema;
  }
}
