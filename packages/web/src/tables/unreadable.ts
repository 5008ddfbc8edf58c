import { isObject } from '@starboard/kernel';
import type { Entry } from '@starboard/table';
import { database, type MatchRow } from './database.ts';
import { heldMatch, hold, isFull } from './memory.ts';
import { isMatchRow } from './rows.ts';
import { ofMatch, rowOf } from './store.ts';

/** A row of the database that is no match as far as this version can tell. */
export interface Unreadable {
  readonly store: 'games' | 'unreadable';
  readonly key: IDBValidKey;
  readonly row: unknown;
}

/** What is stored of a match, as it is: a file of it can be opened again, also by a newer version. */
export interface Raw {
  readonly starboard: 'stored match';
  readonly row: unknown;
  readonly entries: readonly unknown[];
}

/** Everything stored that cannot be read. Nothing is thrown away, and nothing else hidden by it. */
export async function listUnreadable(): Promise<Unreadable[]> {
  const db = await database();
  const [games, keys, rows, rowKeys] = await Promise.all([
    db.getAll('games'),
    db.getAllKeys('games'),
    db.getAll('unreadable'),
    db.getAllKeys('unreadable'),
  ]);
  return [
    ...games.flatMap((row, i) => (isMatchRow(row) ? [] : [{ store: 'games' as const, key: keys[i], row }])),
    ...rows.map((row, i) => ({ store: 'unreadable' as const, key: rowKeys[i], row })),
  ];
}

/** Such a row with all that belongs to it. */
export async function rawOf({ store, key, row }: Unreadable): Promise<Raw> {
  const entries = store === 'games' ? await (await database()).getAll('entries', ofMatch(key)) : [];
  return { starboard: 'stored match', row, entries };
}

export async function deleteUnreadable({ store, key }: Unreadable): Promise<void> {
  const transaction = (await database()).transaction([store, 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore(store).delete(key as never),
    ...(store === 'games' ? [transaction.objectStore('entries').delete(ofMatch(key))] : []),
    transaction.done,
  ]);
}

/** What is stored of the match with this id, whatever state it is in; undefined if nothing is. */
export async function rawMatch(id: string): Promise<Raw | undefined> {
  const held = heldMatch(id);
  if (held) return { starboard: 'stored match', row: rowOf(held.log), entries: held.log.entries };
  const row = await (await database()).get('games', id);
  return row && rawOf({ store: 'games', key: id, row });
}

/** Whether a value from a file is one that `rawMatch` made. */
export function isRaw(value: unknown): value is Raw {
  return isObject(value) && value.starboard === 'stored match' && Array.isArray(value.entries);
}

/** Puts a match back as it was stored, unless it is here already; undefined if it is none. Its table says whether it can be played. */
export async function restored({ row, entries }: Raw): Promise<MatchRow | undefined> {
  if (!isMatchRow(row)) return undefined;
  const numbered = entries.filter((entry) => isObject(entry) && Number.isInteger(entry.seq)) as readonly Entry[];
  try {
    await putBack(row, numbered);
  } catch (error) {
    hold(row, numbered, isFull(error));
  }
  return row;
}

async function putBack(row: MatchRow, entries: readonly Entry[]): Promise<void> {
  const transaction = (await database()).transaction(['games', 'entries'], 'readwrite');
  if (!(await transaction.objectStore('games').get(row.id))) {
    await transaction.objectStore('games').put(row);
    for (const entry of entries) await transaction.objectStore('entries').put({ ...entry, match: row.id });
  }
  await transaction.done;
}

/** As the text of a file, whatever was stored. */
export function rawText(raw: Raw): string {
  try {
    return `${JSON.stringify(raw, (_, value) => (typeof value === 'bigint' ? `${value}` : value), 2)}\n`;
  } catch {
    return `${JSON.stringify({ starboard: raw.starboard, row: String(raw.row), entries: [] }, null, 2)}\n`;
  }
}

/** Whether the match was over when it was stored. */
export function rawOver({ row }: Raw): boolean {
  return isObject(row) && isObject(row.end);
}
