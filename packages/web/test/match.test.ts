import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { pressSomething, turnOrEnd } from './help/playing.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
}, 120_000);

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

test('two people pass a phone: the next hand is hidden until its owner is ready', async () => {
  const page = await client.visit('new/siege', {}, PHONE);
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('person');
  await page.getByRole('textbox', { name: 'Seat 1, Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Seat 2, Name' }).fill('Grace');
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
    expect(await page.getByRole('dialog').getByRole('heading').textContent()).toMatch(/^(Ada|Grace), it is yours$/);
    await ready.tap();
    handed++;
    await page.waitForSelector('[data-thing^="hand:"]');
  }
  expect(handed).toBe(3);
  await page.context().close();
}, 60_000);
