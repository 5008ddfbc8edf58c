import {
  type Action,
  type AnyGame,
  eventsFor,
  type GameEvent,
  hash,
  type MatchRecord,
  opened,
  type Result,
  replay,
  type Seat,
  verify,
} from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { GameSkin } from '../contract/skin.ts';

/** Who looks at a replay: a seat, a spectator, or everybody together. */
export type Eye = Seat | null | 'open';

/** A match that can be seen after each of its decisions. */
export interface Film {
  /** The same for the same match as it stands. */
  readonly name: string;
  readonly seats: number;
  /** Who may judge the chances: a spectator of a match that is over, else the one who plays it. */
  readonly judge: Seat | null;
  /** Decisions in all. */
  readonly length: number;
  view(at: number, eye: Eye): unknown;
  /** The deal and the first `at` decisions, as they were received. */
  moments(at: number, eye: Eye): readonly Moment[];
}

/** Plays a record through once and keeps every position; or says what is wrong with the record. */
export function filmOf(game: AnyGame, skin: GameSkin, record: MatchRecord, eyes: readonly Eye[]): Result<Film> {
  const proved = verify(game, record);
  if ('problems' in proved) return proved;
  const first = opened(game, record);
  if ('problems' in first) return first;
  const last = proved.value;
  const states = [first.value.state];
  const history: { readonly seat: Seat; readonly action: Action; readonly events: readonly GameEvent[] }[] = [];
  for (const step of replay(game, record)) {
    states.push(step.match.state);
    history.push({ seat: step.seat, action: step.match.steps[history.length].action, events: step.events });
  }
  const seats = Array.from({ length: last.seats }, (_, seat) => seat);
  return {
    value: {
      name: hash([record.key, record.actions]),
      seats: last.seats,
      judge: eyes[0] === 'open' ? null : eyes[0],
      length: history.length,
      view(at, eye) {
        if (eye !== 'open') return game.view(states[at], eye);
        return skin.open?.(seats.map((seat) => game.view(states[at], seat))) ?? game.view(states[at], null);
      },
      moments(at, eye) {
        const shown = history.slice(0, at).map(({ seat, action, events }, i) => {
          const moment = { step: i + 1, entry: i + 1, seat };
          if (eye === 'open') return { ...moment, events };
          return { ...moment, ...(seat === eye ? { action } : {}), events: eventsFor(events, eye) };
        });
        return [{ step: 0, entry: 0, seat: 0, events: [] }, ...shown];
      },
    },
  };
}
