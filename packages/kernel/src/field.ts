import { isPrintable } from './plainText.ts';
import { type Problem, problem, shown, wholeNumberIn } from './problem.ts';

/** What a field of a card or of an action may hold. From this both the JSON schema and the check of a value are made. */
export type Field =
  | { readonly is: 'integer'; readonly min: number; readonly max: number }
  | { readonly is: 'choice'; readonly of: readonly (string | number | boolean | null)[] }
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'list'; readonly of: Field; readonly min: number; readonly max: number }
  | { readonly is: 'object'; readonly fields: Readonly<Record<string, Field>> }
  | { readonly is: 'optional'; readonly of: Field };

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Whether a value is what its field may hold; quick, because every action from outside passes here. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.is) {
    case 'optional':
      return value === undefined || fits(field.of, value);
    case 'integer':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max;
    case 'choice':
      return field.of.includes(value as string);
    case 'text':
      return typeof value === 'string' && value.length <= field.max && isPrintable(value);
    case 'list':
      return isList(value, field.min, field.max) && value.every((v) => fits(field.of, v));
    case 'object':
      return isObject(value) && fitsAll(field.fields, value);
  }
}

/** Whether an object has these fields and no other; a field of `undefined` counts as absent. */
export function fitsAll(fields: Fields, value: Readonly<Record<string, unknown>>, besides?: string): boolean {
  for (const name in value) {
    if (name !== besides && value[name] !== undefined && !Object.hasOwn(fields, name)) return false;
  }
  for (const name in fields) {
    if (!fits(fields[name], Object.hasOwn(value, name) ? value[name] : undefined)) return false;
  }
  return true;
}

/** A list without holes, of so many entries. */
function isList(value: unknown, min: number, max: number): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length < min || value.length > max) return false;
  for (let i = 0; i < value.length; i++) if (!Object.hasOwn(value, i)) return false;
  return true;
}

/** What is wrong with a value, held against the description of its field. */
export function fieldProblems(field: Field, value: unknown, at: string): Problem[] {
  switch (field.is) {
    case 'optional':
      return value === undefined ? [] : fieldProblems(field.of, value, at);
    case 'integer': {
      const { en, fr } = wholeNumberIn(field.min, field.max);
      return fits(field, value)
        ? []
        : [problem(at, `${shown(value)} should be ${en}`, `${shown(value)} devrait être ${fr}`)];
    }
    case 'choice': {
      const known = field.of.map((v) => shown(v)).join(', ');
      return field.of.includes(value as string)
        ? []
        : [problem(at, `${shown(value)} is not one of ${known}`, `${shown(value)} n’est pas parmi ${known}`)];
    }
    case 'text':
      return fits(field, value)
        ? []
        : [
            problem(
              at,
              `should be a text of at most ${field.max} printable characters`,
              `devrait être un texte d’au plus ${field.max} caractères imprimables`,
            ),
          ];
    case 'list':
      if (!Array.isArray(value) || value.length < field.min || value.length > field.max) {
        return [
          problem(
            at,
            `should be a list of ${count(field, 'to')} ${field.max === 1 ? 'entry' : 'entries'}`,
            `devrait être une liste de ${count(field, 'à')} ${field.max === 1 ? 'entrée' : 'entrées'}`,
          ),
        ];
      }
      return value.flatMap((v: unknown, i) => fieldProblems(field.of, v, `${at}[${i}]`));
    case 'object': {
      if (!isObject(value))
        return [problem(at, `${shown(value)} should be an object`, `${shown(value)} devrait être un objet`)];
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(field.fields, name));
      return [
        ...unknown.map((name) =>
          problem(
            `${at}.${name}`,
            `unknown field; there are ${Object.keys(field.fields).join(', ')}`,
            `champ inconnu ; il y a ${Object.keys(field.fields).join(', ')}`,
          ),
        ),
        ...Object.entries(field.fields).flatMap(([name, f]) => fieldProblems(f, value[name], `${at}.${name}`)),
      ];
    }
  }
}

/** The JSON schema of a field. */
export function fieldSchema(field: Field): object {
  switch (field.is) {
    case 'optional':
      return fieldSchema(field.of);
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'choice':
      return { enum: field.of };
    case 'text':
      return { type: 'string', maxLength: field.max };
    case 'list':
      return { type: 'array', items: fieldSchema(field.of), minItems: field.min, maxItems: field.max };
    case 'object':
      return {
        type: 'object',
        required: Object.entries(field.fields)
          .filter(([, f]) => f.is !== 'optional')
          .map(([name]) => name),
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(field.fields).map(([name, f]) => [name, fieldSchema(f)])),
      };
  }
}

/** A plain object, as far as JSON goes: no list, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function count({ min, max }: { readonly min: number; readonly max: number }, to: string): string {
  return min === max ? `${min}` : `${min} ${to} ${max}`;
}
