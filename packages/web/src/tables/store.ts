import { type Entry, type Log, people, type Running } from '@starboard/table';
import { database, type MatchRow, type Seen } from './database.ts';
import { heldMatch, heldRows, letGo } from './memory.ts';
import { isMatchRow } from './rows.ts';

/** What lists show of a match that begins, with what has happened in it already. */
export function rowOf({ opening, entries }: Log, part: Partial<MatchRow> = {}): MatchRow {
  return { id: opening.id, opening, updated: opening.created, steps: entries.length, ...part };
}

/** Stores a new match, with what has happened in it already. */
export async function saveMatch(log: Log, part: Partial<MatchRow> = {}): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').put(rowOf(log, part)),
    ...log.entries.map((entry) => transaction.objectStore('entries').put({ ...entry, match: log.opening.id })),
    // Only a finished transaction is on the disk.
    transaction.done,
  ]);
}

/** Adds an entry to a match. Of two writers with the same number the second fails. */
export async function appendEntry({ opening }: Running, entry: Entry): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.add({ ...entry, match: opening.id }), transaction.done]);
}

/** What lists show of a match as it stands. */
export function rowNow(running: Running): MatchRow {
  const { opening, decisions, end } = running;
  const row = { id: opening.id, opening, updated: Date.now(), steps: decisions.length, seen: seen(running) };
  return end ? { ...row, end } : row;
}

/** Brings what lists show of a match up to date. */
export async function saveRow(running: Running): Promise<void> {
  await (await database()).put('games', rowNow(running));
}

/** What may be shown of a match to whoever opens the list. */
function seen({ game, state, players }: Running): Seen {
  const seats = people(players);
  const viewer = seats.length === 1 ? seats[0] : null;
  return { viewer, view: game.view(state, viewer), actors: game.actors(state) };
}

/** A match with all its entries; undefined if it is not on this device, `unreadable` where lists say so too. */
export async function loadLog(id: string): Promise<Log | 'unreadable' | undefined> {
  const here = heldMatch(id);
  if (here) return here.log;
  const transaction = (await database()).transaction(['games', 'entries']);
  const [row, rows] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('entries').getAll(ofMatch(id)),
  ]);
  if (!row) return undefined;
  if (!isMatchRow(row)) return 'unreadable';
  return { opening: row.opening, entries: rows.map(({ match: _, ...entry }) => entry as Entry) };
}

export async function deleteMatch(id: string): Promise<void> {
  if (heldMatch(id)) return letGo(id);
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('entries').delete(ofMatch(id)),
    transaction.done,
  ]);
}

/** All matches of this device that can be read, the latest played first; see `listUnreadable` for the rest. */
export async function listMatches(): Promise<MatchRow[]> {
  const here = heldRows();
  const stored = database().then((db) => db.getAll('games'));
  // A store that is closed to us hides nothing that this page holds.
  const all = here.length > 0 ? await stored.catch(() => []) : await stored;
  const lost = new Set(here.map(({ id }) => id));
  return [...here, ...all.filter((row) => isMatchRow(row) && !lost.has(row.id))].sort((a, b) => b.updated - a.updated);
}

export function ofMatch(id: IDBValidKey): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
