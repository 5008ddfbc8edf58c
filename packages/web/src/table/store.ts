import type { SavedMatch } from './saved.ts';

const NAME = 'starboard';
const MATCHES = 'matches';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => {
      // Another tab with a newer version must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, work: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(MATCHES, mode);
  const request = work(transaction.objectStore(MATCHES));
  return new Promise((resolve, reject) => {
    // Only a finished transaction is on the disk.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return run('readonly', (matches) => matches.get(id) as IDBRequest<SavedMatch | undefined>);
}

export async function saveMatch(saved: SavedMatch): Promise<void> {
  await run('readwrite', (matches) => matches.put(saved));
}

export async function deleteMatch(id: string): Promise<void> {
  await run('readwrite', (matches) => matches.delete(id));
}

/** All matches of this device, the latest played first. */
export async function listMatches(): Promise<SavedMatch[]> {
  const all = await run('readonly', (matches) => matches.getAll() as IDBRequest<SavedMatch[]>);
  return all.sort((a, b) => b.updated - a.updated);
}
