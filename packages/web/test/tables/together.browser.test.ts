import { keyFromSeed, start } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bids } from '../../../kernel/test/toys/bids.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { type Client, openClient } from '../help/client.ts';
import { seq, turnOrEnd } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { ADA, againstBots } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient('toys');
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const dealt = (seats: number) => start(bids, seats, bids.defaults, keyFromSeed('together'));

/** Three decide at once: the person, and two bots that take their time. */
async function opened(settings: Partial<Settings>, players: readonly Player[] = againstBots(3)): Promise<Page> {
  const page = await client.visit('', settings);
  await openSaved(page, saved(dealt(players.length), players));
  expect(await turnOrEnd(page)).toBe('turn');
  return page;
}

/** Waits until somebody else has answered. */
function answered(page: Page, steps: number) {
  return page.waitForFunction(
    (least) => Number(document.querySelector('[data-mine]')?.getAttribute('data-seq')) >= least,
    steps,
  );
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-thing'));

test('what is asked of me stands there although bots think, and a hint works meanwhile', async () => {
  const page = await opened({ bots: 'slow' });
  expect(await page.locator('[data-part="prompt"]').textContent()).toBe('Lay a number.');
  expect(await page.title()).toContain('Your turn');
  await page.keyboard.press('h');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await answered(page, 1);
  const best = page.getByRole('dialog').getByRole('listitem').first();
  await best.locator('[data-part="play-hint"]').click();
  await page.getByText('You: 0, has laid a number').waitFor();
  await page.context().close();
});

test('the answer of another changes neither my draft, nor the focus, nor my press', async () => {
  const page = await opened({ bots: 'slow', confirm: true });
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const asks = page.locator('[data-part="actions"]').getByRole('button', { name: 'Lay 2' });
  await asks.waitFor();
  expect([await seq(page), await focused(page)]).toEqual(['0', 'number:2']);
  await answered(page, 1);
  expect(await asks.count()).toBe(1);
  expect(await page.locator('[data-thing="number:2"]').getAttribute('aria-pressed')).toBe('true');
  expect(await focused(page)).toBe('number:2');
  await page.getByRole('button', { name: 'Back' }).click();
  // Pressed before the second answer, let go after it.
  const box = await page.locator('[data-thing="number:3"]').boundingBox();
  if (!box) throw new Error('no such number');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await answered(page, 2);
  await page.mouse.up();
  await page.locator('[data-part="actions"]').getByRole('button', { name: 'Lay 3' }).click();
  await answered(page, 3);
  await page
    .getByText('You: 0, has not laid a number yet, laid before: 3')
    .or(page.getByText('You: 1'))
    .first()
    .waitFor();
  await page.context().close();
});

test('among three people at a device one can leave: a bot plays on, and the others go on', async () => {
  const people = ['Ada', 'Grace', 'Hedy'].map((name) => ({ ...ADA, name }));
  const page = await opened({}, people);
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Leave the match' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Leave the match? A bot plays on for Ada.').waitFor();
  await dialog.getByRole('button', { name: 'Leave the match' }).click();
  await answered(page, 1);
  expect(await page.getByRole('list', { name: 'Seats' }).textContent()).toMatch(/Ada.*medium/);
  // Neither of those who are left has anything to hide yet: the next one is asked at once.
  expect(await turnOrEnd(page)).toBe('turn');
  await page.getByText('Grace: 0, has not laid a number yet').waitFor();
  await page.locator('[data-thing="number:2"]').click();
  await page.locator('[data-part="hand-over"]').waitFor();
  expect(await page.locator('[data-part="prompt"]').textContent()).toBe('Hedy decides next.');
  await page.context().close();
});
