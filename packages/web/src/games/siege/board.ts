import type { Seat } from '@starboard/kernel';
import type { Action, Event, Planet, View } from '@starboard/siege';
import type { BoardProps } from '../../contract/skin.ts';

export type Props = BoardProps<View, Action, Event>;

/** Who sits below: the reader, or the first seat for a spectator. */
export function nearOf(view: View): Seat {
  return view.seat ?? 0;
}

/** The planet whose effect the reader may declare now, before an alien lands there. */
export function declarable(view: View): Planet | undefined {
  const frame = view.stack.at(-1);
  return frame?.step === 'declare' && view.active === view.seat ? frame.planet : undefined;
}

/** Half points as people read them. */
export function halves(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
