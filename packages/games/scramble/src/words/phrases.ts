import type { Lang, Seat } from '@starboard/kernel';
import { type Content, contentOf } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Action, Energy, Fire, Gem, PilotColour, Special, View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View): string;
  event(e: Event, who: Who): string | undefined;
  /** What is asked of the pilot who decides. */
  prompt(view: View): string;
  waiting(colour: PilotColour): string;
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
  readonly you: string;
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

/** The subject of a sentence: its name and whether it is the reader. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

const NOBODY: Who = { you: false, name: '' };
const YOU: Readonly<Record<Lang, string>> = { en: 'You', fr: 'Vous' };
const SEAT: Readonly<Record<Lang, string>> = { en: 'Pilot', fr: 'Le pilote' };

/** How a seat is called when `reader` reads; events do not carry colours. */
export function whoIs(seat: Seat | null, reader: Seat | null, lang: Lang): Who {
  if (seat === null) return NOBODY;
  return seat === reader ? { you: true, name: YOU[lang] } : { you: false, name: `${SEAT[lang]} ${seat + 1}` };
}

const OWN = contentOf({ cards: null });

/** The name of a card; events speak of the game's own cards, and an id that it does not know stands for itself. */
export function cardName(id: string, lang: Lang, { cards, cardOf }: Content = OWN): string {
  return cards[cardOf.get(id) ?? -1]?.name[lang] ?? id;
}

const DEFEATED: Readonly<Record<Lang, string>> = { en: 'starting Invader', fr: 'envahisseur de départ' };

/** The name of an Invader token, or of a starting entry of a Victory Track. */
export function invaderName(id: string, lang: Lang, { tokens, tokenOf }: Content = OWN): string {
  if (id === 'defeated') return DEFEATED[lang];
  return tokens[tokenOf.get(id) ?? -1]?.name[lang] ?? id;
}

/** A sentence from words that may end with a sign of their own. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
