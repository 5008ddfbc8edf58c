import { type AnyGame, eventFor, type GameEvent, type Lang, type Outcome, type Seat } from '@starboard/kernel';
import { columns } from './columns.ts';

/** Whose eyes are lent: a seat's, a spectator's (null), or those of someone who may see everything. */
export type Eyes = Seat | null | 'open';

/** What happened, as sentences for those eyes. */
export function sentences(game: AnyGame, events: readonly GameEvent[], eyes: Eyes, lang: Lang): string[] {
  const seat = eyes === 'open' ? null : eyes;
  return events
    .map((event) => game.text.event(eyes === 'open' ? event : eventFor(event, seat), seat, lang))
    .filter((sentence) => sentence !== undefined);
}

/** The final standing, best first. */
export function standing(game: AnyGame, { points, places }: Outcome, names: readonly string[], lang: Lang): string {
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  const rows = seats.map((seat) => [
    `${places[seat]}.`,
    seatName(seat, names, lang),
    game.text.points(points[seat], lang),
  ]);
  return columns(rows);
}

/** A seat with the name of who sits there. People count seats from 1, as the games' own texts do. */
export function seatName(seat: Seat, names: readonly string[], lang: Lang): string {
  return `${lang === 'fr' ? 'place' : 'seat'} ${seat + 1} (${names[seat]})`;
}
