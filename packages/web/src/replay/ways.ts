import type { Run } from '../story/turningPoints.ts';

/** Where a replay can be sent by one button or key. */
export type Way = 'first' | 'turnBack' | 'previous' | 'next' | 'turnOn' | 'last';

/** The decision that a way leads to. A turn is a run of decisions of one seat; one stands at its end. */
export function wayFrom(at: number, way: Way, length: number, runs: readonly Run[]): number {
  switch (way) {
    case 'first':
      return 0;
    case 'turnBack':
      return runs.findLast(({ last }) => last < at)?.last ?? 0;
    case 'previous':
      return Math.max(0, at - 1);
    case 'next':
      return Math.min(length, at + 1);
    case 'turnOn':
      return runs.find(({ last }) => last > at)?.last ?? length;
    case 'last':
      return length;
  }
}
