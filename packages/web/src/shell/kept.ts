/**
 * Fetches once for each key what will be wanted again; after a failure the next who asks tries anew.
 *
 * A promise that is kept is marked as React's `use` would mark it on first sight: what has been fetched ahead then stands
 * at once. Without the mark a fallback comes first, and React leaves it standing for 300 ms.
 */
export function kept<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const promise = fetch(key);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => asked.delete(key),
    );
    asked.set(key, promise);
    return promise;
  };
}
