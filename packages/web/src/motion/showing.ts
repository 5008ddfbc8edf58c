import { useLayoutEffect, useSyncExternalStore } from 'react';

let shows = 0;
let words = '';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says, as long as it is so, that a board still shows what happened: the next decision and the ending wait for it. What it
 * shows in words stands in the place of the question meanwhile.
 */
export function useShows(now: boolean, said = ''): void {
  // Before it is seen, so that no question flashes up in between.
  useLayoutEffect(() => {
    if (!now) return;
    shows++;
    tell();
    return () => {
      shows--;
      tell();
    };
  }, [now]);
  useLayoutEffect(() => {
    if (!now) return;
    words = said;
    tell();
    return () => {
      words = '';
    };
  }, [now, said]);
}

/** Whether a board still shows what happened. */
export function useShowing(): boolean {
  return useSyncExternalStore(subscribe, () => shows > 0);
}

/** What a board shows now, in words; empty where it says nothing. */
export function useShownWords(): string {
  return useSyncExternalStore(subscribe, () => words);
}

/** Calls `then` once no board shows anything any more, at once where none does; returns what calls it off. */
export function onceShown(then: () => void): () => void {
  const look = () => {
    if (shows > 0) return;
    listeners.delete(look);
    then();
  };
  listeners.add(look);
  look();
  return () => void listeners.delete(look);
}

/** Calls `then` once the reader has seen what the board shows last; returns what calls it off. */
export function onceSeen(then: () => void): () => void {
  let stop = () => {};
  const shown = onceShown(() => {
    // Nobody draws a page that nobody sees.
    if (document.hidden) return then();
    const frame = requestAnimationFrame(() => {
      // A task that follows a frame runs once that is painted.
      const painted = setTimeout(then);
      stop = () => clearTimeout(painted);
    });
    stop = () => cancelAnimationFrame(frame);
  });
  return () => {
    shown();
    stop();
  };
}
