import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startServer } from '../../../server/scripts/start.mjs';
import { newId, socketAt } from '../../../server/test/help/server.ts';
import { clientFiles } from '../../scripts/serve/clientFiles.mjs';
import { DESKTOP, PHONE, QUICK } from './client.ts';
import { undrawn, violations } from './drawing.ts';
import { awaited } from './playing.ts';
import { connect, shared } from './shared.ts';

/** How long somebody may have nothing to decide, in milliseconds: a busy machine starves pages for seconds. */
const PATIENCE = 120_000;

/** A server with online tables, and visitors with browsers of their own. */
export async function onlineHouse() {
  const data = mkdtempSync(join(tmpdir(), 'starboard-online-'));
  const browser: Browser = await connect();
  let port = 0;
  let faults: string[] = [];
  let stop: () => Promise<void> = async () => {};

  async function start(): Promise<void> {
    const { dist } = shared();
    const client = (app: Parameters<typeof clientFiles>[0]) => clientFiles(app, { dir: dist });
    const wide = { burst: 1e6, perSecond: 1e6 };
    const limits = { reads: wide, writes: wide, messages: wide, guests: wide };
    const served = await startServer({ data, port, client, limits });
    ({ port } = served);
    stop = () => served.close();
  }

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
    await undrawn(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/WebSocket|ERR_|blocked by Playwright/.test(text)) faults.push(text);
    });
    await page.goto(`http://127.0.0.1:${port}/${path}`);
    return page;
  }

  /** Two people at a table of the server: one opened it, the other came by its link, on a phone and in French. */
  async function seated(game: string, agree: (page: Page) => Promise<void> = async () => {}) {
    const ada = await visit(`new/${game}?online`, { name: 'Ada' }, DESKTOP);
    await agree(ada);
    await ada.getByRole('button', { name: 'Open the table' }).click();
    const link = await ada.locator('[data-part="link"]').inputValue();
    expect(await ada.getByRole('img', { name: /camera of a phone/ }).count()).toBe(1);
    await sound(ada);
    const grace = await visit(new URL(link).pathname.slice(1), { lang: 'fr' }, PHONE);
    await grace.getByRole('textbox').fill('Grace');
    await sound(grace);
    await grace.locator('[data-part="sit"]').tap();
    for (const page of [ada, grace]) await page.waitForSelector('[data-mine]');
    return [ada, grace] as const;
  }

  await start();
  return {
    data,
    get port() {
      return port;
    },
    start,
    stop: () => stop(),
    visit,
    seated,
    /** Everything that went wrong on any page since the last call. */
    faults() {
      const seen = faults;
      faults = [];
      return seen;
    },
    async close() {
      await browser.close();
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type OnlineHouse = Awaited<ReturnType<typeof onlineHouse>>;

/** Nothing is wider than the page, and axe finds nothing. */
export async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** The name of the table that a page shows. */
export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2];

/** Somebody leaves the match, and it is over. */
export async function leaves(port: number, page: Page, seat: number): Promise<void> {
  const [{ name, value }] = await page.context().cookies();
  const line = await socketAt(port, { cookie: `${name}=${value}` });
  const table = tableOf(page);
  line.say({ type: 'watch', table });
  line.say({ type: 'say', table, message: { type: 'leave', id: newId(), seat } });
  await line.until(() => line.heard.find((t) => t.type === 'table' && t.table.status === 'ended'));
  line.close();
}

/** Who has to decide, or that the end is told to both. */
export async function next(pages: readonly Page[]): Promise<Page | undefined> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const now = await Promise.all(pages.map((page) => page.evaluate(awaited).catch(() => undefined)));
    if (now.every((n) => n === 'end')) return undefined;
    const turn = now.indexOf('turn');
    if (turn >= 0) return pages[turn];
    await pages[0].waitForTimeout(40);
  }
  throw new Error('nobody has anything to decide');
}

/** Presses, and looks again where an answer that is still on its way closed or covered what was to be pressed. */
export async function pressing(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await press(page);
    } catch (error) {
      if ((await page.evaluate(awaited)) !== 'turn') return;
      if (tries === 4) throw error;
    }
  }
}
