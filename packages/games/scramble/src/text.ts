import type { GameText, Lang } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { decider } from './derived.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { drawing } from './words/drawing.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Labels, type Phrases, subject } from './words/phrases.ts';
import { screenIn } from './words/screen.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

/** The names of icons, gems and meters, for whoever draws the table. */
export const LABELS: Readonly<Record<Lang, Labels>> = { en: en.labels, fr: fr.labels };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Scramble', fr: 'Stellar Scramble' },
  tagline: {
    en: 'Draw a gem, pick a gun, shoot first: and do not melt down.',
    fr: 'Piochez une gemme, choisissez un canon, tirez le premier : et gare à la fusion.',
  },
  minutes: [15, 45],
  screen: screenIn(PHRASES),
  table: (view, lang, names) => table(view, PHRASES[lang].labels, lang, names),
  drawing: (view, lang) => drawing(view, PHRASES[lang].labels, lang),
  prompt(view, seat, lang, names) {
    const asked = decider(view);
    if (asked === undefined) return PHRASES[lang].over;
    if (asked === seat) return PHRASES[lang].prompt(view);
    return PHRASES[lang].waiting(asked, view.pilots[asked].colour, names);
  },
  action: (a, view, lang) => PHRASES[lang].action(a, view),
  event: (e, seat, lang, names) =>
    PHRASES[lang].event(e, subject('seat' in e ? e.seat : null, seat, lang, names), names),
  points: (points, lang) => PHRASES[lang].points(points),
};
