import type { Action, MatchRecord, Problem, Seat, Violation } from '@starboard/kernel';
import type { Ranked, Snapshot } from './table.ts';

/** What a page asks of the worker that runs its match. A command with `call` is answered by a reply with the same number. */
export type Command =
  | { readonly type: 'prepare'; readonly game: string }
  | { readonly type: 'open'; readonly game: string; readonly id: string; readonly pace: number }
  | { readonly type: 'act'; readonly call: number; readonly action: Action; readonly seq: number }
  | { readonly type: 'undo'; readonly to: number }
  | { readonly type: 'hint'; readonly call: number }
  | { readonly type: 'concede' }
  | { readonly type: 'rematch'; readonly call: number }
  | { readonly type: 'record'; readonly call: number }
  | { readonly type: 'look'; readonly seat: Seat | null }
  | { readonly type: 'pace'; readonly ms: number };

/** What the worker tells. A snapshot carries the moments from number `from` on; the page has those before. */
export type Telling =
  | { readonly type: 'snapshot'; readonly from: number; readonly snapshot: Snapshot }
  | { readonly type: 'failed'; readonly problems: readonly Problem[] }
  | { readonly type: 'reply'; readonly call: number; readonly value: Reply };

export type Reply = Violation | MatchRecord | readonly Ranked[] | string | undefined;

/** What the table asks of the bots' worker: it is given a view, never a state. */
export type Question =
  | {
      readonly ask: 'choose';
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly level: string;
    }
  | { readonly ask: 'rank'; readonly game: string; readonly view: unknown; readonly seat: Seat }
  | { readonly ask: 'weigh'; readonly game: string; readonly view: unknown };

/** What reaches that worker: a question, or the wish that it loads a game before the first one. */
export type Call = Question | { readonly ask: 'wake'; readonly game: string };

/** What comes back for a question. */
export type Answer = { readonly thought: Thought } | { readonly failed: string };

export type Thought = Action | readonly Ranked[] | readonly number[];
