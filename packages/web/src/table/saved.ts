import type { MatchRecord, Seat } from '@starboard/kernel';
import type { Sitter } from './seats.ts';

/** A match as it lies in the browser's database. */
export interface SavedMatch {
  readonly id: string;
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly conceded?: Seat;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** Whether the match can still be played. */
export function running(saved: SavedMatch): boolean {
  return saved.record.result === null && saved.conceded === undefined;
}
