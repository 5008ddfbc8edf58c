import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { pressSomething, turnOrEnd } from './help/playing.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Who begins is no matter of luck here. */
const EASY = JSON.stringify({
  places: [
    { who: 'person', name: '' },
    { who: 'easy', name: '' },
  ],
  options: { first: 0 },
});

test('a match is set up by keyboard alone', async () => {
  const page = await client.visit();
  await startByKeyboard(page);
  await turnOrEnd(page);
  await page.context().close();
});

/** From the home page to the table. */
async function startByKeyboard(page: Page): Promise<void> {
  await page.evaluate((setup) => localStorage.setItem('starboard.setup.siege', setup), EASY);
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 40 && !(await focused()).startsWith(name); i++) await page.keyboard.press('Tab');
  };
  await tabTo('Set up Stellar Siege');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  // A chair opens its paper, and Escape leads back to the chair.
  await tabTo('Seat 2');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Who takes this chair?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focused()).toMatch(/^Seat 2/);
  await tabTo('Start the match');
  await page.keyboard.press('Enter');
}

test('two people pass a phone: the next hand is hidden until its owner is ready', async () => {
  const page = await client.visit('new/siege', {}, PHONE);
  for (const [seat, name] of [
    ['Seat 2', 'Grace'],
    ['Seat 1', 'Ada'],
  ]) {
    await page.getByRole('button', { name: seat }).tap();
    await page.getByRole('radio', { name: 'Person' }).check();
    await page.getByRole('textbox', { name: `${seat}, Name` }).fill(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Start the match' }).tap();
  let handed = 0;
  for (let i = 0; i < 40 && handed < 3; i++) {
    const now = await turnOrEnd(page);
    if (now === 'turn') {
      await pressSomething(page);
      continue;
    }
    const over = page.locator('[data-part="hand-over"]');
    // The one who has just played still sees the own hand, until it is handed over.
    if ((await page.locator('[data-part="ready"]').count()) === 0) await over.tap();
    const ready = page.locator('[data-part="ready"]');
    await ready.waitFor();
    expect(await page.locator('[data-thing^="hand:"]').count()).toBe(0);
    expect(await page.getByRole('dialog').getByRole('heading').textContent()).toMatch(/^Now (Ada|Grace)$/);
    // The one button has the focus, nothing else opens it, and it leaves nothing of the table in sight.
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('ready');
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await ready.tap();
    handed++;
    await page.waitForSelector('[data-thing^="hand:"]');
  }
  expect(handed).toBe(3);
  await page.context().close();
});
