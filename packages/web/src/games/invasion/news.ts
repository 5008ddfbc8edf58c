import { CORE, type Event, pointsOf, SITES, type View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { Moment } from '@starboard/table';

/** What became of a planet between two turns of its owner. */
export interface News {
  /** Points won or, below zero, lost. */
  readonly points: number;
  /** What became of the Core, if it was hit. */
  readonly core?: 'damaged' | 'lost';
  /** Whether there was a turn before this one. */
  readonly again: boolean;
}

/** What others did to a planet since the last turn of its owner, who begins another one now; undefined if nothing. */
export function newsOf(moments: readonly Moment<Event>[], view: View, seat: Seat): News | undefined {
  const events = moments.flatMap((moment) => moment.events);
  const own = events.flatMap((e, at) => (e.type === 'turn' && e.seat === seat ? [at] : []));
  const [before, begun] = [own.at(-2), own.at(-1)];
  if (begun === undefined || (before === undefined && view.round > 1)) return undefined;
  const since = before === undefined ? 0 : events.findIndex((e, at) => e.type === 'turn' && at > before);
  const now = view.planets[seat];
  const then = now.slice();
  for (const e of events.slice(since, begun)) {
    if (e.type === 'hit' && e.seat === seat) for (const site of e.hits) then[SITES.indexOf(site)]++;
    if (e.type === 'rebuild' && e.seat === seat) then[SITES.indexOf(e.site)]--;
  }
  const points = pointsOf(now) - pointsOf(then);
  if (points === 0) return undefined;
  const core = now[CORE] < then[CORE] ? { core: now[CORE] === 0 ? ('lost' as const) : ('damaged' as const) } : {};
  return { points, ...core, again: before !== undefined };
}
