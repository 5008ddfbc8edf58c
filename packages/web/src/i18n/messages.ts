import type { Lang } from '@starboard/kernel';
import { en } from './en/index.ts';

/** The same list in any language. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** Every sentence of the client; English is the list, and another language that misses one does not compile. */
export type Messages = Widened<typeof en>;

/** English is there from the start; another language is a file of its own, for who reads it. */
const loaded = new Map<Lang, Messages>([['en', en]]);

/** The sentences of a language that was loaded; in English until then. */
export function messages(lang: Lang): Messages {
  return loaded.get(lang) ?? en;
}

/** Has the sentences of a language ready. Where they cannot be fetched, English serves. */
export async function loadMessages(lang: Lang): Promise<void> {
  if (lang !== 'fr' || loaded.has(lang)) return;
  await import('./fr/index.ts').then(
    ({ fr }) => loaded.set('fr', fr),
    () => undefined,
  );
}
