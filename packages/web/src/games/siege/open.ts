import type { View } from '@starboard/siege';

/** Both hands open: each player from that player's own view. */
export function open(views: readonly View[]): View {
  const [first] = views;
  return { ...first, seat: 0, players: [views[0].players[0], views[1].players[1]] };
}
