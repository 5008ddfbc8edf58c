import type { Seat } from '@starboard/kernel';
import type { Messages } from '../../i18n/messages.ts';
import type { Snapshot } from '../snapshot.ts';

/** Whose feelings the ending speaks to: it never cheers for who has lost, and nobody wins a goal that was missed. */
export type Mood = 'victory' | 'defeat' | 'tie';

export interface Verdict {
  readonly mood: Mood;
  readonly title: string;
  /** Said instead of a reason when somebody went or ran out of time. */
  readonly forfeit?: string;
}

type Ended = Pick<Snapshot, 'end' | 'seat' | 'here'> & { readonly seats: readonly { readonly name: string }[] };

/** What the ending is called, for those who sit at this device. */
export function verdictOf({ end, seats, here }: Ended, { ending: t }: Messages): Verdict {
  const winners = end?.winners ?? [];
  const me = here.length === 1 ? here[0] : undefined;
  const forfeit = end && 'forfeit' in end ? { forfeit: gone(end.forfeit, end.seat) } : {};
  const won = here.length === 0 || winners.some((seat) => here.includes(seat));
  const mood = winners.length > 0 && won ? 'victory' : 'defeat';
  const names = winners.map((seat) => seats[seat].name);
  if (winners.length === 0) return { mood, title: 'forfeit' in forfeit ? t.given : t.lost, ...forfeit };
  if (me !== undefined && winners.length === 1 && winners[0] === me) return { mood, title: t.victory, ...forfeit };
  if (winners.length === 1) return { mood, title: t.wins(names[0]), ...forfeit };
  if (winners.length === seats.length) return { mood: 'tie', title: t.tie, ...forfeit };
  return { mood, title: me !== undefined && winners.includes(me) ? t.shared : t.win(names), ...forfeit };

  function gone(how: 'leave' | 'timeout', seat: Seat): string {
    if (seat === me) return how === 'leave' ? t.youLeft : t.youTimedOut;
    return how === 'leave' ? t.left(seats[seat].name) : t.timedOut(seats[seat].name);
  }
}

/** The place of each seat; who has won without a count is first, all others share the next place. */
export function placeOf({ end }: Pick<Snapshot, 'end'>, seat: Seat): number {
  if (end && 'places' in end) return end.places[seat];
  return end?.winners.includes(seat) ? 1 : (end?.winners.length ?? 0) + 1;
}
