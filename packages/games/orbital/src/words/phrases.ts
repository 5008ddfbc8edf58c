import type { Lang, Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View): string;
  event(e: Event, reader: Seat | null): string | undefined;
  prompt(view: View, mine: boolean): string;
  /** The labels of the text table. */
  readonly labels: Labels;
}

export interface Labels {
  readonly year: string;
  readonly last: string;
  readonly first: string;
  readonly passes: string;
  readonly hand: string;
  readonly known: string;
  readonly limit: string;
  readonly crew: string;
  readonly symbols: string;
  readonly income: string;
  readonly pile: string;
  readonly discards: string;
  readonly market: string;
  readonly upgrades: string;
  readonly convoys: string;
  readonly rival: string;
  readonly you: string;
  readonly player: string;
  readonly bot: string;
  readonly damage: string;
  readonly used: string;
  readonly immune: string;
  readonly exits: string;
  readonly answered: string;
  readonly seen: string;
}

/** How a seat is called when `reader` reads. */
export function seatName(seat: Seat, reader: Seat | null, lang: Lang): string {
  if (seat === reader) return { en: 'You', fr: 'Vous' }[lang];
  return { en: `Player ${seat + 1}`, fr: `Le joueur ${seat + 1}` }[lang];
}

/** Seats in a list: "you and player 3". */
export function seatNames(seats: readonly Seat[], reader: Seat | null, lang: Lang): string {
  const names = seats.map((seat) => seatName(seat, reader, lang)).map((name, i) => (i > 0 ? lower(name) : name));
  const and = { en: ' and ', fr: ' et ' }[lang];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
