/** Longest wait for an idle moment, and what is worked then without looking up, in milliseconds. */
const PATIENCE = 60;
const SLICE = 8;

const first = new Set<() => void>();
const then = new Set<() => void>();
let waiting = false;

/** Does things in idle moments, what is urgent first, a few at a time: a press waits for no more than that. Answers how to call it off. */
export function soon(work: () => void, urgent = false): () => void {
  const queue = urgent ? first : then;
  queue.add(work);
  if (!waiting) wait();
  return () => void queue.delete(work);
}

function wait(): void {
  waiting = true;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void next(), { timeout: PATIENCE });
  else setTimeout(() => void next(), 16);
}

async function next(): Promise<void> {
  const end = performance.now() + SLICE;
  try {
    do {
      const [work] = first.size > 0 ? first : then;
      if (!work) return;
      first.delete(work);
      then.delete(work);
      work();
      await followed();
    } while (performance.now() < end);
  } finally {
    waiting = false;
    if (first.size + then.size > 0) wait();
  }
}

/**
 * Until what followed at once is done: React shows it in a microtask, and the browser reads the pictures of that in
 * another. Both take longer than the work itself, so they count to the slice.
 */
async function followed(): Promise<void> {
  await null;
  await null;
}
