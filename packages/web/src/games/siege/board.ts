import type { Seat } from '@starboard/kernel';
import type { Action, Event, View } from '@starboard/siege';
import type { BoardProps } from '../../contract/skin.ts';

export type Props = BoardProps<View, Action, Event>;

/** Who sits below: the reader, or the first seat for a spectator. */
export function nearOf(view: View): Seat {
  return view.seat ?? 0;
}

/** Half points as people read them. */
export function halves(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
