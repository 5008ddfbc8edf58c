import { BLOCKED_WORDS } from '../content/customMenu.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { WORLDS } from '../content/worlds.ts';

/** Names of Worlds and Upgrades that a blank card cannot have, as names are compared. */
export const TAKEN = new Set([...WORLDS, ...UPGRADES].flatMap(({ name }) => [folded(name.en), folded(name.fr)]));

/** A name as it is stored on the card: in composed characters, without spaces around it. */
export function shownName(name: string): string {
  return name.normalize('NFC').trim();
}

/** Characters that nobody sees, or that change the one before them: two names could look alike and differ. */
export const INVISIBLE = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{C}\p{Zl}\p{Zp}]/u;

/** A name as names are compared: without case, accents, width of letters and shape of apostrophes. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toUpperCase()
    .toLowerCase();
}

/** Unicode code points after NFC. */
export function length(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Whether a text must not be shown; the platform may bring its own. */
export type WordFilter = (text: string) => boolean;

/** The filter where the platform brings none. */
export function hasBlockedWord(text: string): boolean {
  const spoken = folded(text).split(/[^\p{L}]+/u);
  return BLOCKED_WORDS.some((word) => spoken.includes(folded(word)));
}
