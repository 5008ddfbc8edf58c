import { type AnyGame, type MatchRecord, opened, type Result, replay, type Seat } from '@starboard/kernel';
import { diff } from '@starboard/table';
import type { SeenThrough, Snapshots } from '../http/told.ts';

/** How a match was seen, by the rules it was played by. */
export function snapshotsOf(game: AnyGame, record: MatchRecord): Result<Snapshots> {
  const first = opened(game, record);
  if ('problems' in first) return first;
  const states = [first.value.state];
  const steps: Snapshots['steps'][number][] = [];
  const played = replay(game, record);
  let next = played.next();
  for (; !next.done; next = played.next()) {
    const { match, seat, events } = next.value;
    states.push(match.state);
    steps.push({ seat, action: match.steps[steps.length].action, events });
  }
  if ('problems' in next.value) return next.value;
  const through = (eyes: Seat | null): SeenThrough => {
    const views: unknown[] = states.map((state) => game.view(state, eyes));
    return { first: views[0], patches: views.slice(1).map((view, i) => diff(views[i], view) ?? null) };
  };
  const seats = game.open?.(record.options) ? [] : record.seats.map((_, seat) => through(seat));
  return { value: { version: record.version, steps, views: [through(null), ...seats] } };
}
