import type { View } from '@starboard/orbital';

/** All hands open: each player from that player's own view. */
export function open(views: readonly View[]): View {
  const [first] = views;
  return { ...first, seat: 0, players: first.players.map((p, seat) => views[seat]?.players[seat] ?? p) };
}
