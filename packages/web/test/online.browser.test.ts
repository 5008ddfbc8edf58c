import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../server/scripts/start.mjs';
import { clientFiles } from '../scripts/serve/clientFiles.mjs';
import { GAMES } from '../src/games/index.ts';
import { DESKTOP, PHONE, QUICK } from './help/client.ts';
import { lateOnline } from './help/lateOnline.ts';
import { awaited, pressSomething, seq } from './help/playing.ts';
import { connect, shared } from './help/shared.ts';
import { presser } from './tables/pressing.ts';

const ALL = process.env.STARBOARD_TEST === 'all';
const data = mkdtempSync(join(tmpdir(), 'starboard-online-'));
let browser: Browser;
let port = 0;
let faults: string[] = [];
let stop: () => Promise<void> = async () => {};

async function start(): Promise<void> {
  const { dist } = shared();
  const client = (app: Parameters<typeof clientFiles>[0]) => clientFiles(app, { dir: dist });
  const wide = { burst: 1e6, perSecond: 1e6 };
  const served = await startServer({ data, port, client, limits: { reads: wide, writes: wide, messages: wide } });
  ({ port } = served);
  stop = () => served.close();
}

beforeAll(async () => {
  browser = await connect();
  await start();
});

afterAll(async () => {
  await browser?.close();
  await stop();
  rmSync(data, { recursive: true, force: true });
});

/** A visitor with a browser of their own. Lines that break on purpose are no fault. */
async function visit(path: string, settings: object, options: BrowserContextOptions, cookie?: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (cookie) await context.addCookies([{ name: 'starboard', value: cookie, url: `http://127.0.0.1:${port}` }]);
  await context.addInitScript(
    (json: string) => {
      if (location.protocol === 'http:' && !localStorage.getItem('starboard.settings'))
        localStorage.setItem('starboard.settings', json);
    },
    JSON.stringify({ ...QUICK, ...settings }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/WebSocket|ERR_|blocked by Playwright/.test(text)) faults.push(text);
  });
  await page.goto(`http://127.0.0.1:${port}/${path}`);
  return page;
}

/** Nothing is wider than the page, and axe finds nothing. */
async function sound(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Two people at a table of the server: one opened it, the other came by its link, on a phone and in French. */
async function seated(game: string): Promise<readonly [Page, Page]> {
  faults = [];
  const ada = await visit(`new/${game}?online`, { name: 'Ada' }, DESKTOP);
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.locator('[data-part="link"]').inputValue();
  expect(await ada.getByRole('img', { name: /camera of a phone/ }).count()).toBe(1);
  await sound(ada);
  const grace = await visit(new URL(link).pathname.slice(1), { lang: 'fr' }, PHONE);
  await grace.getByRole('textbox').fill('Grace');
  await sound(grace);
  await grace.locator('[data-part="sit"]').tap();
  for (const page of [ada, grace]) await page.waitForSelector('[data-mine]');
  return [ada, grace];
}

/** Who has to decide, or that the end is told to both. */
async function next(pages: readonly Page[]): Promise<Page | undefined> {
  for (let i = 0; i < 800; i++) {
    const now = await Promise.all(pages.map((page) => page.evaluate(awaited).catch(() => undefined)));
    if (now.every((n) => n === 'end')) return undefined;
    const turn = now.indexOf('turn');
    if (turn >= 0) return pages[turn];
    await pages[0].waitForTimeout(40);
  }
  throw new Error('nobody has anything to decide');
}

/** Presses, and looks again where an answer that is still on its way closed or covered what was to be pressed. */
async function pressing(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await press(page);
    } catch (error) {
      if ((await page.evaluate(awaited)) !== 'turn') return;
      if (tries === 4) throw error;
    }
  }
}

