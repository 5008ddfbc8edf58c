import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../scripts/serve/serve.mjs';
import { QUICK } from './help/client.ts';
import { pressSomething, seq, turnOrEnd } from './help/playing.ts';
import { connect, shared } from './help/shared.ts';

let browser: Browser;
let dir: string;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  browser = await connect();
});

afterAll(() => browser?.close());

// A second try begins with the first edition again.
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'starboard-'));
  cpSync(shared().dist, dir, { recursive: true });
  served = await serve({ dir });
});

afterEach(async () => {
  await served?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Changes a file of the served client; its compressed twins would still be the old one. */
function change(name: string, from: RegExp, to: string): void {
  const before = readFileSync(join(dir, name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(dir, name), after);
  for (const ending of ['.gz', '.br']) rmSync(join(dir, name + ending), { force: true });
}

test('a new version shows itself, leaves a running match alone, and comes when it is asked for', async () => {
  const context = await browser.newContext();
  await context.addInitScript((json) => localStorage.setItem('starboard.settings', json), JSON.stringify(QUICK));
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(served.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  await turnOrEnd(page);
  change('index.html', /<head>/, '<head><meta name="edition" content="second">');
  change('sw.js', /("revision":")[0-9a-f]+(?=","url":"index\.html")/, '$1second');
  // The page asks for news by itself when it is opened; a long match would ask by this.
  await page.waitForTimeout(9000);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  );
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });

  const before = await seq(page);
  await pressSomething(page);
  await turnOrEnd(page);
  const played = Number(await seq(page));
  expect(played).toBeGreaterThan(Number(before));
  expect(await page.locator('meta[name="edition"]').count()).toBe(0);
  expect(await notice.isVisible()).toBe(false);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.waitForSelector('meta[name="edition"]', { state: 'attached' });
  await page.goBack();
  await turnOrEnd(page);
  expect(Number(await seq(page))).toBeGreaterThanOrEqual(played);
  await context.close();
});
