import { useState } from 'react';
import type { Snapshot } from './snapshot.ts';

/** The number of the first moment that has not been on this screen yet; the deal of a new match is one. */
export function useFresh({ steps, seat }: Snapshot): number {
  const [mark, setMark] = useState({ steps, seat, fresh: steps === 0 ? 0 : steps + 1 });
  if (mark.steps !== steps || mark.seat !== seat) {
    const onward = mark.seat === seat && steps > mark.steps;
    setMark({ steps, seat, fresh: onward ? mark.steps + 1 : steps + 1 });
  }
  return mark.fresh;
}
