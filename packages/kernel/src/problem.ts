import { UNPRINTABLE } from './plainText.ts';
import type { Lang, Text } from './text.ts';

/** What is wrong with something that came from outside: where, why, and what would be right. */
export interface Problem {
  /** A path such as `options.sides` or `actions[17]`; empty for the whole. */
  readonly at: string;
  readonly text: Text;
  /** A ledger's code for this kind of mistake, where it has one. */
  readonly code?: string;
}

export type Result<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

export function problem(at: string, en: string, fr: string): Problem {
  return { at, text: { en, fr } };
}

export function failure(at: string, en: string, fr: string): { readonly problems: readonly Problem[] } {
  return { problems: [problem(at, en, fr)] };
}

/** Problems as lines for people. */
export function formatProblems(problems: readonly Problem[], lang: Lang): string {
  return problems.map((p) => `${p.code ? `${p.code}: ` : ''}${p.at ? `${p.at}: ` : ''}${p.text[lang]}`).join('\n');
}

/** What a whole number may be, in words. */
export function wholeNumberIn(min: number, max: number): Text {
  if (min === max) return { en: `${min}`, fr: `${min}` };
  return { en: `a whole number from ${min} to ${max}`, fr: `un entier de ${min} à ${max}` };
}

/** A value as it appears in a message: short, on one line, without a character that could disturb a terminal or a page. */
export function shown(value: unknown): string {
  return printable(written(value));
}

/** The same for a text that stands without quotation marks. */
export function printable(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return short.replace(UNPRINTABLE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** JSON, as far as the value goes. */
function written(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Too deep, in a circle, or of a kind that JSON does not know.
    return typeof value === 'bigint' ? `${value}` : typeof value;
  }
}
