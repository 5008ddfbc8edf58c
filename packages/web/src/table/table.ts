import type { Action, Choice, MatchRecord, Outcome, Problem, Seat, Text, UndoStop, Violation } from '@starboard/kernel';
import type { Moment } from '../games/contract.ts';
import type { Sitter } from './seats.ts';

/** All that a screen knows of a match at one moment, as its viewer may know it. */
export interface Snapshot {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Decisions so far. */
  readonly seq: number;
  readonly seats: readonly Sitter[];
  /** Who looks; null for a spectator, and for a device whose holder is not known yet. */
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly actors: readonly Seat[];
  /** What the viewer can name now; none while others decide. */
  readonly choices: readonly Choice[];
  /** The deal, then one a decision, as the viewer received them. */
  readonly moments: readonly Moment[];
  /** How far the viewer may take back, and why no further. */
  readonly undo: { readonly to: number; readonly stop: UndoStop };
  readonly outcome?: Outcome;
  readonly conceded?: Seat;
  /** Bots that are making up their minds. */
  readonly thinking: readonly Seat[];
  /** The last change could not be stored on this device. */
  readonly unsaved: boolean;
}

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

/** A match to play at, wherever it runs: in a worker of this page or on a server. */
export interface Table {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes; undefined until the match is there. */
  snapshot(): Snapshot | undefined;
  /** Why there is no match to show, if so. */
  problems(): readonly Problem[] | undefined;
  /** Plays an action of the viewer; answers why not, if so. */
  act(action: Action): Promise<Violation | undefined>;
  /** Takes back so that `to` decisions stand. */
  undo(to: number): void;
  /** The viewer's choices, best first. */
  hint(): Promise<readonly Ranked[]>;
  concede(): void;
  /** Starts a new match with seats rotated, and answers its id. */
  rematch(): Promise<string>;
  /** The record of the match as it stands. */
  record(): Promise<MatchRecord>;
  /** Hands the view to another person on this device. */
  look(seat: Seat | null): void;
  /** How long bots pause before they act, in milliseconds. */
  pace(ms: number): void;
  close(): void;
}

/** Whether nobody decides any more. */
export function over(s: Snapshot): boolean {
  return s.outcome !== undefined || s.conceded !== undefined;
}
