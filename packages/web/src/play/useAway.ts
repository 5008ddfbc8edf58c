import type { Moment } from '@starboard/table';
import { useEffect, useRef, useState } from 'react';
import { missed, rememberSeen, seenOf } from './seen.ts';
import type { Snapshot } from './snapshot.ts';

export interface Away {
  /** What others decided while nobody looked; none when there is nothing to tell. */
  readonly moments: readonly Moment[];
  close(): void;
}

/** Remembers what has been on screen, and finds after a break what has not. A lesson forgets. */
export function useAway(snapshot: Snapshot, lesson: boolean): Away {
  const { id, steps } = snapshot;
  const [moments, setMoments] = useState(() => (lesson ? [] : missed(snapshot, seenOf(id))));
  const [hidden, setHidden] = useState(document.hidden);
  const latest = useRef(snapshot);
  useEffect(() => {
    latest.current = snapshot;
  });
  useEffect(() => {
    if (!lesson && !hidden && moments.length === 0) rememberSeen(id, steps);
  }, [lesson, hidden, moments, id, steps]);
  useEffect(() => {
    if (lesson) return;
    const changed = () => {
      if (!document.hidden) setMoments(missed(latest.current, seenOf(id)));
      setHidden(document.hidden);
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [lesson, id]);
  return { moments, close: () => setMoments([]) };
}
