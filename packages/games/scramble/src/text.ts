import type { GameText, Lang } from '@starboard/kernel';
import type { Event } from './events.ts';
import type { Action, View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Phrases, whoIs } from './words/phrases.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Scramble', fr: 'Stellar Scramble' },
  tagline: {
    en: 'Draw a gem, pick a gun, shoot first: and do not melt down.',
    fr: 'Piochez une gemme, choisissez un canon, tirez le premier : et gare à la fusion.',
  },
  minutes: [15, 45],
  table: (view, lang) => table(view, PHRASES[lang].labels, lang),
  prompt(view, seat, lang) {
    const asked = decides(view);
    if (asked === undefined) return PHRASES[lang].over;
    return asked === seat ? PHRASES[lang].prompt(view) : PHRASES[lang].waiting(view.pilots[asked].colour);
  },
  action: (a, view, lang) => PHRASES[lang].action(a, view),
  event: (e, seat, lang) => PHRASES[lang].event(e, whoIs('seat' in e ? e.seat : null, seat, lang)),
  points: (points, lang) => PHRASES[lang].points(points),
};

/** Who is asked now; nobody once the match is over. */
function decides(view: View): number | undefined {
  const frame = view.stack.at(-1);
  if (!frame) return undefined;
  return 'seat' in frame ? frame.seat : view.active;
}
