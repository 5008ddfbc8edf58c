import type { Action, Forfeit, GameEvent, Outcome, Problem, Seat, Text } from '@starboard/kernel';
import type { HostMessage, Patch } from '@starboard/table';
import type { DiceProof } from '@starboard/table/dice';
import type { TableStatus } from '../store/store.ts';
import type { Agreement } from './api.ts';

/** Raised when a page that was built before can no longer speak with the server. */
export const PROTOCOL = 1;

/** Who is at a seat's screen: somebody looks, nobody does for the moment, or the line is gone. */
export type Presence = 'here' | 'away' | 'gone';

export type SeatInfo =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly who: 'person';
      readonly name: string;
      readonly presence: Presence;
      /** Whether this seat added a number to the dice, and so has arrived. */
      readonly ready: boolean;
      /** Whether it is the reader's. */
      readonly mine: boolean;
      /** Somebody else plays on for it. */
      readonly replaced: boolean;
    };

/** What everybody with the link may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly status: TableStatus;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly created: number;
  readonly agreement: Agreement;
  readonly seats: readonly SeatInfo[];
  /** Whether the reader is the host. */
  readonly host: boolean;
  readonly hostName: string;
  readonly watchers: number;
  readonly commitment: string;
  /** Somebody would like to take back; `mine` where the reader is asked for leave. */
  readonly asking?: { readonly seat: Seat; readonly keep: number; readonly mine: boolean };
  /** Who wants a bot for whom. */
  readonly votes: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
  /** The table after this one. */
  readonly next?: string;
  readonly result?: Outcome | Forfeit;
  /** Why a match that was under way goes on no more. */
  readonly closed?: Text;
}

/** What a server says over a socket. */
export type Told =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string | null }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'told'; readonly table: string; readonly message: HostMessage }
  | { readonly type: 'missing'; readonly table: string }
  | { readonly type: 'refused'; readonly code: string; readonly problems: readonly Problem[]; readonly table?: string }
  | { readonly type: 'beat' };

/** What is published once a match is over; before, only the commitment is. */
export type Dice = DiceProof | { readonly commitment: string };

/** A match that is over as it was seen, step by step: it stays readable when the rules it was played by are gone. */
export interface Snapshots {
  /** The version of those rules. */
  readonly version: number;
  readonly steps: readonly { readonly seat: Seat; readonly action: Action; readonly events: readonly GameEvent[] }[];
  /** What a spectator saw, then each seat; where nothing is hidden, a spectator alone. */
  readonly views: readonly SeenThrough[];
}

/** The first view, and what each step changed in it; null where nothing did. */
export interface SeenThrough {
  readonly first: unknown;
  readonly patches: readonly (Patch | null)[];
}
