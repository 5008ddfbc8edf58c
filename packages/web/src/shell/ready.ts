/**
 * Marks a promise once it is kept, as React's `use` would on first sight: what has been fetched ahead then stands at
 * once. Without the mark a fallback comes first, and React leaves it standing for 300 ms.
 */
export function ready<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
