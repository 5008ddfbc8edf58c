const waiting = new Set<() => void>();
let done = false;

/** The first table stands and can be played: what was put off for its sake may begin. */
export function started(): void {
  done = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs when the first table stands, at once if it does; answers how to call it off. */
export function onceStarted(run: () => void): () => void {
  if (done) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}
