import { eventsFor, hash, type MatchRecord } from '@starboard/kernel';
import type { SeenThrough, Snapshots } from '@starboard/server/told';
import { patched } from '@starboard/table';
import type { GameSkin } from '../contract/skin.ts';
import type { Eye, Film } from '../story/film.ts';

/** A match as it was seen when it was played: to look at it, no rules are needed. */
export function storedFilm({ views, steps }: Snapshots, skin: GameSkin, record: MatchRecord): Film {
  const [spectator, ...seats] = views.map(everyView);
  const own = (eye: Exclude<Eye, 'open'>) => (eye === null ? spectator : (seats[eye] ?? spectator));
  return {
    name: hash([record.key, record.actions]),
    seats: record.seats.length,
    judge: null,
    length: steps.length,
    view(at, eye) {
      if (eye !== 'open') return own(eye)[at];
      return skin.open?.(record.seats.map((_, seat) => own(seat)[at])) ?? spectator[at];
    },
    moments(at, eye) {
      const shown = steps.slice(0, at).map(({ seat, action, events }, i) => {
        const moment = { step: i + 1, entry: i + 1, seat };
        if (eye === 'open') return { ...moment, events };
        return { ...moment, ...(seat === eye ? { action } : {}), events: eventsFor(events, eye) };
      });
      return [{ step: 0, entry: 0, seat: 0, events: [] }, ...shown];
    },
  };
}

/** They share what did not change, so that all of them together take little room. */
function everyView({ first, patches }: SeenThrough): readonly unknown[] {
  const views = [first];
  for (const patch of patches) views.push(patched(views[views.length - 1], patch ?? undefined));
  return views;
}
