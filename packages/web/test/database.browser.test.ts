import { record } from '@starboard/kernel';
import { game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from './help/client.ts';
import { openSaved, saved, someMatch, VEGA, YOU } from './help/saved.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client?.close());

/** Fills the database as its first version did, before the client ever saw it. */
async function fillFirstVersion(page: Page, rows: readonly object[]): Promise<void> {
  await page.evaluate(
    (json: string) =>
      new Promise<void>((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('starboard');
        gone.onblocked = () => reject(new Error('blocked'));
        gone.onsuccess = () => {
          const request = indexedDB.open('starboard', 1);
          request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
          request.onsuccess = () => {
            const transaction = request.result.transaction('matches', 'readwrite');
            for (const row of JSON.parse(json)) transaction.objectStore('matches').put(row);
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        };
      }),
    JSON.stringify(rows),
  );
}

test('matches of the first version are carried over, and one bad row hides none of the others', async () => {
  // A page of the same origin that opens no database.
  const page = await client.visit('icon.svg');
  const match = someMatch(game, (m) => m.steps.length === 9 && game.actors(m.state as never)[0] === 0);
  const { result: _, ...rest } = record(match, ['You', 'Vega']);
  await fillFirstVersion(page, [
    { id: 'old', record: { ...rest, format: 1, result: null }, sitters: [YOU, VEGA], created: 1, updated: 2 },
    { id: 'foreign', something: 'else' },
  ]);
  client.faults();
  await page.goto(client.address);
  await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).click();
  await page.waitForSelector('[data-part="prompt"]');
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe('9');
  expect(client.faults()).toEqual([]);
  await page.context().close();
});

test('a tab that meets a newer database says “reload” instead of failing', async () => {
  const page = await client.visit();
  const match = someMatch(game, (m) => m.steps.length === 5 && game.actors(m.state as never)[0] === 0);
  await openSaved(page, saved(match));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('starboard', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.getByRole('heading', { name: 'A newer Starboard is open in another tab' }).waitFor();
  client.faults();
  await page.context().close();
});

test('a foreign row in the list of matches hides none of the others', async () => {
  const page = await client.visit();
  const match = someMatch(game, (m) => m.steps.length === 5 && game.actors(m.state as never)[0] === 0);
  await openSaved(page, saved(match));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('starboard');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put({ id: 'odd', opening: { game: 7 } });
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(client.address);
  await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).waitFor();
  expect(client.faults()).toEqual([]);
  await page.context().close();
});

test('a connection that the browser closed is opened again', async () => {
  const page = await client.visit();
  const match = someMatch(game, (m) => m.steps.length === 5 && game.actors(m.state as never)[0] === 0);
  await openSaved(page, saved(match));
  await page.goto(client.address);
  await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).waitFor();
  // Whoever clears the site's data in mid-visit closes every connection.
  const browser = await page.context().newCDPSession(page);
  const origin = await page.evaluate(() => location.origin);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  await page.waitForSelector('[data-part="prompt"]');
  await page.reload();
  await page.waitForSelector('[data-part="prompt"]');
  expect(client.faults()).toEqual([]);
  await page.context().close();
});
