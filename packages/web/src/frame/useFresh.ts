import { useState } from 'react';
import type { Snapshot } from '../table/table.ts';

/** The number of the first moment that has not been on this screen yet; the deal of a new match is one. */
export function useFresh({ seq, seat }: Snapshot): number {
  const [mark, setMark] = useState({ seq, seat, fresh: seq === 0 ? 0 : seq + 1 });
  if (mark.seq !== seq || mark.seat !== seat) {
    const onward = mark.seat === seat && seq > mark.seq;
    setMark({ seq, seat, fresh: onward ? mark.seq + 1 : seq + 1 });
  }
  return mark.fresh;
}
