import type { GameText, Lang } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { drawing } from './words/drawing.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Phrases, waitedFor } from './words/phrases.ts';
import { screen } from './words/screen.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Star Scrappers: Orbital', fr: 'Star Scrappers: Orbital' },
  tagline: {
    en: 'Grow one space station out of one core, and race for six colours.',
    fr: 'Faites grandir une station spatiale autour d’un module, et courez après six couleurs.',
  },
  minutes: [30, 90],
  screen,
  table: (view, lang, names = []) => table(view, PHRASES[lang].labels, lang, names),
  drawing,
  prompt: (view, seat, lang, names = []) =>
    PHRASES[lang].prompt(view, seat !== null && waitedFor(view).includes(seat), names),
  action: (a, view, lang, names = []) => PHRASES[lang].action(a, view, names),
  event: (e, seat, lang, names = []) => PHRASES[lang].event(e, seat, names),
  points: (points, lang) => `${points} ${{ en: 'VP', fr: 'PV' }[lang]}`,
};
