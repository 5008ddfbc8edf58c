import type { Seat } from '@starboard/kernel';

/** Who plays a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The seats that people play. */
export function people(players: readonly Player[]): Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
}

/** Everybody one seat on, for a rematch. */
export function rotated<T>(players: readonly T[]): T[] {
  return [...players.slice(1), ...players.slice(0, 1)];
}

/** What follows when a person leaves: a bot plays on for the seat, or the match ends and these have won. */
export type Departure = { readonly by: Player } | { readonly winners: readonly Seat[] };

/**
 * Among more than two people the others finish their match against a bot. Of two people the other wins. Who leaves bots
 * alone ends the match: a single opponent has won, several have not decided it between them.
 */
export function departure(players: readonly Player[], seat: Seat, level: string): Departure {
  const others = people(players).filter((person) => person !== seat);
  if (others.length > 1) return { by: { kind: 'bot', name: players[seat].name, level } };
  if (others.length === 1) return { winners: others };
  return { winners: players.length === 2 ? [1 - seat] : [] };
}
