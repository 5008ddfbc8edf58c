/** How long a bot may think: so many iterations, or so much time, whichever ends first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** Whether to stop as soon as more thinking cannot change what is chosen. */
  readonly decided?: boolean;
  /** Ends the thinking from outside. */
  readonly cancelled?: () => boolean;
}

/**
 * Counts iterations and time: true as long as another iteration fits the budget. One that would take as long as the
 * slowest so far must end in time, so that a busy machine does not make a thought much longer than allowed.
 */
export function meter({ iterations, milliseconds, cancelled }: Budget, now = () => performance.now()): () => boolean {
  const timed = milliseconds !== undefined;
  const start = timed ? now() : 0;
  let last = start;
  let slowest = 0;
  let done = 0;
  return () => {
    if (done >= iterations || cancelled?.()) return false;
    if (timed) {
      const at = now();
      if (done > 0) slowest = Math.max(slowest, at - last);
      last = at;
      if (at - start + slowest >= milliseconds) return false;
    }
    done++;
    return true;
  };
}

/** Whether the time of a budget is up; never for one without. */
export function deadline({ milliseconds }: Budget): () => boolean {
  if (milliseconds === undefined) return () => false;
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
