/** Something could not be fetched. */
export class Missed extends Error {}

/** How to forget each fetch that has failed. */
const failures = new Set<() => void>();

/**
 * Fetches once for each key what will be wanted again. A failure is kept too, until `tryAgain`: whoever draws what was to
 * come would otherwise ask for it again without end.
 *
 * A promise that is kept is marked as React's `use` would mark it on first sight: what has been fetched ahead then stands
 * at once. Without the mark a fallback comes first, and React leaves it standing for 300 ms.
 */
export function loadOnce<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const promise = fetch(key).catch((cause: unknown): never => {
      throw new Missed(cause instanceof Error ? cause.message : `${cause}`, { cause });
    });
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => failures.add(() => asked.delete(key)),
    );
    asked.set(key, promise);
    return promise;
  };
}

/** What could not be fetched is fetched when it is next asked for. */
export function tryAgain(): void {
  for (const forget of failures) forget();
  failures.clear();
}
