import { LANGS, type Lang } from '@starboard/kernel';
import type { Book, Component, Rule, Section } from '../contract/book.ts';

/** What answers a search: components with their pictures, and rules with their chapters. */
export interface Answers {
  readonly components: readonly Component[];
  readonly rules: readonly { readonly rule: Rule; readonly section: Section }[];
}

const NONE: Answers = { components: [], rules: [] };
/** More than this nobody reads. */
const MOST = { components: 6, rules: 14 };

/** Letters without accents and case, so that nobody has to type them. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'").toLowerCase();
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}+½]+/u)
    .filter(Boolean);

/** Whether every word of a query begins a word of the text. */
function answers(query: readonly string[], words: readonly string[]): boolean {
  return query.every((asked) => words.some((word) => word.startsWith(asked)));
}

/** Searches the rules and the components of a book: by its own words in one language, by names in all of them. */
export function searcher(book: Book, lang: Lang): (query: string) => Answers {
  const names = (c: Component) => LANGS.flatMap((l) => wordsOf(c.name[l]));
  const components = book.components.map((component) => {
    const named = names(component);
    return { component, named, words: [...named, ...wordsOf(component.text[lang])] };
  });
  const rules = book.sections.flatMap((section) =>
    section.rules.map((rule) => {
      const about = book.components.filter((c) => c.rule === rule.id).flatMap(names);
      const own = wordsOf(rule.text[lang]);
      return {
        rule,
        section,
        own,
        words: [...own, ...about, ...wordsOf(section.title[lang]), rule.id.toLowerCase(), ...wordsOf(rule.id)],
      };
    }),
  );
  return (query) => {
    const asked = [...new Set(wordsOf(query))];
    const id = query.trim().toLowerCase();
    if (asked.length === 0) return NONE;
    const cards = components.filter(({ words }) => answers(asked, words));
    const found = rules.filter(({ words, rule }) => answers(asked, words) || rule.id.toLowerCase() === id);
    // What says it in so many words comes before what only belongs to it.
    const first = <T>(list: readonly T[], is: (one: T) => boolean) => [
      ...list.filter(is),
      ...list.filter((one) => !is(one)),
    ];
    return {
      components: first(cards, ({ named }) => answers(asked, named))
        .slice(0, MOST.components)
        .map(({ component }) => component),
      rules: first(found, ({ own }) => answers(asked, own))
        .slice(0, MOST.rules)
        .map(({ rule, section }) => ({ rule, section })),
    };
  };
}
