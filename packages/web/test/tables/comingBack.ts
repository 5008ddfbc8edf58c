import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seq, turnOrEnd } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { late } from './positions.ts';
import { presser } from './pressing.ts';
import type { Sitting } from './sitting.ts';

/** What a reader finds who comes back: the same choice, what others did meanwhile, the log as it was left. */
export function comingBack(at: () => Sitting): void {
  test('a match resumes after a reload in the middle of a choice', async () => {
    const { open, page, trial } = at();
    await open(late(trial.game));
    await turnOrEnd(page);
    const before = await offered(page);
    await page.reload();
    await turnOrEnd(page);
    expect(await offered(page)).toEqual(before);
    await presser('resume')(page);
    const after = Number(await seq(page));
    await page.reload();
    await turnOrEnd(page);
    expect(Number(await seq(page))).toBeGreaterThanOrEqual(after);
  });

  test('after a break the decisions of others are told in order, once', async () => {
    const { bots, page, trial } = at();
    const match = late(trial.game);
    const { log, ...rest } = saved(match, bots());
    await page.evaluate((json) => localStorage.setItem('starboard.seen', json), JSON.stringify([[rest.id, 0]]));
    await openSaved(page, { log, ...rest });
    const lines = page.locator('[data-part="away"] li');
    await lines.first().waitFor();
    const theirs = match.steps.filter(({ seat }) => seat !== 0).length;
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(theirs);
    expect(await lines.first().textContent()).toMatch(/Vega/);
    expect(await page.getAttribute('[data-mine]', 'data-mine')).toBe('false');
    await page.locator('[data-part="go-on"]').click();
    expect(await turnOrEnd(page)).toBe('turn');
    await page.reload();
    expect(await turnOrEnd(page)).toBe('turn');
    expect(await lines.count()).toBe(0);
  });

  test('the log is closed until it is wanted, lies in turns that fold, and stays as it was left', async () => {
    const { open, page, trial } = at();
    await open(late(trial.game));
    await turnOrEnd(page);
    const heads = page.locator('[data-part="turn"]');
    expect(await heads.count()).toBe(0);
    await page.keyboard.press('l');
    await heads.last().waitFor();
    const last = heads.last();
    expect(await last.getAttribute('aria-expanded')).toBe('true');
    await last.click();
    expect(await last.getAttribute('aria-expanded')).toBe('false');
    await page.reload();
    await turnOrEnd(page);
    expect(await heads.count()).toBeGreaterThan(0);
    await page.locator('[data-part="log-button"]').click();
    expect(await heads.count()).toBe(0);
  });

  test('nobody keeps the name of another language', async () => {
    const { open, page, settings, trial } = at();
    await open(late(trial.game));
    await turnOrEnd(page);
    expect(await page.getByRole('list', { name: 'Seats' }).textContent()).toMatch(/^You/);
    await settings({ lang: 'fr' });
    await page.reload();
    await turnOrEnd(page);
    expect(await page.getByRole('list', { name: 'Places' }).textContent()).toMatch(/^Vous/);
    await page.keyboard.press('l');
    await page.locator('[data-part="turn"]').first().waitFor();
    expect(await page.locator('[data-mine]').textContent()).not.toMatch(/\bYou\b|\bPlayer \d/);
    await page.keyboard.press('l');
    await settings({ lang: 'en' });
  });
}

/** What is asked, and what can be pressed. */
function offered(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((e) => e.getAttribute(name));
    const prompt = document.querySelector('[data-part="prompt"]')?.textContent;
    return [prompt, all('[data-choice]', 'data-choice'), all('[data-thing][data-open="true"]', 'data-thing')];
  });
}
