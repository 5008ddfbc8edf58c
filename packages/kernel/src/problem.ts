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

/** A value as it appears in a message: short, on one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
