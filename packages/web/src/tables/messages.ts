import type { ClientMessage, HostMessage } from '@starboard/table';

/** What a page says to the thread that runs its match. */
export type ToThread =
  | { readonly type: 'prepare'; readonly game: string }
  | { readonly type: 'open'; readonly game: string; readonly id: string; readonly pace: number }
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'say'; readonly message: ClientMessage };

/** What the thread says: that the match is there, and what its host tells. */
export type FromThread = { readonly type: 'opened' } | { readonly type: 'told'; readonly message: HostMessage };
