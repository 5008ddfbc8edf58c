import type { Lang } from '@starboard/kernel';

/** What seats are called that nobody named. Stored names may be in any language, so all of them are always there. */
export const NAMELESS: Readonly<Record<Lang, { readonly you: string; readonly player: (n: number) => string }>> = {
  en: { you: 'You', player: (n) => `Player ${n}` },
  fr: { you: 'Vous', player: (n) => `Joueur ${n}` },
};
