import { useEffect, useSyncExternalStore } from 'react';

let shows = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  shows += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says, as long as it is so, that a board still shows what happened: the next decision and the ending wait for it. */
export function useShows(now: boolean): void {
  useEffect(() => {
    if (!now) return;
    change(1);
    return () => change(-1);
  }, [now]);
}

/** Whether a board still shows what happened. */
export function useShowing(): boolean {
  return useSyncExternalStore(subscribe, () => shows > 0);
}
