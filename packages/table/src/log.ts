import type { Action, Seat } from '@starboard/kernel';
import type { Player } from './players.ts';

/** What a match starts from; all the rest follows from it and from the entries. */
export interface Opening {
  readonly id: string;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** 64 hexadecimal digits. */
  readonly key: string;
  readonly players: readonly Player[];
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** What happened to a match, in one of its ways. */
export type Change =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  /** Only the first `keep` decisions stand. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly keep: number }
  /** A seat gave up or ran out of time: somebody plays on for it, or the match is over and these have won. */
  | { readonly type: 'leave' | 'timeout'; readonly seat: Seat; readonly by: Player }
  | { readonly type: 'leave' | 'timeout'; readonly seat: Seat; readonly winners: readonly Seat[] }
  /** Somebody else plays the seat from now on. */
  | { readonly type: 'replace'; readonly seat: Seat; readonly by: Player };

/** One line of a match's log. The log only grows: taking back is an entry too. */
export type Entry = Change & {
  /** 1 for the first. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The id of the command that led to it: a command that is sent twice is done once. */
  readonly command: string;
};

/** A whole match. */
export interface Log {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}
