import type { AnyGame, Violation } from '../game.ts';
import { PLATFORM_RULES } from '../platformRules.ts';
import { explain, LANGS, type Lang, type Text } from '../text.ts';
import { firstOf } from './law.ts';

const SIGNS_OF_A_MISTAKE = /[{}]|undefined|NaN|\[object|\bnull\b/;

/** Why words cannot be meant for people, if they cannot. */
export function garbled(words: unknown, what: () => string): string | undefined {
  if (typeof words !== 'string') return `${what()} is no text but ${typeof words}`;
  if (words.trim() === '') return `${what()} says nothing`;
  const sign = SIGNS_OF_A_MISTAKE.exec(words)?.[0];
  return sign === undefined ? undefined : `${what()} has “${sign}” in “${words.slice(0, 200)}”`;
}

/** The first complaint about the words in some of the languages. */
export function inEach(
  complaint: (lang: Lang) => string | undefined,
  langs: readonly Lang[] = LANGS,
): string | undefined {
  return firstOf(langs, (lang) => {
    const why = complaint(lang);
    return why && `${lang}: ${why}`;
  });
}

const needed = new Map<string, ReadonlySet<string>>();

/** The names of the values that a sentence needs. */
export function placeholders(sentence: string): ReadonlySet<string> {
  const known = needed.get(sentence);
  if (known) return known;
  const found = new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  needed.set(sentence, found);
  return found;
}

/** Why a violation cannot be explained to people, if it cannot. */
export function unexplained(game: AnyGame, violation: Violation, refused: string): string | undefined {
  const { rule, with: values = {} } = violation;
  const why = () => `“${refused}” is refused by ${rule}`;
  const rules: Readonly<Record<string, Text>> = { ...PLATFORM_RULES, ...game.rules };
  if (!Object.hasOwn(rules, rule)) return `${why()}, which is no rule of ${game.id}`;
  return inEach((lang) => {
    const missing = [...placeholders(rules[rule][lang])].find((name) => !Object.hasOwn(values, name));
    if (missing) return `${why()} without a value for {${missing}}`;
    // The rules of the platform quote what came from outside, which may look like anything.
    return Object.hasOwn(PLATFORM_RULES, rule) ? undefined : garbled(explain(game, violation, lang), why);
  });
}
