import { departure } from '@starboard/table';
import type { Messages } from '../i18n/messages.ts';
import type { Snapshot } from './snapshot.ts';

/** How leaving is offered, what is asked before it is done, and what is said after it. */
export interface Leaving {
  readonly label: string;
  readonly sure: string;
  /** Only where the match goes on without who left; else the ending tells it. */
  readonly said?: string;
}

/** What it means that whoever holds the device goes: a bot plays on, the other wins, or the match ends. */
export function leavingOf(
  { seats, seat, here }: Pick<Snapshot, 'seats' | 'seat' | 'here'>,
  { table: t }: Messages,
): Leaving | undefined {
  const who = seat ?? here.at(0);
  if (who === undefined) return undefined;
  const { name } = seats[who];
  const follows = departure(seats, who, '');
  if ('by' in follows) return { label: t.leaveSeat, sure: t.leaveSeatSure(name), said: t.leftSeat(name) };
  const [winner] = follows.winners;
  const sure = winner === undefined ? t.concedeSure.ended : t.concedeSure.won(seats[winner].name);
  return { label: t.concede, sure };
}
