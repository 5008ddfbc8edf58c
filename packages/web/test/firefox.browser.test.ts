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
    if (message.type() === 'error' || message.type() === 'warn') faults.push(message.text());
  });
});

afterAll(() => browser?.close());

test('a whole match by clicks in Firefox, from the home page to its end, without a word on the console', async ({
  skip,
}) => {
  if (missing) return skip(missing);
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

/** Presses a button that is offered, else a thing on the board, and waits until that has changed something. */
async function press(): Promise<void> {
  const before = await page.evaluate(changeable);
  const target = (await page.$(BUTTON)) ?? (await page.$(THING));
  // What was there has gone meanwhile: there is something new to look at.
  if (!target) return;
  await target.scrollIntoView();
  const point = await target.evaluate(uncovered);
  await target.click(point ? { offset: point } : {});
  for (let i = 0; i < 400 && (await page.evaluate(changeable)) === before; i++) await setTimeout(25);
}
