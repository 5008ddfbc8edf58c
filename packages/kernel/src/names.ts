import type { Lang } from './text.ts';

/** “de” before a name, elided before a vowel: “d’Ada”, “de Vega”. */
export function frenchOf(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

const elides = (name: string) => /^[aeiouyhàâéèêëîïôùûœæ]/i.test(name);

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
    .replace(/\b([Dd])u joueur (\d+)\b/g, (whole, d: string, number: string) =>
      named(whole, number, elides(names[Number(number) - 1] ?? '') ? `${d}’` : `${d}e `),
    )
    .replace(/\b([Aa])u joueur (\d+)\b/g, (whole, a: string, number: string) =>
      named(whole, number, a === 'A' ? 'À ' : 'à '),
    )
    .replace(/\b(?:[Ll]e )?[Jj]oueur (\d+)\b/g, (whole, number: string) => named(whole, number));
}
