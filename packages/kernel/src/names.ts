import type { Seat } from './game.ts';
import type { Lang } from './text.ts';

/** What the seats are called, by seat; a seat without a name, or with an empty one, is called by its number. */
export type Names = readonly (string | undefined)[];

/** The name of a seat as the cases of a sentence need it. */
export interface Called {
  /** At the start of a sentence: “Ada”, “Player 2”, “Le joueur 2”. */
  readonly start: string;
  /** Within a sentence: “Ada”, “Player 2”, “le joueur 2”. */
  readonly name: string;
  /** “Ada’s”, “Player 2’s”; in French “d’Ada”, “de Vega”, “du joueur 2”. */
  readonly of: string;
  /** “Ada”, “Player 2”; in French “à Ada”, “au joueur 2”. */
  readonly to: string;
}

/** How a seat is called. */
export function called(seat: Seat, lang: Lang, names: Names = []): Called {
  const name = names[seat] || undefined;
  if (lang === 'en') {
    const plain = name ?? `Player ${seat + 1}`;
    return { start: plain, name: plain, of: `${plain}’s`, to: plain };
  }
  if (name) return { start: name, name, of: frenchOf(name), to: `à ${name}` };
  const number = `joueur ${seat + 1}`;
  return { start: `Le ${number}`, name: `le ${number}`, of: `du ${number}`, to: `au ${number}` };
}

/** “de” before a name, elided before a vowel: “d’Ada”, “de Vega”. */
export function frenchOf(name: string): string {
  return /^[aeiouyhàâéèêëîïôùûœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
