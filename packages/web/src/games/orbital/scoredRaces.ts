import type { Seat } from '@starboard/kernel';
import { type Event, type ModuleId, type Race, races, type View } from '@starboard/orbital';

/**
 * The races as they were scored. Several decisions may come at once: what was built with them counts, and damage that
 * maintenance has removed since is still there.
 */
export function scoredRaces(before: View, after: View, events: readonly Event[]): readonly Race[] {
  const ends = events.findIndex(({ type }) => type === 'yearEnds');
  const year = events.slice(0, ends);
  const players = after.players.map((p, seat) => ({
    ...p,
    modules: p.modules.map((m) => ({ ...m, damage: damageOf(seat, m.id) })),
  }));
  // Rivals take their cards after the points.
  return races({ ...after, players, rivals: before.rivals });

  function damageOf(seat: Seat, id: ModuleId): number {
    const times = (type: 'damaged' | 'repaired') =>
      year.filter((e) => e.type === type && e.seat === seat && e.module === id).length;
    const was = before.players[seat].modules.find((m) => m.id === id)?.damage ?? 0;
    return was + times('damaged') - times('repaired');
  }
}
