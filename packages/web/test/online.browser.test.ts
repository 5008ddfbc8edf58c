import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { DESKTOP, PHONE } from './help/client.ts';
import { lateOnline } from './help/lateOnline.ts';
import { next, type OnlineHouse, onlineHouse, pressing, sound, tableOf } from './help/online.ts';
import { pressSomething, seq } from './help/playing.ts';
import { presser } from './tables/pressing.ts';

const ALL = process.env.STARBOARD_TEST === 'all';
let house: OnlineHouse;

beforeAll(async () => {
  house = await onlineHouse();
});

// What a try that failed left behind is not held against the next.
beforeEach(() => void house.faults());

afterAll(() => house?.close());

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
      await house.stop();
      await page.waitForSelector('[data-part="lost"]');
      await house.start();
      await page.context().setOffline(false);
      for (const p of pages) await p.waitForSelector('[data-part="lost"]', { state: 'detached' });
    },
    12: async () => {
      await house.stop();
      await house.start();
    },
  };
}

test('Siege from the start: by link, on a phone and in French; reload, lost line, restart; dice and replay', async () => {
  const pages = await house.seated('siege');
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
  await ada.goto(`http://127.0.0.1:${house.port}/online/${tableOf(ada)}/replay`);
  await ada.waitForSelector('[data-part="replay"], [data-mine], main');
  expect(await grace.locator('[data-part="ending"]').count()).toBe(1);
  expect(house.faults()).toEqual([]);
  for (const page of pages) await page.context().close();
}, 600_000);

/** Those that have a table, from their last decisions on; from the start where no short cuts are taken. */
const OTHERS = GAMES.filter(({ id, skin }) => skin && id !== 'siege').map(({ id }) => id);

test.each(OTHERS)(
  '%s to its end, on a desktop and on a phone in French',
  async (game) => {
    const pages = ALL ? await house.seated(game) : await lateAt(game);
    const press = presser(`online ${game}`);
    for (;;) {
      const page = await next(pages);
      if (!page) break;
      await pressing(page, press);
    }
    expect(house.faults()).toEqual([]);
    for (const page of pages) await page.context().close();
  },
  900_000,
);

async function lateAt(game: string): Promise<readonly Page[]> {
  const { id, cookies } = await lateOnline(house.port, house.data, game);
  return Promise.all([
    house.visit(`online/${id}`, {}, DESKTOP, cookies[0]),
    house.visit(`online/${id}`, { lang: 'fr' }, PHONE, cookies[1]),
  ]);
}

test('who is gone is said, a bot plays on, and who comes back takes the seat again; a spectator watches', async () => {
  const [ada, grace] = await house.seated('siege');
  const watcher = await house.visit(new URL(ada.url()).pathname.slice(1), {}, DESKTOP);
  await watcher.getByText('You are watching.').waitFor();
  const { url } = { url: grace.url() };
  await grace.goto('about:blank');
  await ada.locator('[data-part="gone"]').getByRole('button', { name: 'Let a bot play on' }).click();
  await grace.goto(url);
  await grace.locator('[data-part="replaced"]').getByRole('button').click();
  await grace.locator('[data-part="replaced"]').waitFor({ state: 'detached' });
  await ada.locator('[data-part="gone"]').waitFor({ state: 'detached' });
  expect(house.faults()).toEqual([]);
  for (const page of [ada, grace, watcher]) await page.context().close();
});

test('a link that leads to no table says so, whatever stands in it', async () => {
  const page = await house.visit('online/%3Cb%3E', {}, DESKTOP);
  const missing = page.getByRole('heading', { name: 'There is no such table' });
  await missing.waitFor();
  for (const path of ['online/0123', 'online/0123/replay', 'online/0123/dice']) {
    await page.goto(`http://127.0.0.1:${house.port}/${path}`);
    await missing.waitFor();
  }
  await page.context().close();
});

test('the lobby lists what waits, and leads there', async () => {
  const ada = await house.visit('new/siege?online', { name: 'Ada' }, DESKTOP);
  await ada.getByRole('checkbox', { name: 'Show it in the list of open tables' }).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.locator('[data-part="link"]').waitFor();
  const grace = await house.visit('online', { name: 'Grace' }, PHONE);
  await grace.getByRole('link', { name: 'To the table' }).first().waitFor();
  await sound(grace);
  await grace.getByRole('link', { name: 'To the table' }).first().tap();
  await grace.locator('[data-part="sit"]').tap();
  for (const page of [ada, grace]) await page.waitForSelector('[data-mine]');
  expect(house.faults()).toEqual([]);
  for (const page of [ada, grace]) await page.context().close();
});
