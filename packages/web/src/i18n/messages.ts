import type { Lang } from '@starboard/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** Every sentence of the client; English is the list, and another language that misses one does not compile. */
export type Messages = Widened<typeof en>;

const MESSAGES: Readonly<Record<Lang, Messages>> = { en, fr };

export function messages(lang: Lang): Messages {
  return MESSAGES[lang];
}
