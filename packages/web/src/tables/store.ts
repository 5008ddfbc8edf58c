import type { Entry, Log, Opening, Running } from '@starboard/table';
import { database, type MatchRow } from './database.ts';

/** Stores a new match, with what has happened in it already. */
export async function saveMatch({ opening, entries }: Log, row: Partial<MatchRow> = {}): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite');
  const { id } = opening;
  await Promise.all([
    transaction.objectStore('games').put({ id, opening, updated: opening.created, steps: entries.length, ...row }),
    ...entries.map((entry) => transaction.objectStore('entries').put({ ...entry, match: id })),
    // Only a finished transaction is on the disk.
    transaction.done,
  ]);
}

/** Adds an entry to a match. Of two writers with the same number the second fails. */
export async function appendEntry({ opening }: Running, entry: Entry): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.add({ ...entry, match: opening.id }), transaction.done]);
}

/** Brings what lists show of a match up to date. */
export async function saveRow({ opening, decisions, end }: Running): Promise<void> {
  const { id } = opening;
  const row = { id, opening, updated: Date.now(), steps: decisions.length, ...(end ? { end } : {}) };
  await (await database()).put('games', row);
}

/** A match with all its entries; undefined if it is not on this device. */
export async function loadLog(id: string): Promise<Log | undefined> {
  const transaction = (await database()).transaction(['games', 'entries']);
  const [row, rows] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('entries').getAll(ofMatch(id)),
  ]);
  if (!row) return undefined;
  return { opening: row.opening, entries: rows.map(({ match: _, ...entry }) => entry as Entry) };
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('entries').delete(ofMatch(id)),
    transaction.done,
  ]);
}

/** All matches of this device, the latest played first. */
export async function listMatches(): Promise<MatchRow[]> {
  const all = await (await database()).getAll('games');
  return all.filter(isMatchRow).sort((a, b) => b.updated - a.updated);
}

function ofMatch(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** One row that something else wrote must not hide the others. */
function isMatchRow(row: MatchRow): boolean {
  const { game, players } = (row?.opening ?? {}) as Partial<Opening>;
  return typeof game === 'string' && Array.isArray(players) && players.every((p) => typeof p?.name === 'string');
}
