import type { Log } from '@starboard/table';
import type { MatchRow } from './database.ts';
import { hold, isFull } from './memory.ts';
import { rowOf, saveMatch } from './store.ts';

/** Keeps a new match: stored where the browser lets us, else for as long as this page lives. */
export async function keepMatch(log: Log, part: Partial<MatchRow> = {}): Promise<void> {
  try {
    await saveMatch(log, part);
  } catch (error) {
    hold(rowOf(log, part), log.entries, isFull(error));
  }
}
