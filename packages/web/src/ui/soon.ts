/** Longest wait for an idle moment, and what is worked then without looking up, in milliseconds. */
const PATIENCE = 60;
const SLICE = 6;

const first = new Set<() => void>();
const then = new Set<() => void>();

/** Does things in idle moments, what is urgent first, a few at a time: a press waits for no more than that. Answers how to call it off. */
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
  const end = performance.now() + SLICE;
  do {
    const [work] = first.size > 0 ? first : then;
    if (!work) return;
    first.delete(work);
    then.delete(work);
    work();
  } while (performance.now() < end);
  if (first.size + then.size > 0) wait();
}
