import type { GameText, Lang } from '@starboard/kernel';
import type { Effect } from './effects.ts';
import type { Action, Event, View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Phrases, whoIs } from './words/phrases.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Settlers', fr: 'Stellar Settlers' },
  tagline: {
    en: 'Seven dice, fourteen Worlds: take what you have, or risk a die for more.',
    fr: 'Sept dés, quatorze Mondes : prenez ce que vous avez, ou risquez un dé pour plus.',
  },
  minutes: [15, 30],
  table: (view, lang) => table(view, PHRASES[lang], lang),
  prompt: (view, seat, lang) => PHRASES[lang].prompt(view, seat !== null && seat === view.active),
  action: (a, view, lang) => PHRASES[lang].action(a, view),
  event: (e, seat, lang) => PHRASES[lang].event(e, (who) => whoIs(who, seat, lang)),
  points: (points, lang) => PHRASES[lang].points(points),
};

/** The rules text on an Upgrade, the blank card included: generated from its effect. */
export function effectText(effect: Effect, lang: Lang): string {
  return PHRASES[lang].effect(effect);
}
