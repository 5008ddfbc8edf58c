import type { GameText, Lang, Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { askedSeat } from './assist.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { halves, type Phrases, personOf } from './words/phrases.ts';
import { screen } from './words/screen.ts';
import { table } from './words/table.ts';
import { enemyOf } from './zones.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Stellar Siege', fr: 'Stellar Siege' },
  tagline: {
    en: 'Eight planets, two peoples, and a hand whose size is your aim.',
    fr: 'Huit planètes, deux peuples, et une main dont la taille est votre visée.',
  },
  minutes: [10, 25],
  screen,
  table: (view, lang, names) => table(view, PHRASES[lang].labels, lang, names),
  prompt(view, seat, lang, names) {
    const asked = askedSeat(view) ?? view.active;
    const person = personOf(asked, seat, lang, names);
    return PHRASES[lang].prompt(view, person, personOf(enemyOf(asked), seat, lang, names));
  },
  action(a, view, lang, names) {
    const chooser = askedSeat(view) ?? view.active;
    const person = (seat: Seat) => personOf(seat, view.seat, lang, names);
    return PHRASES[lang].action(a, view, person(chooser), person(enemyOf(chooser)));
  },
  event(e, reader, lang, names) {
    const seat = 'seat' in e ? e.seat : 0;
    return PHRASES[lang].event(e, personOf(seat, reader, lang, names), personOf(enemyOf(seat), reader, lang, names));
  },
  points: halves,
};
