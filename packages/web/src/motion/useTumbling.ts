import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pace, still } from '../ui/speed.ts';
import { lasting } from './lasting.ts';
import { finishAll, onceStill } from './running.ts';
import { LONGEST } from './tumble.ts';

/** Dice that have not come to lie after so much longer than they need, in milliseconds, are not waited for. */
const LATE = 400;

/**
 * Whether the dice that were thrown last still tumble; `thrown` changes with every throw of dice that are seen to `fall`. A
 * tap or a key ends it, as it ends every movement.
 */
export function useTumbling(thrown: string, fall = true): boolean {
  const [lies, setLies] = useState(thrown);
  const tumbling = lies !== thrown && fall && pace() > 0 && !still();
  useEffect(() => {
    if (!tumbling) return setLies(thrown);
    // In the frame in which the last die comes to lie: a later one would wait until that is painted.
    const lie = () => flushSync(() => setLies(thrown));
    const stops = [onceStill(lie), lasting(LONGEST * pace() + LATE, finishAll)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [thrown, tumbling]);
  return tumbling;
}
