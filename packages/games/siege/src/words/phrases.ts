import { type Called, called, type Lang, type Names, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { aimOf } from '../aim.ts';
import { effectSource } from '../assist.ts';
import { cardName, partsOf, roleText } from '../content/names.ts';
import { PLANET_FACES } from '../content/planets.ts';
import type { Event } from '../events.ts';
import type { CardKey, Face, Planet, View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  /** What `who` may choose. */
  action(a: Action, view: View, who: Person, enemy: Person): string;
  /** What `who` did or met with. */
  event(e: Event, who: Person, enemy: Person): string | undefined;
  /** What is asked of `who`, or what the reader waits for. */
  prompt(view: View, who: Person, enemy: Person): string;
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
  known(to: Person): string;
  readonly waiting: {
    readonly randomDeploy: string;
    readonly noPlanetEffect: string;
    readonly forcedShift: string;
    readonly mayShift: string;
    enemyShielded(enemy: Person): string;
  };
}

/** Somebody a sentence speaks of, as its reader would say it. */
export interface Person extends Called {
  readonly you: boolean;
  /** `of` at the start of a sentence. */
  readonly startOf: string;
}

const YOU: Readonly<Record<Lang, Person>> = {
  en: { you: true, start: 'You', name: 'you', of: 'your', startOf: 'Your', to: 'you' },
  fr: { you: true, start: 'Vous', name: 'vous', of: 'de vous', startOf: 'De vous', to: 'à vous' },
};

/** How a seat is called when `reader` reads: by name, and without one by the number. */
export function personOf(seat: Seat, reader: Seat | null, lang: Lang, names: Names = []): Person {
  if (seat === reader) return YOU[lang];
  const name = called(seat, lang, names);
  return { you: false, ...name, startOf: name.of };
}

/** A card with its role: "Moltguard (Discard 1–2)"; left out where the name has it already. `enemy` is its holder's. */
export function card(key: CardKey, lang: Lang, enemy?: Person): string {
  const name = cardName(key)[lang];
  const role = roleText(partsOf(key).kind, lang, enemy);
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

/** What makes somebody discard, by its name: the alien that was deployed, or what was spent for its effect. */
export function sourceOf(view: View, lang: Lang): string {
  const source = effectSource(view);
  return 'card' in source ? cardName(source.card)[lang] : faceName(source.face);
}

/** Why the aim is not the number of cards in hand, where another's planet effect is the reason. */
/** The planets that Emalto lets the active player aim at, joined by a word. */
export function aims(view: View, or: string): string {
  const planets = new Set(([-1, 0, 1] as const).map((shift) => planetName(aimOf(view, view.active, shift))));
  return [...planets].join(', ').replace(/, ([^,]+)$/, ` ${or} $1`);
}

export function shifted({ turn }: View): string {
  return turn.inForce.forcedShift === 0 ? '' : ` (${faceName('iontian')} ${signed(turn.inForce.forcedShift)})`;
}
