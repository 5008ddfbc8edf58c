import type { GameText, Lang, Seat } from '@starboard/kernel';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Phrases } from './words/phrases.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'Star Scrappers: Orbital', fr: 'Star Scrappers: Orbital' },
  tagline: {
    en: 'Grow one space station out of one core, and race for six colours.',
    fr: 'Faites grandir une station spatiale autour d’un module, et courez après six couleurs.',
  },
  minutes: [30, 90],
  table: (view, lang) => table(view, PHRASES[lang].labels, lang),
  prompt: (view, seat, lang) => PHRASES[lang].prompt(view, seat !== null && decides(view, seat)),
  action: (a, view, lang) => PHRASES[lang].action(a, view),
  event: (e, seat, lang) => PHRASES[lang].event(e, seat),
  points: (points, lang) => `${points} ${{ en: 'VP', fr: 'PV' }[lang]}`,
};

/** Whether a seat is asked now. */
function decides(view: View, seat: Seat): boolean {
  const frame = view.stack.at(-1);
  if (!frame) return false;
  if ('waiting' in frame) return frame.waiting.includes(seat);
  return ('seat' in frame ? frame.seat : view.activeSeat) === seat;
}
