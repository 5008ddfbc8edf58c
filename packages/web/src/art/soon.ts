/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE = 30;

const waiting = new Set<() => void>();

/** Does things one by one in idle moments, so that a press never waits for more than one. Answers how to call it off. */
export function soon(work: () => void): () => void {
  if (waiting.size === 0) wait();
  waiting.add(work);
  return () => void waiting.delete(work);
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE });
  else setTimeout(next, 16);
}

function next(): void {
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  if (waiting.size > 0) wait();
}
