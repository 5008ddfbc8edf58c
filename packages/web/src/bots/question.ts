import type { Action, Seat, Text } from '@starboard/kernel';

/** What is asked of the bots' thread: it is given a view, never a state. */
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

/** What reaches that thread: a question, or the wish that it loads a game before the first one. */
export type Call = Question | { readonly ask: 'wake'; readonly game: string };

/** What comes back for a question. */
export type Reply = { readonly thought: Thought } | { readonly failed: string };

export type Thought = Action | readonly Ranked[] | readonly number[];

/** One choice as a bot sees it. */
export interface Ranked {
  readonly action: Action;
  /** The share of the imagined matches won with it, ties half; undefined if only the order is known. */
  readonly wins?: number;
  /** How many matches were imagined for it. */
  readonly tries?: number;
  /** Why, in a few words. */
  readonly reason?: Text;
}
