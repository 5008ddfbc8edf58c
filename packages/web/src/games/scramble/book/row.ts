import type { Text } from '@starboard/kernel';
import { type Rule, rule } from '../../../contract/book.ts';

/** A rule of this game's ledger; its id without the name of the game. */
export function r(id: string, en: string, fr: string, remedy?: Text): Rule {
  return rule(`SCRAMBLE-${id}`, en, fr, remedy);
}
