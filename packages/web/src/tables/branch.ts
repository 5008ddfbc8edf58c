import type { MatchRecord } from '@starboard/kernel';
import { logOf, type Player } from '@starboard/table';
import { newId } from '../secure.ts';
import { keepMatch } from './keepMatch.ts';

/**
 * Makes a match of its own out of the first decisions of a record and answers its address. A record knows no position,
 * only a key and what was decided, so what is still to come is dealt and rolled as it was in the match it came from.
 */
export async function branch(record: MatchRecord, at: number, players: readonly Player[]): Promise<string> {
  const id = newId();
  const begun = { ...record, actions: record.actions.slice(0, at), result: null };
  const log = logOf(begun, players, { id, time: Date.now() });
  if ('problems' in log) throw new Error('what was played cannot be read');
  await keepMatch(log.value);
  return `/table/${record.game}/${id}`;
}
