import { called, type Lang, type Names, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { type Content, contentOf } from '../content.ts';
import type { Event } from '../events.ts';
import { DEFEATED_ID, type Energy, type Fire, type Gem, type PilotColour, type Special, type View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View): string;
  event(e: Event, who: Subject, names?: Names): string | undefined;
  /** What is asked of the pilot who decides. */
  prompt(view: View): string;
  waiting(seat: Seat, colour: PilotColour, names?: Names): string;
  readonly over: string;
  points(points: number): string;
  /** The words of the text table. */
  readonly labels: Labels;
}

export interface Labels {
  readonly round: string;
  readonly level: string;
  readonly gems: Readonly<Record<Gem, string>>;
  readonly weapons: Readonly<Record<Energy, string>>;
  readonly colours: Readonly<Record<PilotColour, string>>;
  readonly icons: Readonly<Record<'move' | 'power' | Special | Fire, string>>;
  readonly row: string;
  readonly playerRow: string;
  readonly track: string;
  readonly aggression: string;
  readonly empty: string;
  readonly supply: string;
  readonly piles: string;
  readonly main: string;
  readonly innovation: string;
  readonly discards: string;
  readonly gone: string;
  readonly aliensMoved: string;
  readonly first: string;
  readonly plays: string;
  readonly invaders: string;
  readonly income: string;
  readonly heat: string;
  readonly credits: string;
  readonly assists: string;
  readonly bag: string;
  readonly drawn: string;
  readonly exchanged: string;
  readonly systems: string;
  readonly outOfOrder: string;
  readonly victory: string;
  readonly none: string;
}

/** The subject of a sentence: whether it is the reader, its name at the start, and whose something is. */
export interface Subject {
  readonly you: boolean;
  readonly name: string;
  readonly of: string;
}

const NOBODY: Subject = { you: false, name: '', of: '' };
const YOU: Readonly<Record<Lang, Subject>> = {
  en: { you: true, name: 'You', of: 'your' },
  fr: { you: true, name: 'Vous', of: 'de vous' },
};

/** How a seat is called when `reader` reads. */
export function subject(seat: Seat | null, reader: Seat | null, lang: Lang, names?: Names): Subject {
  if (seat === null) return NOBODY;
  if (seat === reader) return YOU[lang];
  const { start, of } = called(seat, lang, names);
  return { you: false, name: start, of };
}

/** Several seats by name. */
export function calledAll(seats: readonly Seat[], lang: Lang, names?: Names): string {
  return seats.map((seat) => called(seat, lang, names).name).join(', ');
}

const OWN = contentOf({ cards: null });

/** The name of a card; events speak of the game's own cards, and an id that it does not know stands for itself. */
export function cardName(id: string, lang: Lang, { cards, cardOf }: Content = OWN): string {
  return cards[cardOf.get(id) ?? -1]?.name[lang] ?? id;
}

const STARTING_INVADER: Readonly<Record<Lang, string>> = { en: 'starting Invader', fr: 'envahisseur de départ' };

/** The name of an Invader token, or of a starting entry of a Victory Track. */
export function invaderName(id: string, lang: Lang, { tokens, tokenOf }: Content = OWN): string {
  if (id === DEFEATED_ID) return STARTING_INVADER[lang];
  return tokens[tokenOf.get(id) ?? -1]?.name[lang] ?? id;
}

/** A sentence from words that may end with a sign of their own. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
