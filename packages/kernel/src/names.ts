import type { Lang } from './text.ts';

/**
 * Games call a seat by its number, “Player 2”, as they know no names. Whoever knows them puts them in: a seat without a
 * name keeps its number.
 */
export function callByName(text: string, names: readonly string[], lang: Lang): string {
  const named = (whole: string, number: string, before = '') => {
    const name = names[Number(number) - 1];
    return name ? `${before}${name}` : whole;
  };
  if (lang === 'en') return text.replace(/\b[Pp]layer (\d+)\b/g, (whole, number: string) => named(whole, number));
  return text
    .replace(/\b([Dd])u joueur (\d+)\b/g, (whole, d: string, number: string) => {
      const vowel = /^[aeiouyhàâéèêëîïôùûœæ]/i.test(names[Number(number) - 1] ?? '');
      return named(whole, number, vowel ? `${d}’` : `${d}e `);
    })
    .replace(/\b([Aa])u joueur (\d+)\b/g, (whole, a: string, number: string) =>
      named(whole, number, a === 'A' ? 'À ' : 'à '),
    )
    .replace(/\b(?:[Ll]e )?[Jj]oueur (\d+)\b/g, (whole, number: string) => named(whole, number));
}
