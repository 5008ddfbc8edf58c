import { type MatchRecord, opened, type PlayedMatch, replay } from '@starboard/kernel';
import type { Event } from './events.ts';
import { game } from './game.ts';
import type { State } from './types.ts';

/** Replays a finished record; throws where it cannot be replayed. */
export function playedMatch(record: MatchRecord): PlayedMatch<State, Event> {
  const first = opened(game, record);
  const events: Event[] = [];
  for (const step of replay(game, record)) events.push(...(step.events as readonly Event[]));
  const over = events.at(-1)?.type === 'over';
  const { result } = record;
  if (!result || 'forfeit' in result || !over || 'problems' in first)
    throw new Error('not the record of a finished match');
  return { opening: first.value.state as State, events, outcome: result };
}
