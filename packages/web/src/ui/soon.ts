/** Longest wait for an idle moment, and after how long no more is begun in it, in milliseconds. */
const PATIENCE = 60;
const SLICE = 5;

/** What is to be done, with what follows from it. */
type Queue = Map<() => void, (() => void) | undefined>;
const first: Queue = new Map();
const then: Queue = new Map();
let following: (() => void) | undefined;
let waiting = false;

/**
 * Does things in idle moments, what is urgent first, a few at a time: a press waits for no more than that. What follows
 * comes next, as a work of its own where both are long. Answers how to call it off.
 */
export function soon(work: () => void, urgent = false, follows?: () => void): () => void {
  const queue = urgent ? first : then;
  queue.set(work, follows);
  if (!waiting) wait();
  return () => void queue.delete(work);
}

function wait(): void {
  waiting = true;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void slice(), { timeout: PATIENCE });
  else setTimeout(() => void slice(), 16);
}

async function slice(): Promise<void> {
  const end = performance.now() + SLICE;
  try {
    do {
      const work = next();
      if (!work) return;
      work();
      await followed();
    } while (performance.now() < end);
  } finally {
    waiting = false;
    if (following || first.size + then.size > 0) wait();
  }
}

/** What follows from the work before, or the work that has waited longest. */
function next(): (() => void) | undefined {
  if (following) {
    const work = following;
    following = undefined;
    return work;
  }
  const queue = first.size > 0 ? first : then;
  for (const [work, follows] of queue) {
    queue.delete(work);
    following = follows;
    return work;
  }
  return undefined;
}

/**
 * Until what followed at once is done: React shows it in a microtask, and the browser reads the pictures of that in
 * another. Both take longer than the work itself, so they count to the slice.
 */
async function followed(): Promise<void> {
  await null;
  await null;
}