/** What happens to a match in the midst of it, at these presses. */
function mishaps(pages: readonly Page[]): Readonly<Record<number, (page: Page) => Promise<void>>> {
  return {
    // In the middle of a choice, with what was chosen so far or without: the match itself is as it was.
    4: async (page) => {
      await page.reload();
      await page.waitForSelector('[data-mine="true"]');
    },
    8: async (page) => {
      await page.context().setOffline(true);
      await stop();
      await page.waitForSelector('[data-part="lost"]');
      await start();
      await page.context().setOffline(false);
      for (const p of pages) await p.waitForSelector('[data-part="lost"]', { state: 'detached' });
    },
    12: async () => {
      await stop();
      await start();
    },
  };
}

test('Siege from the start: by link, on a phone and in French; reload, lost line, restart; dice and replay', async () => {
  const pages = await seated('siege');
  const [ada, grace] = pages;
  const happens = mishaps(pages);
  for (let presses = 0; ; presses++) {
    const page = await next(pages);
    if (!page) break;
    const before = await seq(page);
    await happens[presses]?.(page);
    expect(await seq(page)).toBe(before);
    await pressing(page, pressSomething);
  }
  await ada.getByRole('link', { name: 'Check the dice' }).click();
  const verdict = ada.locator('[data-part="verdict"]');
  await verdict.waitFor();
  expect(await verdict.textContent()).toMatch(/^Checked in this browser.*your browser added is among them/);
  await sound(ada);
  const id = new URL(ada.url()).pathname.split('/')[2];
  await ada.goto(`http://127.0.0.1:${port}/online/${id}/replay`);
  await ada.waitForSelector('[data-part="replay"], [data-mine], main');
  expect(await grace.locator('[data-part="ending"]').count()).toBe(1);
  expect(faults).toEqual([]);
  for (const page of pages) await page.context().close();
}, 600_000);

/** Those that have a table, from their last decisions on; from the start where no short cuts are taken. */
const OTHERS = GAMES.filter(({ id, skin }) => skin && id !== 'siege').map(({ id }) => id);

test.each(OTHERS)(
  '%s to its end, on a desktop and on a phone in French',
  async (game) => {
    const pages = ALL ? await seated(game) : await lateAt(game);
    const press = presser(`online ${game}`);
    for (;;) {
      const page = await next(pages);
      if (!page) break;
      await pressing(page, press);
    }
    expect(faults).toEqual([]);
    for (const page of pages) await page.context().close();
  },
  900_000,
);

async function lateAt(game: string): Promise<readonly Page[]> {
  faults = [];
  const { id, cookies } = await lateOnline(port, data, game);
  return Promise.all([
    visit(`online/${id}`, {}, DESKTOP, cookies[0]),
    visit(`online/${id}`, { lang: 'fr' }, PHONE, cookies[1]),
  ]);
}

test('who is gone is said, a bot plays on, and who comes back takes the seat again; a spectator watches', async () => {
  const [ada, grace] = await seated('siege');
  const watcher = await visit(new URL(ada.url()).pathname.slice(1), {}, DESKTOP);
  await watcher.getByText('You are watching.').waitFor();
  const { url } = { url: grace.url() };
  await grace.goto('about:blank');
  await ada.locator('[data-part="gone"]').getByRole('button', { name: 'Let a bot play on' }).click();
  await grace.goto(url);
  await grace.locator('[data-part="replaced"]').getByRole('button').click();
  await grace.locator('[data-part="replaced"]').waitFor({ state: 'detached' });
  await ada.locator('[data-part="gone"]').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  for (const page of [ada, grace, watcher]) await page.context().close();
}, 120_000);

test('the lobby lists what waits, and leads there', async () => {
  faults = [];
  const ada = await visit('new/siege?online', { name: 'Ada' }, DESKTOP);
  await ada.getByRole('checkbox', { name: 'Show it in the list of open tables' }).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.locator('[data-part="link"]').waitFor();
  const grace = await visit('online', { name: 'Grace' }, PHONE);
  await grace.getByRole('link', { name: 'To the table' }).first().waitFor();
  await sound(grace);
  await grace.getByRole('link', { name: 'To the table' }).first().tap();
  await grace.locator('[data-part="sit"]').tap();
  for (const page of [ada, grace]) await page.waitForSelector('[data-mine]');
  expect(faults).toEqual([]);
  for (const page of [ada, grace]) await page.context().close();
});
