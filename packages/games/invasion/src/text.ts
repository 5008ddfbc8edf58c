import { called, type GameText, type Lang } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { deciding, type Phrases, subject } from './words/phrases.ts';
import { screenIn } from './words/screen.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'We Come In Peace', fr: 'We Come In Peace' },
  tagline: {
    en: 'Saucers over your planet, missiles on your neighbours: three rounds, and the best-kept world wins.',
    fr: 'Des soucoupes sur votre planète, des missiles chez les voisins : trois manches, et le monde le mieux gardé gagne.',
  },
  minutes: [4, 12],
  screen: screenIn(PHRASES),
  table: (view, lang, names) => table(view, { labels: PHRASES[lang].labels, lang, names }),
  prompt(view, seat, lang, names) {
    const seats = deciding(view);
    if (seat !== null && seats.includes(seat))
      return PHRASES[lang].asks(view, seat, (other) => called(other, lang, names));
    return PHRASES[lang].waits(
      view,
      seats.map((awaited) => called(awaited, lang, names)),
    );
  },
  action: (a, _view, lang) => PHRASES[lang].action(a),
  event: (e, seat, lang, names) => PHRASES[lang].event(e, (who) => subject(who, seat, lang, names)),
  points: (points) => `${points}`,
};
