import { readRecord } from '@starboard/kernel';
import { type Log, logOf, type Player } from '@starboard/table';
import type { MatchRow } from './database.ts';

/** A match as the first version of the database held it. */
interface OldMatch {
  readonly id: string;
  readonly record: unknown;
  readonly sitters: readonly Player[];
  readonly conceded?: number;
  readonly created: number;
  readonly updated: number;
}

/** A match of the first version in its new form; undefined for what is no match. */
export function carriedOver(row: unknown): { readonly log: Log; readonly row: MatchRow } | undefined {
  const { id, record, sitters, conceded, created, updated } = row as OldMatch;
  const read = readRecord(record);
  if ('problems' in read || typeof id !== 'string' || !Array.isArray(sitters)) return undefined;
  // Two sat at every table then: who conceded lost to the other.
  const result =
    conceded === undefined
      ? read.value.result
      : ({ forfeit: 'leave', seat: conceded, winners: [1 - conceded] } as const);
  const log = logOf({ ...read.value, result }, sitters, { id, time: created });
  if ('problems' in log) return undefined;
  const { opening } = log.value;
  const steps = read.value.actions.length;
  return { log: log.value, row: { id, opening, updated, steps, ...(result ? { end: result } : {}) } };
}
