import type { Seat } from '@starboard/kernel';
import type { Event, View } from '@starboard/scramble';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Reader } from '../../../contract/skin.ts';
import { useShows } from '../../../motion/showing.ts';
import { pace } from '../../../ui/speed.ts';
import { shownWords } from '../headline.ts';
import { showMoments } from './moments.ts';

/** Shows shots, debris and alarms of what has just happened, once; what others did next waits until they are seen. */
export function useMoments(
  root: RefObject<HTMLElement | null>,
  view: View,
  near: Seat,
  events: readonly Event[],
  reader: Reader,
): void {
  const last = useRef<View>(undefined);
  const [lasts, setLasts] = useState(0);
  useShows(lasts > 0, lasts > 0 ? shownWords(events, view, near, reader) : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events belong to the view and come with it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (root.current && before && before !== view)
      setLasts(showMoments(root.current, { events, before, view, near }) * pace());
  }, [root, view]);
  useEffect(() => {
    if (lasts === 0) return;
    const end = () => setLasts(0);
    const timer = setTimeout(end, lasts);
    const key = (e: KeyboardEvent) => e.key === ' ' && end();
    addEventListener('pointerdown', end);
    addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', key);
    };
  }, [lasts]);
}
