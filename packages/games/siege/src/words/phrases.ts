import type { Lang, Seat } from '@starboard/kernel';
import { cardName, KIND_WORDS, partsOf } from '../content/names.ts';
import { PLANET_FACES } from '../content/planets.ts';
import type { Action, CardKey, Event, Face, Planet, View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View): string;
  event(e: Event, who: Who): string | undefined;
  prompt(view: View, mine: boolean): string;
  /** The labels of the text table. */
  readonly labels: Labels;
}

export interface Labels {
  readonly turn: string;
  readonly last: string;
  readonly hand: string;
  readonly aims: string;
  readonly draw: string;
  readonly discards: string;
  readonly points: string;
  readonly you: string;
  readonly enemy: string;
  readonly player: string;
  readonly known: string;
  readonly waiting: {
    readonly randomDeploy: string;
    readonly noPlanetEffect: string;
    readonly forcedShift: string;
    readonly mayShift: string;
    readonly enemyShielded: string;
  };
}

/** The subject of a sentence: its name, whether it is the reader, and how to say "of it". */
export interface Who {
  readonly you: boolean;
  readonly name: string;
  readonly of: string;
}

const PEOPLE: Readonly<Record<Lang, { you: Who; enemy: Who; player(n: number): Who }>> = {
  en: {
    you: { you: true, name: 'You', of: 'Your' },
    enemy: { you: false, name: 'The enemy', of: 'The enemy’s' },
    player: (n) => ({ you: false, name: `Player ${n}`, of: `Player ${n}’s` }),
  },
  fr: {
    you: { you: true, name: 'Vous', of: 'à vous' },
    enemy: { you: false, name: 'L’ennemi', of: 'de l’ennemi' },
    player: (n) => ({ you: false, name: `Le joueur ${n}`, of: `du joueur ${n}` }),
  },
};

/** How a seat is called when `reader` reads. */
export function whoIs(seat: Seat, reader: Seat | null, lang: Lang): Who {
  if (seat === reader) return PEOPLE[lang].you;
  return reader === null ? PEOPLE[lang].player(seat + 1) : PEOPLE[lang].enemy;
}

/** A card with its role: "Moltguard (Discard 1–2)"; left out where the name has it already. */
export function card(key: CardKey, lang: Lang): string {
  const name = cardName(key)[lang];
  const role = KIND_WORDS[partsOf(key).kind].role[lang];
  return name.includes(role) ? name : `${name} (${role})`;
}

export function planetName(planet: Planet): string {
  return planet === 8 ? '8+' : `${planet}`;
}

export function faceName(face: Face): string {
  return PLANET_FACES[face].name;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Points with their half: 3, 2½, ½, 0. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
