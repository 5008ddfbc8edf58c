import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { QUICK } from './help/client.ts';
import { awaited, changeable, uncovered } from './help/playing.ts';
import { shared } from './help/shared.ts';
import { BUTTON, THING } from './tables/pressing.ts';

/** Firefox as Debian ships it, over WebDriver BiDi: Playwright speaks only to a Firefox of its own making. */
const firefox = inject('firefox');
const missing = 'missing' in firefox ? firefox.missing : undefined;

/** Firefox asks for the picture of the tab by itself, drops that request when the page names another, and complains. */
const CUT_OFF = /icon(-turn)?\.svg’\. A ServiceWorker intercepted the request/;

let browser: Browser | undefined;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  if ('missing' in firefox) return;
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox.path, headless: true });
  page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warn';
    if (loud && !CUT_OFF.test(message.text())) faults.push(message.text());
  });
});

afterAll(() => browser?.close());

test('a whole match by clicks in Firefox, from the home page to its end, without a word on the console', async ({
  skip,
}) => {
  if (missing) return skip(missing);
  faults.length = 0;
  await page.evaluateOnNewDocument((json) => {
    // The blank page before the first has no store.
    if (location.protocol === 'http:') localStorage.setItem('starboard.settings', json);
  }, JSON.stringify(QUICK));
  await page.goto(shared().address);
  await page.locator('::-p-aria(Play now: Stellar Siege)').click();
  let now = await turnOrEnd();
  for (; now === 'turn'; now = await turnOrEnd()) await press();
  expect(now).toBe('end');
  expect(faults).toEqual([]);
}, 300_000);

async function turnOrEnd() {
  const handle = await page.waitForFunction(awaited, { polling: 30 });
  return handle.jsonValue();
}

/**
 * Presses a button that is offered, else a thing on the board, until that has changed something. What is on its way to the
 * page may close, cover or remove what was to be pressed: each try looks again, and at the next of them.
 */
async function press(): Promise<void> {
  const before = await page.evaluate(changeable);
  let problem: unknown;
  for (let tries = 0; tries < 12; tries++) {
    const buttons = await page.$$(BUTTON);
    const targets = buttons.length > 0 ? buttons : await page.$$(THING);
    const target = targets[tries % targets.length];
    try {
      await target?.scrollIntoView();
      const point = await target?.evaluate(uncovered);
      await target?.click(point ? { offset: point } : {});
    } catch (error) {
      problem = error;
    }
    for (let i = 0; i < 60; i++) {
      if ((await page.evaluate(changeable)) !== before) return;
      await setTimeout(25);
    }
  }
  throw problem ?? new Error('pressing changes nothing');
}
