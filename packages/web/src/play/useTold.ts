import type { Moment } from '@starboard/table';
import { useEffect, useState } from 'react';
import type { Snapshot } from './snapshot.ts';

/** How long the last thing that happened is told before somebody is said to be thinking, in milliseconds. */
const LINGER = 1600;

/** The decision of another that is to be told now: the one on stage, or the latest for a while. */
export function useTold({
  queue: { stage, landing, running },
  moments,
  here,
  steps,
  choices,
}: Snapshot): Moment | undefined {
  const [opened] = useState(steps);
  const [gone, setGone] = useState<Moment>();
  const last = moments.at(-1);
  const fresh = last && last.step > opened && last.step > 0 && !here.includes(last.seat) ? last : undefined;
  const told = stage ?? landing ?? fresh;
  // While the reader decides, it stays: nothing else tells it where nothing moves.
  const lingers = !running && choices.length === 0;
  useEffect(() => {
    if (!told || !lingers) return;
    const timer = setTimeout(() => setGone(told), LINGER);
    return () => clearTimeout(timer);
  }, [told, lingers]);
  return told === gone ? undefined : told;
}
