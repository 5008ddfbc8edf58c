/** How long a bot may think: so many iterations, or so much time, whichever ends first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** Whether to stop as soon as more thinking cannot change what is chosen. */
  readonly decided?: boolean;
  /** Ends the thinking from outside. */
  readonly cancelled?: () => boolean;
}

/** Counts iterations and time: true as long as another iteration fits the budget. */
export function meter({ iterations, milliseconds, cancelled }: Budget): () => boolean {
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  let done = 0;
  return () => {
    if (done >= iterations || (milliseconds !== undefined && performance.now() >= end) || cancelled?.()) return false;
    done++;
    return true;
  };
}
