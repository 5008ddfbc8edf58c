import { game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { changing, pressSomething, turnOrEnd } from './help/playing.ts';
import { late, openSaved, saved } from './help/saved.ts';

/** `npm run test:all` plays from the start what otherwise begins late. */
const ALL = process.env.STARBOARD_TEST === 'all';

let client: Client;

beforeAll(async () => {
  client = await openClient();
}, 120_000);

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Chooses an easy bot, so that a whole match fits in a test. */
const EASY = JSON.stringify({
  places: [
    { who: 'person', name: '' },
    { who: 'easy', name: '' },
  ],
  options: { first: 0 },
});

test('a whole match against a bot by clicks, from the home page to the rematch', async () => {
  const page = await client.visit();
  await page.evaluate((setup) => localStorage.setItem('starboard.setup.siege', setup), EASY);
  await page.getByRole('link', { name: 'Set up Stellar Siege' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  while ((await turnOrEnd(page)) === 'turn') await pressSomething(page);
  const ending = page.getByRole('dialog');
  expect(await ending.getByRole('heading', { level: 2 }).textContent()).toMatch(/win|tie/i);
  const before = page.url();
  await ending.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
  await turnOrEnd(page);
  expect(await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').first().textContent()).toContain(
    'Rigel',
  );
  await page.context().close();
}, 180_000);

test('play now is one press from the home page, and a bot answers', async () => {
  const page = await client.visit();
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  expect(await turnOrEnd(page)).toBe('turn');
  expect(await page.title()).toContain('Your turn');
  expect(await page.getAttribute('#icon', 'href')).toBe('/icon-turn.svg');
  await page.context().close();
});

test('a match is set up by keyboard alone', async () => {
  const page = await client.visit();
  await startByKeyboard(page);
  await turnOrEnd(page);
  await page.context().close();
});

test(`a match is played to its end by keyboard alone${ALL ? '' : ', from late on'}`, async () => {
  const page = await client.visit();
  if (ALL) await startByKeyboard(page);
  else await openSaved(page, saved(late(game)));
  let arrows = 0;
  while ((await turnOrEnd(page)) === 'turn') {
    await changing(page, async () => {
      if ((await page.locator('[data-choice]:not([aria-disabled])').count()) > 0) return page.keyboard.press('1');
      await page.keyboard.press('b');
      for (let i = 0; i < 40; i++) {
        const way = await wayToOpenThing(page);
        if (way === 'there') return page.keyboard.press('Enter');
        await page.keyboard.press(way);
        arrows++;
      }
    });
  }
  expect(arrows).toBeGreaterThan(ALL ? 10 : 0);
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toMatch(/win|tie/i);
  await page.context().close();
}, 180_000);

/** From the home page to the table. */
async function startByKeyboard(page: Page): Promise<void> {
  await page.evaluate((setup) => localStorage.setItem('starboard.setup.siege', setup), EASY);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let i = 0; i < 20 && (await focused()) !== 'Set up'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  for (let i = 0; i < 20 && (await focused()) !== 'Start the match'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** The arrow key towards the first thing that can be used, as the eye would choose it. */
function wayToOpenThing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (here?.matches('[data-thing][data-open="true"]')) return 'there';
    const there = document.querySelector('[data-thing][data-open="true"]');
    if (!here || !there) return 'ArrowDown';
    const [a, b] = [here, there].map((e) => e.getBoundingClientRect());
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dy) > 60) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  });
}

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
