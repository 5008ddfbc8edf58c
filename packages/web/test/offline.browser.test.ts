import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from './help/client.ts';
import { pressSomething, turnOrEnd } from './help/playing.ts';
import { shared } from './help/shared.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client?.close());

/** All that the service worker is to keep. */
function listed(): string[] {
  const worker = readFileSync(join(shared().dist, 'sw.js'), 'utf8');
  return [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
}

/** Waits until a file with this in its name is kept for offline use. */
async function kept(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    async (part) => (await (await caches.open('starboard')).keys()).some(({ url }) => url.includes(part)),
    name,
    { polling: 100 },
  );
}

test('the shell and the played game are kept once the first table stands, everything in a quiet moment', async () => {
  void client.faults();
  const page = await client.visit('', {}, { serviceWorkers: 'allow' });
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  expect(await turnOrEnd(page)).toBe('turn');
  for (const name of ['index.html', 'rules-siege', 'skin-siege', 'brain-']) await kept(page, name);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  expect(await turnOrEnd(page)).toBe('turn');
  await pressSomething(page);
  await page.goto(client.address);
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  expect(await turnOrEnd(page)).toBe('turn');
  await page.context().setOffline(false);
  await page.reload();
  const all = listed();
  expect(all).toContainEqual(expect.stringContaining('rules-orbital'));
  for (const name of all) await kept(page, name);
  await page.context().setOffline(true);
  await page.goto(`${client.address}learn/siege#SIEGE-DV-2`);
  await page.locator('#SIEGE-DV-2').waitFor();
  await page.goto(`${client.address}settings`);
  await page.locator('fieldset').first().waitFor();
  await page.goto(client.address);
  await page
    .getByRole('link', { name: /Continue Stellar Siege/ })
    .first()
    .click();
  expect(await turnOrEnd(page)).toBe('turn');
  expect(client.faults().filter((fault) => !fault.includes('net::ERR_'))).toEqual([]);
  await page.context().close();
});

test('what cannot be loaded is said, not asked for without end, and comes when one tries again', async () => {
  const page = await client.visit();
  let asked = 0;
  await page.route(/assets.rules-siege/, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto(`${client.address}new/siege`);
  await page.getByRole('heading', { name: 'This part could not be loaded' }).waitFor();
  await page.waitForTimeout(500);
  expect(asked).toBeLessThan(5);
  await page.unroute(/assets.rules-siege/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'A match of Stellar Siege' }).waitFor();
  expect(client.faults().every((fault) => /ERR_FAILED|dynamically imported/.test(fault))).toBe(true);
  await page.context().close();
});

/** The compressed size in KB of the scripts that a page has asked for. */
async function scripts(path: string, until: string): Promise<number> {
  const { dist } = shared();
  const page = await client.visit();
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) names.add(new URL(request.url()).pathname);
  });
  await page.goto(client.address + path);
  if (until) await page.getByRole('button', { name: until }).click();
  if (until) await turnOrEnd(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length / 1024, 0);
}

test('the home page asks for at most 120 KB of JavaScript, a Siege table for at most 250 KB', async () => {
  expect(await scripts('', '')).toBeLessThan(120);
  expect(await scripts('', 'Play now: Stellar Siege')).toBeLessThan(250);
});

test('the manifest names icons that exist', async () => {
  const { dist } = shared();
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  const files = readdirSync(dist);
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
});
