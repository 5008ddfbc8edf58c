import { shown } from '../problem.ts';

/** A copy of a plain JSON value. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A copy of a view with the options of the match themselves, as a viewer has them: they are sent once. */
export function copyView(view: unknown): unknown {
  if (!isObject(view) || !('options' in view)) return copy(view);
  const { options, ...rest } = view;
  return { ...copy(rest), options };
}

/** Makes a value unchangeable, down to its last part, and returns it. */
export function freeze<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Where and how two plain values differ first, such as `.hand[2]: 3 ≠ 4`; undefined if they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const inner = difference(a[i], b[i]);
      if (inner !== undefined) return `[${i}]${inner}`;
    }
    return a.length === b.length ? undefined : `.length: ${a.length} ≠ ${b.length}`;
  }
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return `: ${shown(a)} ≠ ${shown(b)}`;
  for (const name in a) {
    const inner = difference(a[name], b[name]);
    if (inner !== undefined) return `.${name}${inner}`;
  }
  for (const name in b) {
    if (b[name] !== undefined && !Object.hasOwn(a, name)) return `.${name}: undefined ≠ ${shown(b[name])}`;
  }
  return undefined;
}

/**
 * What JSON would lose of a value, such as `.hand[2] is undefined`; undefined if it is plain. One object in two places is
 * a loss too, because JSON makes two of it, unless it is frozen.
 */
export function unplain(value: unknown): string | undefined {
  const found = flaw(value, new Set());
  return found?.replace(/^ /, 'it ');
}

function flaw(value: unknown, seen: Set<object>): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return undefined;
  if (!isObject(value)) return ` is ${Object.is(value, -0) ? '-0' : typeof value === 'number' ? value : typeof value}`;
  if (seen.has(value) && !Object.isFrozen(value)) return ' stands elsewhere too: one object in two places';
  seen.add(value);
  const list = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (list ? Array.prototype : Object.prototype)) {
    return ` is no plain object but a ${value.constructor?.name ?? 'thing without prototype'}`;
  }
  if (list) {
    for (let i = 0; i < value.length; i++) {
      const inner = flaw(value[i], seen);
      if (inner !== undefined) return `[${i}]${inner}`;
    }
  } else {
    for (const name in value) {
      const inner = flaw(value[name], seen);
      if (inner !== undefined) return `.${name}${inner}`;
    }
  }
  return undefined;
}

/** Freezes what two values have in common: from now on it throws if it is changed through either of them. */
export function freezeShared(a: unknown, b: unknown): void {
  const parts = new Set<object>();
  collect(a, parts);
  freezeWithin(b, parts);
}

function collect(value: unknown, parts: Set<object>): void {
  if (!isObject(value)) return;
  parts.add(value);
  for (const name in value) collect(value[name], parts);
}

function freezeWithin(value: unknown, parts: ReadonlySet<object>): void {
  if (!isObject(value)) return;
  if (parts.has(value)) Object.freeze(value);
  for (const name in value) freezeWithin(value[name], parts);
}

/** Whether an error says that something frozen was to be changed. */
export function isFrozenError(error: unknown): error is TypeError {
  return error instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine/.test(error.message);
}

/** The first answer of `visit` for an object or list within a value. */
export function walk(
  value: unknown,
  visit: (part: Readonly<Record<string, unknown>>) => string | undefined,
): string | undefined {
  if (!isObject(value)) return undefined;
  const answer = visit(value);
  if (answer !== undefined) return answer;
  for (const name in value) {
    const inner = walk(value[name], visit);
    if (inner !== undefined) return `.${name}${inner}`;
  }
  return undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
