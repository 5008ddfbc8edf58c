import type { Match } from '@starboard/kernel';
import { game } from '@starboard/siege';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { packed } from '../src/story/share.ts';
import { type Client, DESKTOP, openClient, PHONE } from './help/client.ts';
import { drawn, violations } from './help/drawing.ts';
import { pressClosed, turnOrEnd } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

const ALL = process.env.STARBOARD_TEST === 'all';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const step = (m: Match) => (m.state as { stack: readonly { step: string }[] }).stack.at(-1)?.step;
const running = someMatch(
  game,
  (m) => game.actors(m.state as never)[0] === 0 && m.steps.length > 60 && step(m) === 'deploy',
);
const over = someMatch(game, (m) => game.actors(m.state as never).length === 0);

/** Every screen: its name, and how to get there from the home page. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto(client.address),
  new: (page) => go(page, 'new/siege', 'form'),
  settings: (page) => go(page, 'settings', 'fieldset'),
  learn: (page) => go(page, 'learn/siege#SIEGE-DV-2', '#SIEGE-DV-2'),
  guide: (page) => go(page, 'learn/siege/guide', '[data-part="coach"]'),
  table: async (page) => {
    await openSaved(page, saved(running));
    await turnOrEnd(page);
  },
  why: async (page) => {
    await pressClosed(page.locator('[data-choice][aria-disabled]').first());
    await page.locator('[data-rule]').first().waitFor();
  },
  hint: async (page) => {
    await page.locator('[data-part="hint"]').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  text: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('dialog[open] pre').waitFor();
  },
  keys: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('dialog[open] dl').waitFor();
  },
  ending: async (page) => {
    await openSaved(page, saved(over, undefined, 'over'));
    await turnOrEnd(page);
  },
  story: async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-turn]').first().waitFor();
  },
  waiting: async (page) => {
    await page.goto(client.address);
    await page
      .getByRole('link', { name: /^(Continue|Reprendre) / })
      .first()
      .waitFor();
  },
  matches: (page) => go(page, 'matches', 'li a[href*="/table/"]'),
  replays: (page) => go(page, 'replays', 'li a[href*="/replay/"]'),
  learning: (page) => go(page, 'learn', 'article'),
  chair: async (page) => {
    await go(page, 'new/siege', 'form');
    await page.getByRole('button', { name: /^(Seat|Place) 2/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  replay: async (page) => {
    await page.goto('about:blank');
    await go(page, `shared#${await packed(saved(over).record)}`, 'input[type=range]');
    await page.getByRole('slider').fill('60');
  },
  broken: async (page) => {
    await page.goto('about:blank');
    await go(page, 'shared#nonsense', 'h1');
  },
  missing: (page) => go(page, 'nowhere', 'h1'),
  away: (page) => go(page, 'new/orbital', 'h1'),
};

async function go(page: Page, path: string, until: string): Promise<void> {
  await page.goto(client.address + path);
  await page.locator(until).first().waitFor();
}

const SIZES = { desktop: DESKTOP, phone: PHONE } as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/** Every size, theme and language; without short cuts every size in every theme. */
const LOOKS = [
  ['dark', 'desktop', 'en'],
  ['light', 'phone', 'fr'],
  ['light', 'desktop', 'en'],
  ['dark', 'phone', 'fr'],
] as const;

test.each(LOOKS.slice(0, ALL ? 4 : 2))(
  'every screen, %s on a %s: no fault found by axe, no sideways scrolling',
  async (theme, size, lang) => {
    const page = await client.visit('', { theme, lang }, SIZES[size]);
    const wrong: string[] = [];
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) wrong.push(`${name}: ${wide} px too wide`);
      wrong.push(...(await violations(page)).map((v) => `${name}: ${v}`));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

test.each(['soldiers', 'SIEGE-RULING-41'])('the rulebook opens at #%s, also when its figures have come', async (id) => {
  const page = await client.visit(`learn/siege#${id}`);
  const inSight = () => {
    const { top = -1 } =
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  };
  await page.waitForFunction(inSight);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(inSight)).toBe(true);
  await page.context().close();
});

test('in French everything is French, at once', async () => {
  const page = await client.visit('settings');
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  await openSaved(page, saved(running));
  await turnOrEnd(page);
  expect(await page.title()).toContain('À vous');
  const view = game.view(running.state as never, 0);
  expect(await page.locator('[data-part="prompt"]').textContent()).toBe(game.text.prompt(view, 0, 'fr'));
  await page.context().close();
});

test('high contrast and text at 200 % lose nothing', async () => {
  const page = await client.visit('', { theme: 'contrast' }, { viewport: { width: 720, height: 450 } });
  await openSaved(page, saved(running));
  await turnOrEnd(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  for (const part of ['prompt', 'actions', 'board'])
    expect(await page.locator(`[data-part="${part}"]`).isVisible()).toBe(true);
  await page.context().close();
});

test('nothing shifts while the table loads', async () => {
  const page = await client.visit();
  await drawn(page);
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  await turnOrEnd(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
  await page.context().close();
});
