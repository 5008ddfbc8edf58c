import { useEffect, useState } from 'react';
import type { Thing } from '../../contract/skin.ts';
import type { Props } from './board.ts';

/** Presses several things one after the other, each once the table has answered the one before. */
export function usePresses({ marks, press }: Pick<Props, 'marks' | 'press'>): (things: readonly Thing[]) => void {
  const [queue, setQueue] = useState<readonly Thing[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next press comes when the last one has changed the marks.
  useEffect(() => {
    if (queue.length === 0) return;
    press(queue[0]);
    setQueue(queue.slice(1));
  }, [queue, marks]);
  return setQueue;
}
