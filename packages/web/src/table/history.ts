import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  type Match,
  opened,
  type Result,
  replay,
  type Seat,
} from '@starboard/kernel';
import type { Moment } from '../games/contract.ts';
import type { SavedMatch } from './saved.ts';

/** What each decision did, for all eyes: the table strips it for each viewer. */
export type History = readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];

/** A saved match brought back to life, with what happened in it. */
export function revived(game: AnyGame, saved: SavedMatch): Result<{ match: Match; history: History }> {
  const first = opened(game, saved.record);
  if ('problems' in first) return first;
  const history: { seat: Seat; events: readonly GameEvent[] }[] = [];
  const steps = replay(game, saved.record);
  let next = steps.next();
  for (; !next.done; next = steps.next()) history.push({ seat: next.value.seat, events: next.value.events });
  return 'problems' in next.value ? next.value : { value: { match: next.value.value, history } };
}

/** The moments from decision number `from` on, as a viewer received them; moment 0 is the deal. */
export function momentsFor(match: Match, history: History, viewer: Seat | null, from: number): Moment[] {
  const moments: Moment[] = from === 0 ? [{ seq: 0, seat: 0, events: [] }] : [];
  for (let seq = Math.max(from, 1); seq <= history.length; seq++) {
    const { seat, events } = history[seq - 1];
    // Only one's own action is told: another's may hold what its events keep secret.
    const own = seat === viewer ? { action: match.steps[seq - 1].action } : {};
    moments.push({ seq, seat, ...own, events: eventsFor(events, viewer) });
  }
  return moments;
}
