import type { Event, View } from '@starboard/scramble';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sparkle } from './sparks.ts';

/** Shows shots, debris and alarms of what has just happened, once. */
export function useSparks(root: RefObject<HTMLElement | null>, view: View, events: readonly Event[]): void {
  const last = useRef<View>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events belong to the view and come with it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (root.current && before && before !== view) sparkle(root.current, events, before, view);
  }, [root, view]);
}
