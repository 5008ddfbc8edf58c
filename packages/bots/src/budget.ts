import type { Action } from '@starboard/kernel';

/** How long a bot may think: so many iterations, or so much time, whichever ends first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** Whether to stop as soon as more thinking cannot change what is chosen. */
  readonly decided?: boolean;
  /** Told now and then of what would be chosen if the time were up, for somebody who waits no longer than the time. */
  readonly soFar?: (action: Action) => void;
  /** Ends the thinking from outside. */
  readonly cancelled?: () => boolean;
  /** The clock that the time is measured with, and when on it the thought began; now, unless said. */
  readonly now?: () => number;
  readonly began?: number;
}

/** Counts the iterations and the time of a thought. */
export interface Meter {
  /** True as long as another iteration fits the budget; each call begins one. */
  more(): boolean;
  /** Whether the time is up: then the iteration in progress must end as soon as it can. Never without a time. */
  late(): boolean;
}

/**
 * An iteration that would take as long as the slowest so far must end in time, so that a busy machine does not make a
 * thought much longer than allowed.
 */
export function meter({ iterations, milliseconds, cancelled, now = clock, began }: Budget): Meter {
  const timed = milliseconds !== undefined;
  const start = began ?? (timed ? now() : 0);
  let last = start;
  let slowest = 0;
  let done = 0;
  return {
    more() {
      if (done >= iterations || cancelled?.()) return false;
      if (timed) {
        const at = now();
        if (done > 0) slowest = Math.max(slowest, at - last);
        last = at;
        if (at - start + slowest >= milliseconds) return false;
      }
      done++;
      return true;
    },
    late: timed ? () => now() - start >= milliseconds : () => false,
  };
}

/** The time of this machine, in milliseconds. */
export function clock(): number {
  return performance.now();
}
