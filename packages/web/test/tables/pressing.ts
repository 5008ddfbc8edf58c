import { below, keyFromSeed, rngOf } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { changing, seq, visiblePoint } from '../help/playing.ts';

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
      await changing(page, async () => {
        const position = await visiblePoint(thing);
        // What comes meanwhile may close it; then there is something else to press.
        if ((await thing.getAttribute('data-open')) === 'true') await thing.click({ timeout: 8000, position });
      });
    } else await changing(page, () => buttons.first().click({ timeout: 8000 }));
  };
}

/** Drags a piece that can be dragged to something that takes it; presses where nothing can. */
export function dragger(seed: string): (page: Page) => Promise<void> {
  const press = presser(seed);
  const rng = rngOf(keyFromSeed(`${seed} which`));
  return async (page) => {
    const pieces = await page
      .locator('[data-thing][data-drag][data-open="true"]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-thing')));
    if (pieces.length === 0) return press(page);
    const piece = page.locator(`[data-thing="${pieces[below(rng, pieces.length)]}"]`);
    const { x, y } = await visiblePoint(piece);
    const box = await piece.boundingBox();
    if (!box) throw new Error('it is not on the page');
    const before = await seq(page);
    await changing(page, async () => {
      await page.mouse.move(box.x + x, box.y + y);
      await page.mouse.down();
      await page.mouse.move(box.x + x, box.y + y - 30, { steps: 3 });
      // In the player's hand it plays nothing.
      if ((await seq(page)) !== before) throw new Error('picking up has played');
      const target = page.locator(`${THING}:not([data-drag])`).first();
      await target.waitFor();
      const at = await target.boundingBox();
      if (!at) throw new Error('nothing takes it');
      await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 4 });
      await page.mouse.up();
    });
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
