import { startTransition, useEffect, useState } from 'react';

/**
 * What a promise brings, once it is there; asked again whenever the key changes. It is drawn in small steps, so that
 * nothing else waits. A failure is thrown while rendering.
 */
export function useFetched<T>(key: string, fetch: (key: string) => Promise<T>): { readonly value: T } | undefined {
  const [state, setState] = useState<{ readonly key: string; readonly value: T } | { readonly error: unknown }>();
  useEffect(() => {
    let here = true;
    fetch(key).then(
      (value) => here && startTransition(() => setState({ key, value })),
      (error: unknown) => here && setState({ error }),
    );
    return () => {
      here = false;
    };
  }, [key, fetch]);
  if (state && 'error' in state) throw state.error;
  return state?.key === key ? state : undefined;
}
