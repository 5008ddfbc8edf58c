import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';

/** So wide that a log beside the board narrows nothing. */
const ROOMY = matchMedia('(min-width: 105em)');

function subscribe(listener: () => void): () => void {
  ROOMY.addEventListener('change', listener);
  return () => ROOMY.removeEventListener('change', listener);
}

/** Whether the log lies beside the board: as the reader wants it, and else where there is room to spare. */
export function useLogBeside(): boolean {
  const { logBeside } = useSettings();
  const roomy = useSyncExternalStore(subscribe, () => ROOMY.matches);
  return logBeside === 'auto' ? roomy : logBeside === 'open';
}
