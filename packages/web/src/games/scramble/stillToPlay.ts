import type { Seat } from '@starboard/kernel';
import type { View } from '@starboard/scramble';

/** Who beside a pilot still has a turn in this round, or is in it, in order of play. */
export function stillToPlay({ pilots, active, first }: View, beside: Seat): readonly Seat[] {
  const n = pilots.length;
  const after = (first - active - 1 + n) % n;
  return Array.from({ length: after + 1 }, (_, i) => (active + i) % n).filter((seat) => seat !== beside);
}
