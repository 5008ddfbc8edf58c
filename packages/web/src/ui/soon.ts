/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE = 60;

const first = new Set<() => void>();
const then = new Set<() => void>();

/** Does things in idle moments, what is urgent first, one by one: a press waits for no more than one. Answers how to call it off. */
export function soon(work: () => void, urgent = false): () => void {
  if (first.size + then.size === 0) wait();
  const queue = urgent ? first : then;
  queue.add(work);
  return () => void queue.delete(work);
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE });
  else setTimeout(next, 16);
}

function next(): void {
  const [work] = first.size > 0 ? first : then;
  if (!work) return;
  first.delete(work);
  then.delete(work);
  work();
  if (first.size + then.size > 0) wait();
}
