import { called, type Lang, type Names, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View, names: Names): string;
  event(e: Event, reader: Seat | null, names: Names): string | undefined;
  prompt(view: View, mine: boolean, names: Names): string;
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
  readonly bot: string;
  readonly damage: string;
  readonly used: string;
  readonly immune: string;
  readonly exits: string;
  readonly answered: string;
  readonly seen: string;
  readonly show: string;
}

const YOU: Readonly<Record<Lang, { readonly start: string; readonly name: string }>> = {
  en: { start: 'You', name: 'you' },
  fr: { start: 'Vous', name: 'vous' },
};
const AND: Readonly<Record<Lang, string>> = { en: ' and ', fr: ' et ' };

/** A seat at the start of a sentence; the reader is addressed. */
export function seatStart(seat: Seat, reader: Seat | null, lang: Lang, names: Names): string {
  return seat === reader ? YOU[lang].start : called(seat, lang, names).start;
}

/** Seats in a list within a sentence: “you and Ada”. */
export function seatList(seats: readonly Seat[], reader: Seat | null, lang: Lang, names: Names): string {
  const list = seats.map((seat) => (seat === reader ? YOU[lang].name : called(seat, lang, names).name));
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')}${AND[lang]}${list.at(-1)}`;
}

/** An automaton that explains itself: by its name if it has one. */
export function botName(seat: Seat, names: Names): string {
  return names[seat] || `Bot ${seat + 1}`;
}

/** The seats that a step waits for. */
export function waitedFor(view: View): readonly Seat[] {
  const frame = view.stack.at(-1);
  if (!frame) return [];
  if ('waiting' in frame) return frame.waiting;
  return ['seat' in frame ? frame.seat : view.active];
}

/** Questions that somebody else's module or event asks. */
const FROM_OTHERS: ReadonlySet<string> = new Set(['forcedDiscard', 'uneventfulYear']);

/** A question with the name of who brought it about, if that is another than who is asked. */
export function caused(view: View, question: string, lang: Lang, names: Names): string {
  const { stack, active, seat } = view;
  if (!FROM_OTHERS.has(stack.at(-1)?.step ?? '') || active === seat) return question;
  const colon = lang === 'fr' ? '\u00a0:' : ':';
  return `${called(active, lang, names).start}${colon} ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}
