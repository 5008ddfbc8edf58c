/** Whether two plain JSON values are the same; a field of `undefined` counts as absent. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const other = b as readonly unknown[];
    if (a.length !== other.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], other[i])) return false;
    return true;
  }
  const [one, two] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const name in one) {
    if (one[name] !== undefined && !(Object.hasOwn(two, name) && equal(one[name], two[name]))) return false;
  }
  for (const name in two) if (two[name] !== undefined && !Object.hasOwn(one, name)) return false;
  return true;
}
