import type { Action, Event, View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { BoardProps } from '../../contract/skin.ts';

export type Props = BoardProps<View, Action, Event>;

/** Who sits below: the reader, or the first seat for a spectator. */
export function nearOf(seat: Seat | null): Seat {
  return seat ?? 0;
}

/** The seats that decide on a planet of their own now: of several who rebuild for free the reader comes first. */
export function deciderOf(view: View, seat: Seat | null): Seat {
  const frame = view.stack.at(-1);
  if (frame?.step === 'freeRebuild') {
    if (seat !== null && frame.pools[seat] > 0) return seat;
    return Math.max(
      0,
      frame.pools.findIndex((points) => points > 0),
    );
  }
  if (frame?.step === 'pick') {
    const picks = [frame.attack.attacker, ...frame.attack.targets];
    return seat !== null && picks.includes(seat) ? seat : frame.attack.attacker;
  }
  return view.active;
}

/** The planet in the middle of the table: whose turn it is, or who decides; at the end the reader's own. */
export function middleOf(view: View, seat: Seat | null): Seat {
  return view.stack.length === 0 ? nearOf(seat) : deciderOf(view, seat);
}

/** All others in turn order after the one below. */
export function aroundOf(view: View, near: Seat): readonly Seat[] {
  return view.planets.map((_, i) => (near + i) % view.planets.length).slice(1);
}

/** The neighbour on the right who throws the Invasion dice: of the active player, with Fair Skies of the first one. */
export function throwerOf({ active, first, fairSkies, planets }: View): Seat {
  return ((fairSkies ? first : active) + planets.length - 1) % planets.length;
}

/** What a seat still has to do in this round, as its plate says. */
export function standingOf(view: View, seat: Seat): 'playing' | 'next' | 'later' | 'moved' {
  const count = view.planets.length;
  const place = (s: Seat) => (s - view.first + count) % count;
  const [mine, now] = [place(seat), place(view.active)];
  if (seat === view.active) return 'playing';
  if (mine === now + 1) return 'next';
  return mine > now ? 'later' : 'moved';
}
