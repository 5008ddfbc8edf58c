import type { Match } from '@starboard/kernel';
import { game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { fontSize, lost } from './help/lost.ts';
import { turnOrEnd } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const step = (m: Match) => (m.state as { stack: readonly { step: string }[] }).stack.at(-1)?.step;
const mine = (m: Match) => game.actors(m.state as never)[0] === 0;
const hand = (m: Match) => game.view(m.state as never, 0).players[0].handSize;
const large = someMatch(game, (m) => mine(m) && step(m) === 'deploy' && m.steps.length > 40 && hand(m) >= 8);
const asked = someMatch(game, (m) => mine(m) && step(m) === 'chooseNumber' && m.steps.length > 20);
const over = someMatch(game, (m) => game.actors(m.state as never).length === 0);

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => go(page, '', 'h1'),
  new: (page) => go(page, 'new/siege', 'form'),
  settings: (page) => go(page, 'settings', 'fieldset'),
  learn: (page) => go(page, 'learn/siege', 'h2'),
  table: (page) => sit(page, large),
  number: (page) => sit(page, asked),
  log: async (page) => {
    await page.locator('[data-part="log-button"]').click();
    // Beside the board where there is room, else over it.
    if (await page.locator('dialog[open]').count()) await page.locator('dialog[open] h2').waitFor();
  },
  ending: async (page) => {
    await sit(page, over);
    await page.locator('[data-part="story"]').waitFor({ state: 'attached' });
  },
  story: async (page) => {
    await page.getByRole('button', { name: 'How it went' }).click();
    await page.locator('[data-part="story"]').waitFor();
  },
  replay: async (page) => {
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('60');
  },
};

async function go(page: Page, path: string, until: string): Promise<void> {
  await page.goto(client.address + path);
  await page.locator(until).first().waitFor();
}

async function sit(page: Page, match: Match): Promise<void> {
  await openSaved(page, saved(match));
  await turnOrEnd(page);
}

const SIZES = {
  'a desktop with letters twice as large': { options: {}, font: 32 },
  'a phone with letters twice as large': { options: PHONE, font: 32 },
  'a desktop zoomed to 200 %': { options: { viewport: { width: 720, height: 450 } }, font: 16 },
  'a phone on its side': { options: { ...PHONE, viewport: { width: 844, height: 390 } }, font: 16 },
} as const;

test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])(
  'on %s nothing is cut, covered or out of reach',
  async (name) => {
    const { options, font } = SIZES[name];
    const page = await client.visit('', {}, options);
    await fontSize(page, font);
    const wrong: string[] = [];
    for (const [screen, open] of Object.entries(SCREENS)) {
      await open(page);
      wrong.push(...(await lost(page)).map((what) => `${screen}: ${what}`));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

test('a table fits on a phone without scrolling, upright and on its side', async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    const page = await client.visit('', {}, { ...PHONE, viewport: { width, height } });
    for (const match of [large, asked]) {
      await sit(page, match);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    const rows = await page
      .locator('[data-choice]')
      .evaluateAll((all) => new Set(all.map((e) => Math.round(e.getBoundingClientRect().top))).size);
    if (height > width) expect(rows).toBeLessThanOrEqual(2);
    await page.context().close();
  }
});
