import type { GameText, Lang } from '@starboard/kernel';
import type { Action, Event, View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { halves, type Phrases, whoIs } from './words/phrases.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Siege', fr: 'Stellar Siege' },
  tagline: {
    en: 'Eight planets, two peoples, and a hand whose size is your aim.',
    fr: 'Huit planètes, deux peuples, et une main dont la taille est votre visée.',
  },
  minutes: [10, 25],
  table: (view, lang) => table(view, PHRASES[lang].labels, lang),
  prompt: (view, seat, lang) => PHRASES[lang].prompt(view, seat !== null && decides(view) === seat),
  action: (a, view, lang) => PHRASES[lang].action(a, view),
  event: (e, seat, lang) => PHRASES[lang].event(e, whoIs('seat' in e ? e.seat : 0, seat, lang)),
  points: halves,
};

/** Who is asked now; nobody once the match is over. */
function decides(view: View): number | undefined {
  const frame = view.stack.at(-1);
  if (!frame) return undefined;
  return frame.step === 'discard' ? frame.seat : view.active;
}
