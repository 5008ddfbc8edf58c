import type { Page } from 'playwright-core';

/** The rows of one store of the browser's database; the page must have opened it before. */
export function storedRows(page: Page, store: 'games' | 'entries' | 'unreadable'): Promise<readonly unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('starboard');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const rows = request.result.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => {
            request.result.close();
            resolve(rows.result);
          };
        };
      }),
    store,
  );
}

/** Writes rows into the browser's database, as a fault or another program would. */
export function store(page: Page, name: 'games' | 'unreadable', rows: readonly unknown[]): Promise<void> {
  return page.evaluate(
    ([into, json]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('starboard');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(into, 'readwrite');
          for (const row of JSON.parse(json)) transaction.objectStore(into).add(row);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [name, JSON.stringify(rows)] as const,
  );
}
