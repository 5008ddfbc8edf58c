import type { Seat } from '@starboard/kernel';
import { type Energy, type Event, faceOf, type View } from '@starboard/scramble';
import type { Moment } from '@starboard/table';

/** What befell a pilot since the last decision of its own. */
export interface News {
  /** The Alien Event that struck. */
  readonly struck?: 'move' | 'fire';
  /** How many Invaders of the own colour got through, and which of the Victory Track they took, the first lost first. */
  readonly through: number;
  readonly lost: readonly string[];
  /** By what the pilot overheated, and the weapons that went Out of Order. */
  readonly overheated?: 'gem' | 'aliens';
  readonly broken: readonly Energy[];
  /** Credits for Invaders that others finished. */
  readonly assists: number;
  /** The credits that bought nothing, so that the own turn ended by itself. */
  readonly short?: number;
}

/** Choosing the broken weapon belongs to what befell the pilot; everything else it decides goes on. */
function ownsUp({ events }: Moment<Event>, seat: Seat): boolean {
  return events.some((e) => e.type === 'outOfOrder' && e.seat === seat);
}

/** The events since the pilot last decided, those of that decision among them: a round may have ended with it. */
function since(moments: readonly Moment<Event>[], seat: Seat): readonly Event[] {
  const last = moments.findLastIndex((moment) => moment.seat === seat && !ownsUp(moment, seat));
  return moments.slice(Math.max(0, last)).flatMap(({ events }) => events);
}

/** What befell a pilot until it decides again; undefined if nothing did. */
export function newsOf(moments: readonly Moment<Event>[], view: View, seat: Seat): News | undefined {
  let news: News = { through: 0, lost: [], broken: [], assists: 0 };
  for (const e of since(moments, seat)) {
    if (e.type === 'slideOff' && e.event !== null) {
      const kind = faceOf(view, e.event)?.event;
      if (kind) news = { ...news, struck: kind };
    }
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.type === 'attack')
      news = { ...news, through: news.through + 1, lost: e.lost === null ? news.lost : [...news.lost, e.lost] };
    if (e.type === 'overheat') news = { ...news, overheated: e.by };
    if (e.type === 'outOfOrder') news = { ...news, broken: [...news.broken, e.weapon] };
    if (e.type === 'shortOfCredits') news = { ...news, short: e.credits };
    if (e.type === 'assist') news = { ...news, assists: news.assists + e.credits };
  }
  const { struck, overheated, assists, short } = news;
  return struck || overheated || assists > 0 || short !== undefined ? news : undefined;
}
