import type { GameText, Lang, Seat } from '@starboard/kernel';
import type { Action, Event, View } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { type Phrases, whoIs } from './words/phrases.ts';
import { table } from './words/table.ts';

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr };

export const text: GameText<View, Action, Event> = {
  name: { en: 'We Come In Peace', fr: 'We Come In Peace' },
  tagline: {
    en: 'Saucers over your planet, missiles on your neighbours: three rounds, and the best-kept world wins.',
    fr: 'Des soucoupes sur votre planète, des missiles chez les voisins : trois manches, et le monde le mieux gardé gagne.',
  },
  minutes: [4, 12],
  table: (view, lang) => table(view, PHRASES[lang].labels, lang),
  prompt: (view, seat, lang) =>
    seat !== null && decides(view, seat) ? PHRASES[lang].asks(view) : PHRASES[lang].waits(view),
  action: (a, _view, lang) => PHRASES[lang].action(a),
  event: (e, seat, lang) => PHRASES[lang].event(e, (subject) => whoIs(subject, seat, lang)),
  points: (points) => `${points}`,
};

/** Whether a seat is asked now. */
function decides(view: View, seat: Seat): boolean {
  const frame = view.stack.at(-1);
  if (!frame) return false;
  if (frame.step === 'freeRebuild') return frame.pools[seat] > 0;
  if (frame.step !== 'pick') return seat === view.active;
  const { attacker, targets } = frame.attack;
  return [attacker, ...targets].includes(seat) && !frame.locked.includes(seat);
}
