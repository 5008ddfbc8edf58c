import type { ToServiceWorker } from '../sw.ts';

/** How long nothing else must be waited for before the rest is fetched, in milliseconds. */
const QUIET = 6000;

/** Has the service worker keep what this visit has used, then, in a quiet moment, everything. Answers how to call it off. */
export function keepOffline(): () => void {
  let here = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void navigator.serviceWorker.ready.then(({ active }) => {
    if (!here || !active) return;
    const say = (message: ToServiceWorker) => active.postMessage(message);
    say({ type: 'KEEP', urls: performance.getEntriesByType('resource').map(({ name }) => name) });
    if (savesData()) return;
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => say({ type: 'KEEP' }));
      else say({ type: 'KEEP' });
    }, QUIET);
  });
  return () => {
    here = false;
    clearTimeout(timer);
  };
}

/** Whether the person has asked for little to be fetched. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
