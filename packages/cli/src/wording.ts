import {
  type AnyGame,
  eventFor,
  type Forfeit,
  type GameEvent,
  type Lang,
  type Names,
  type Outcome,
  type Seat,
  type Text,
} from '@starboard/kernel';
import { columns } from './columns.ts';

/** Who reads: a seat, a spectator (null), or someone who may see everything. */
export type Reader = Seat | null | 'open';

/** How far the numbers of a list go. */
export function numbered(first: number, last: number): Text {
  if (first === last) return { en: `${first} is the only one`, fr: `${first} est le seul` };
  return { en: `they go from ${first} to ${last}`, fr: `ils vont de ${first} à ${last}` };
}

/** What happened, as sentences for that reader. */
export function sentences(
  game: AnyGame,
  events: readonly GameEvent[],
  reader: Reader,
  { lang, names }: { readonly lang: Lang; readonly names: Names },
): string[] {
  const seat = reader === 'open' ? null : reader;
  return events
    .map((event) => game.text.event(reader === 'open' ? event : eventFor(event, seat), seat, lang, names))
    .filter((sentence) => sentence !== undefined);
}

/** Places, names and points, best first, and who has won. */
export function finalResult(game: AnyGame, result: Outcome, names: readonly string[], lang: Lang): string {
  const { points, places } = result;
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  const rows = seats.map((seat) => [
    `${places[seat]}.`,
    seatName(seat, names, lang),
    game.text.points(points[seat], lang),
  ]);
  return `${columns(rows)}\n${whoWon(result, names)[lang]}`;
}

/** Who has won a match, and if it was not played to its end, why. */
export function whoWon(result: Outcome | Forfeit, names: readonly string[]): Text {
  const won = winnersOf(result.winners, names);
  if (!('forfeit' in result)) return won;
  const { en, fr } = seatIn(result.seat, names);
  const left = result.forfeit === 'leave';
  return {
    en: `${en} ${left ? 'left the match' : 'ran out of time'}. ${won.en}`,
    fr: `${fr} ${left ? 'a quitté la partie' : 'n’a plus de temps'}. ${won.fr}`,
  };
}

function winnersOf(winners: readonly Seat[], names: readonly string[]): Text {
  const list = (lang: Lang) => winners.map((seat) => seatName(seat, names, lang)).join(', ');
  if (winners.length === 0) return { en: 'Nobody has won.', fr: 'Personne n’a gagné.' };
  return winners.length === 1
    ? { en: `The winner: ${list('en')}.`, fr: `Gagne : ${list('fr')}.` }
    : { en: `A draw, won by ${list('en')}.`, fr: `Égalité, victoire partagée : ${list('fr')}.` };
}

/** A seat with the name of who sits there; an automaton's name has the number already. People count seats from 1. */
export function seatName(seat: Seat, names: readonly string[], lang: Lang): string {
  if (/^automat(on|e) \d+$/.test(names[seat])) return names[seat];
  return `${lang === 'fr' ? 'place' : 'seat'} ${seat + 1} (${names[seat]})`;
}

/** The same at the start of a sentence. */
function seatIn(seat: Seat, names: readonly string[]): Text {
  const start = (text: string) => text[0].toUpperCase() + text.slice(1);
  return { en: start(seatName(seat, names, 'en')), fr: start(seatName(seat, names, 'fr')) };
}
