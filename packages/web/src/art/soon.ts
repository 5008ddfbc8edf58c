/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE = 120;

const waiting: (() => void)[] = [];

/** Does things one by one in idle moments, so that a press never waits for more than one of them. Answers how to call it off. */
export function soon(work: () => void): () => void {
  if (waiting.push(work) === 1) wait();
  return () => {
    const at = waiting.indexOf(work);
    // The first is being waited for.
    if (at > 0) waiting.splice(at, 1);
    else if (at === 0) waiting[0] = () => {};
  };
}

function wait(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE });
  else setTimeout(next, 16);
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) wait();
}
