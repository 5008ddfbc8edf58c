import type { ToThread } from './messages.ts';

let spare: Worker | undefined;

/** Starts the thread of the next table ahead of time, so that it loads its rules while the page loads its looks. */
export function warmTable(game: string): void {
  if (spare) return;
  const worker = started();
  if (!worker) return;
  worker.onerror = () => {
    if (spare === worker) spare = undefined;
  };
  worker.postMessage({ type: 'prepare', game } satisfies ToThread);
  spare = worker;
}

/** A thread for a table: the one that waits, or a new one; undefined where the browser allows none. */
export function tableThread(): Worker | undefined {
  const worker = spare ?? started();
  spare = undefined;
  return worker;
}

function started(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
