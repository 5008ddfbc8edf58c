import type { Seat } from '@starboard/kernel';
import type { Event, View } from '@starboard/scramble';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { showMoments } from './moments.ts';

/** Shows shots, debris and alarms of what has just happened, once. */
export function useMoments(
  root: RefObject<HTMLElement | null>,
  view: View,
  near: Seat,
  events: readonly Event[],
): void {
  const last = useRef<View>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events belong to the view and come with it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (root.current && before && before !== view) showMoments(root.current, { events, before, view, near });
  }, [root, view]);
}
