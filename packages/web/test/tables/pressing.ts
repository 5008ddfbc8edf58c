import { below, keyFromSeed, rngOf } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { changing, visiblePoint } from '../help/playing.ts';

export const BUTTON = '[data-choice]:not([aria-disabled])';
export const THING = '[data-thing][data-open="true"][aria-pressed="false"]';

/** Presses something that leads on: things on the board as often as buttons, so that drafts are made and completed. */
export function presser(seed: string): (page: Page) => Promise<void> {
  const rng = rngOf(keyFromSeed(seed));
  return async (page) => {
    const buttons = page.locator(BUTTON);
    // By name, as what comes meanwhile may lie before it.
    const open = await page.locator(THING).evaluateAll((all) => all.map((e) => e.getAttribute('data-thing')));
    if (open.length > 0 && ((await buttons.count()) === 0 || below(rng, 2) === 0)) {
      const thing = page.locator(`[data-thing="${open[below(rng, open.length)]}"]`);
      await changing(page, async () => thing.click({ timeout: 8000, position: await visiblePoint(thing) }));
    } else await changing(page, () => buttons.first().click({ timeout: 8000 }));
  };
}

/** Presses something by keys alone: arrows to a thing and Enter, or the number of a button. */
export async function pressByKeys(page: Page, onBoard: boolean): Promise<void> {
  await changing(page, async () => {
    const [offered, open] = [await page.locator(BUTTON).count(), await page.locator(THING).count()];
    if (offered > 0 && (open === 0 || !onBoard)) return page.keyboard.press('1');
    await page.keyboard.press('b');
    for (let i = 0; i < 40; i++) {
      const way = await wayToThing(page);
      await page.keyboard.press(way === 'there' ? 'Enter' : way);
      if (way === 'there') return;
    }
  });
}

/** The arrow key towards the first thing that can be used, as the eye would choose it. */
function wayToThing(page: Page): Promise<string> {
  return page.evaluate((wanted) => {
    const here = document.activeElement;
    if (here?.matches(wanted)) return 'there';
    const there = document.querySelector(wanted);
    if (!here || !there) return 'ArrowDown';
    const [a, b] = [here, there].map((e) => e.getBoundingClientRect());
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dy) > 60) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  }, THING);
}
