import type { ClientMessage, Entry, HostMessage } from '@starboard/table';
import type { MatchRow } from './database.ts';
import type { Held } from './memory.ts';

/** What a page says to the thread that runs its match. */
export type ToThread =
  | { readonly type: 'prepare'; readonly game: string }
  /** `held` is a match that is not stored and lives in this page alone. */
  | { readonly type: 'open'; readonly game: string; readonly id: string; readonly pace: number; readonly held?: Held }
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'say'; readonly message: ClientMessage };

/** What the thread says: that the match is there, and what its host tells. */
export type FromThread =
  | { readonly type: 'opened' }
  | { readonly type: 'told'; readonly message: HostMessage }
  /** A match that cannot be stored: the page holds it, with what has happened in it since the last time. */
  | { readonly type: 'unstored'; readonly row: MatchRow; readonly entries: readonly Entry[]; readonly full: boolean };
