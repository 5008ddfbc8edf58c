import { equal, isObject } from '@starboard/kernel';

/** What changed between two plain values, small enough to be sent at every step. */
export type Patch =
  /** Another value. */
  | { readonly to: unknown }
  /** An object, or a list as long as before: what changed in it, by its name; `keys` where others are there now. */
  | { readonly in: Readonly<Record<string, Patch>>; readonly keys?: readonly string[] }
  /** A list of another length: from place `at` on, `out` entries are gone and these stand there. */
  | { readonly at: number; readonly out: number; readonly put: readonly unknown[] };

/** What makes `after` of `before`; undefined if they are equal. Both are plain JSON. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return lists(before, after);
  if (!isObject(before) || !isObject(after)) return { to: after };
  const keys = Object.keys(after);
  if (same(Object.keys(before), keys)) {
    const changed = changes(keys, Object.values(before), Object.values(after));
    return changed && { in: changed };
  }
  // The order of the keys is part of the value: whoever goes through them meets them in the same order.
  const changed: Record<string, Patch> = {};
  for (const key of keys) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], after[key]) : { to: after[key] };
    if (patch) changed[key] = patch;
  }
  return { in: changed, keys };
}

function same(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((key, i) => key === after[i]);
}

/** What changed between as many values, by name; in order they are read faster than by name. */
function changes(
  names: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
): Record<string, Patch> | undefined {
  // Made when the first change is found: most parts of a view have none.
  let changed: Record<string, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    const patch = before[i] === after[i] ? undefined : diff(before[i], after[i]);
    if (!patch) continue;
    changed ??= {};
    changed[names[i]] = patch;
  }
  return changed;
}

function lists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === after.length) return sameLength(before, after);
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && (before[at] === after[at] || equal(before[at], after[at]))) at++;
  let tail = 0;
  const end = (list: readonly unknown[]) => list[list.length - 1 - tail];
  while (tail < shorter - at && (end(before) === end(after) || equal(end(before), end(after)))) tail++;
  return { at, out: before.length - at - tail, put: after.slice(at, after.length - tail) };
}

function sameLength(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let changed: Record<string, Patch> | undefined;
  let some = 0;
  for (let i = 0; i < after.length; i++) {
    const patch = before[i] === after[i] ? undefined : diff(before[i], after[i]);
    if (!patch) continue;
    changed ??= {};
    changed[i] = patch;
    some++;
  }
  // A short list of numbers or words is told sooner than what changed in it.
  if (some > 1 && after.every((value) => typeof value !== 'object')) return { to: after };
  return changed && { in: changed };
}

/** What a patch makes of a value: a new one that shares with the old what did not change. */
export function patched(value: unknown, patch: Patch | undefined): unknown {
  if (!patch) return value;
  if ('to' in patch) return patch.to;
  if ('at' in patch) return list(value).toSpliced(patch.at, patch.out, ...patch.put);
  if (Array.isArray(value)) {
    const next = [...value];
    for (const [i, part] of Object.entries(patch.in)) next[Number(i)] = patched(next[Number(i)], part);
    return next;
  }
  if (!isObject(value)) throw new Error('a patch for an object came for something else');
  if (!patch.keys) {
    const next = { ...value };
    for (const [key, part] of Object.entries(patch.in)) next[key] = patched(value[key], part);
    return next;
  }
  return Object.fromEntries(patch.keys.map((key) => [key, patched(value[key], patch.in[key])]));
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('a patch for a list came for something else');
  return value;
}
