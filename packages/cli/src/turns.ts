import { type AnyGame, type Core, type GameEvent, type Seat, top } from '@starboard/kernel';

/** Counts the turns of one match while it is played. */
export interface TurnCounter {
  /** To be called before each decision. */
  decision(s: Core, seat: Seat): void;
  /** To be called with each event. */
  event(e: GameEvent): void;
  /** The turns so far. */
  turns(): number;
}

/**
 * A turn begins with an event called `turn`. The first may begin within the setup, whose events nobody hears: it counts
 * where one seat alone is first to decide and the first turn that is heard of is another's. A game without such events
 * has a turn wherever a step called `turn` waits for a decision. A game with neither has one for each run of decisions by
 * one seat.
 */
export function turnCounter(game: AnyGame): TurnCounter {
  let first: Seat | undefined;
  let last: Seat | undefined;
  let heard = 0;
  let steps = 0;
  let runs = 0;
  return {
    decision(s, seat) {
      if (last === undefined && game.actors(s).length === 1) first = seat;
      if (seat !== last) runs++;
      last = seat;
      if (s.stack.length > 0 && top(s).step === 'turn') steps++;
    },
    event(e) {
      if (e.type !== 'turn') return;
      const { seat } = e as GameEvent & { readonly seat?: Seat };
      if (heard === 0 && first !== undefined && seat !== first) heard++;
      heard++;
    },
    turns: () => heard || steps || runs,
  };
}
