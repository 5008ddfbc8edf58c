import { called, type GameText, type Lang } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Effect } from './effects.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Phrases, whoIs } from './words/phrases.ts';
import { screenIn } from './words/screen.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Settlers', fr: 'Stellar Settlers' },
  tagline: {
    en: 'Seven dice, fourteen Worlds: take what you have, or risk a die for more.',
    fr: 'Sept dés, quatorze Mondes : prenez ce que vous avez, ou risquez un dé pour plus.',
  },
  minutes: [15, 30],
  screen: screenIn(PHRASES),
  table: (view, lang, names) => table(view, PHRASES[lang], lang, names),
  prompt: (view, seat, lang, names) => PHRASES[lang].prompt(view, whoIs(view.active, seat, lang, names)),
  action: (a, view, lang, names) => PHRASES[lang].action(a, view, (seat) => called(seat, lang, names)),
  event: (e, reader, lang, names) => PHRASES[lang].event(e, (seat) => whoIs(seat, reader, lang, names)),
  points: (points, lang) => PHRASES[lang].points(points),
};

/** The rules text on an Upgrade, the blank card included: generated from its effect. */
export function effectText(effect: Effect, lang: Lang): string {
  return PHRASES[lang].effect(effect);
}
