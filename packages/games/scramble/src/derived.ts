import type { Seat } from '@starboard/kernel';
import { addIcons, contentOf, type Face, gemOf, type Invader, type Totals } from './content.ts';
import { cellAt, hasAssist } from './grid.ts';
import type { Energy, Row, View } from './types.ts';

// What follows from a view and the content of its match. Views leave it out, so that they stay small.

/** The face of a card; undefined for an id that the match does not know. */
export function faceOf(view: View, id: string): Face | undefined {
  const { cards, cardOf } = contentOf(view.options);
  return cards[cardOf.get(id) ?? -1];
}

/** The icons of a weapon, board and tucked cards together (SCRAMBLE-ACT-5); Boost tokens come on top. */
export function weaponTotals(view: View, seat: Seat, weapon: Energy): Totals {
  const { base, cards, cardOf } = contentOf(view.options);
  const w = gemOf(weapon);
  const sum: Totals = { ...base[w].icons };
  for (const id of view.pilots[seat].weapons[w].cards) addIcons(sum, cards[cardOf.get(id) ?? -1].icons);
  return sum;
}

/** What Gather would pay a pilot now (SCRAMBLE-GATHER-1). */
export function incomeOf(view: View, seat: Seat): number {
  return contentOf(view.options).victory[view.pilots[seat].victory.length] ?? 0;
}

/** An Invader on the board: its token, what is left of its shields, and the seats with an Assist token on it. */
export interface InvaderOnBoard {
  readonly token: Invader;
  readonly remaining: number;
  readonly assists: readonly Seat[];
}

/** The Invader at a place of the board, or undefined. */
export function invaderAt(view: View, row: Row, column: number): InvaderOnBoard | undefined {
  const { tokens, tokenOf } = contentOf(view.options);
  const cell = cellAt(view, row, column);
  const id = view.grid[cell];
  if (id === null) return undefined;
  const assists = view.pilots.flatMap((_, seat) => (hasAssist(view, cell, seat) ? [seat] : []));
  return { token: tokens[tokenOf.get(id) ?? -1], remaining: view.remaining[cell], assists };
}

/** In how many rounds the event attached to a slot strikes. */
export function roundsLeft(view: View, slot: number): number {
  return view.track.length - slot + 1;
}

/** Who is asked now; undefined once the match is over. */
export function decider(view: View): Seat | undefined {
  const frame = view.stack.at(-1);
  if (!frame) return undefined;
  return 'seat' in frame ? frame.seat : view.active;
}
