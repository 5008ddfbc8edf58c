import type { Forfeit, Outcome, Seat } from '@starboard/kernel';
import type { Entry, Opening } from '@starboard/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { carriedOver } from './carryOver.ts';

/** How a match was last seen: nothing but what that viewer may know. Rows of earlier versions have none. */
export interface Seen {
  /** The only person at the table; null where several share it, so that nobody's hand lies in a list. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly actors: readonly Seat[];
}

/** What a list of matches shows of one, without its rules. */
export interface MatchRow {
  readonly id: string;
  readonly opening: Opening;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Decisions that stand. */
  readonly steps: number;
  readonly end?: Outcome | Forfeit;
  readonly seen?: Seen;
}

export interface Schema extends DBSchema {
  games: { key: string; value: MatchRow };
  entries: { key: [match: string, seq: number]; value: Entry & { readonly match: string } };
  /** Rows of an earlier version that could not be read: nothing is thrown away. */
  unreadable: { key: number; value: unknown };
  /** The matches of the first version; gone when they are carried over. */
  matches: { key: string; value: unknown };
}

/** The version of the database's form; raised whenever a store changes. */
const VERSION = 2;

/** How long the browser may take to open it, in milliseconds: some never answer, and nobody would learn why. */
export const OPENING = 5000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Whether another tab has brought the database to a newer form: this page is too old to go on. */
let outdated = false;
const listeners = new Set<() => void>();

export function isOutdated(): boolean {
  return outdated;
}

export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tooOld(): void {
  outdated = true;
  for (const listener of listeners) listener();
}

/** The browser's database, brought to its present form; opened again after it was closed. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= opened();
  return opening;
}

async function opened(): Promise<IDBPDatabase<Schema>> {
  try {
    return await inTime(connected());
  } catch (error) {
    opening = undefined;
    if (error instanceof DOMException && error.name === 'VersionError') tooOld();
    throw error;
  }
}

/** The connection, unless it takes too long; one that comes too late is closed. */
function inTime(connection: Promise<IDBPDatabase<Schema>>): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error('the browser does not open its database'));
    }, OPENING);
    connection.then((db) => (late ? db.close() : resolve(db)), reject).finally(() => clearTimeout(timer));
  });
}

/** Asynchronous from the first line: where storage is forbidden, even naming the database throws. */
async function connected(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('starboard', VERSION, {
    async upgrade(db, _before, _now, transaction) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['match', 'seq'] });
      db.createObjectStore('unreadable', { autoIncrement: true });
      if (!db.objectStoreNames.contains('matches')) return;
      for (const row of await transaction.objectStore('matches').getAll()) {
        const match = understood(row);
        if (!match) await transaction.objectStore('unreadable').add(row);
        else {
          await transaction.objectStore('games').put(match.row);
          for (const entry of match.log.entries)
            await transaction.objectStore('entries').put({ ...entry, match: match.row.id });
        }
      }
      db.deleteObjectStore('matches');
    },
    // A newer tab must not wait for this one.
    blocking(_now, _next, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
      tooOld();
    },
    terminated() {
      opening = undefined;
    },
  });
}

/** A row of the first version in its new form; undefined if it cannot be read, whatever is wrong with it. */
function understood(row: unknown): ReturnType<typeof carriedOver> {
  try {
    return carriedOver(row);
  } catch {
    return undefined;
  }
}
