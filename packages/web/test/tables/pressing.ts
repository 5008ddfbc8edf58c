import { below, keyFromSeed, rngOf } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { openThings, pressing, pressThing, seq, visiblePoint } from '../help/playing.ts';

export const BUTTON = '[data-choice]:not([aria-disabled])';
export const THING = '[data-thing][data-open="true"][aria-pressed="false"]';

/** Presses something that leads on: things on the board as often as buttons, so that drafts are made and completed. */
export function presser(seed: string): (page: Page) => Promise<void> {
  const rng = rngOf(keyFromSeed(seed));
  return (page) =>
    pressing(page, async () => {
      const buttons = page.locator(BUTTON);
      const open = await openThings(page, THING);
      if (open.length > 0 && ((await buttons.count()) === 0 || below(rng, 2) === 0)) {
        await pressThing(page, open[below(rng, open.length)]);
      } else await buttons.first().click({ timeout: 2000 });
    });
}

/** Drags a piece that can be dragged to something that takes it; presses where nothing can. */
export function dragger(seed: string): (page: Page) => Promise<void> {
  const press = presser(seed);
  const rng = rngOf(keyFromSeed(`${seed} which`));
  return async (page) => {
    const draggable = '[data-thing][data-drag][data-open="true"]';
    if ((await openThings(page, draggable)).length === 0) return press(page);
    let played = false;
    await pressing(page, async () => {
      const pieces = await openThings(page, draggable);
      // What comes meanwhile may have closed them all.
      if (pieces.length === 0) return press(page);
      const piece = page.locator(`[data-thing="${pieces[below(rng, pieces.length)]}"]`);
      const { x, y } = await visiblePoint(piece, 2000);
      const box = await piece.boundingBox({ timeout: 2000 });
      if (!box) throw new Error('it is not on the page');
      const before = await seq(page);
      await page.mouse.move(box.x + x, box.y + y);
      await page.mouse.down();
      await page.mouse.move(box.x + x, box.y + y - 30, { steps: 3 });
      // In the player's hand it plays nothing.
      played ||= (await seq(page)) !== before;
      const target = page.locator(`${THING}:not([data-drag])`).first();
      const at = await target.boundingBox({ timeout: 2000 }).catch(() => null);
      if (at) await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 4 });
      await page.mouse.up();
      if (!at) throw new Error('nothing takes it');
    });
    if (played) throw new Error('picking up has played');
  };
}

/** As many arrows as somebody presses before trying another way. */
const STEPS = 12;

/** Presses something by keys alone: arrows to a thing and Enter, or the number of a button. */
export async function pressByKeys(page: Page, onBoard: boolean): Promise<void> {
  let tries = 0;
  await pressing(page, async () => {
    const digits = page.locator(`${BUTTON}[data-digit]`);
    const [offered, { length: open }] = [await digits.count(), await openThings(page, THING)];
    if (offered > 0 && (open === 0 || !onBoard)) {
      const digit = await digits.first().getAttribute('data-digit', { timeout: 2000 });
      return page.keyboard.press(digit ?? '1');
    }
    // The eye may lead in circles; this key leads to what can be used, and from there to the next.
    if (tries++ > 0) await page.keyboard.press('b');
    for (let i = 0; i < STEPS; i++) {
      const way = await wayToThing(page);
      if (way === 'there') return page.keyboard.press('Enter');
      await page.keyboard.press(way);
    }
  });
}

/** The arrow key towards the first thing that can be used, as the eye would choose it. */
function wayToThing(page: Page): Promise<string> {
  return page.evaluate((wanted) => {
    const here = document.activeElement;
    if (here?.matches(wanted)) return 'there';
    const there = [...document.querySelectorAll(wanted)].find((e) => e.checkVisibility({ visibilityProperty: true }));
    if (!here || !there) return 'ArrowDown';
    const [a, b] = [here, there].map((e) => e.getBoundingClientRect());
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dy) > 60) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  }, THING);
}
