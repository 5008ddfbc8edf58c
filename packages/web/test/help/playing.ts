import type { Locator, Page } from 'playwright-core';

/** Waits until the person at this page is to decide, or the end is told; answers which. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end' | 'pass'> {
  const handle = await page.waitForFunction(
    () => {
      const root = document.querySelector('[data-mine]');
      if (!root) return undefined;
      if (document.querySelector('dialog[open] ol')) return 'end';
      if (document.querySelector('[data-part="ready"], [data-part="hand-over"]')) return 'pass';
      return root.getAttribute('data-mine') === 'true' ? 'turn' : undefined;
    },
    null,
    { timeout: 60_000, polling: 30 },
  );
  return (await handle.jsonValue()) as 'turn' | 'end' | 'pass';
}

/** The number of decisions so far, as the log's owner counts them. */
export function seq(page: Page): Promise<string | null> {
  return page.getAttribute('[data-mine]', 'data-seq');
}

/** What a press may change: decisions made, buttons offered, things selected. */
export function situation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((e) => e.getAttribute(name)).join();
    const made = document.querySelector('[data-mine]')?.getAttribute('data-seq');
    return [made, all('[data-choice]', 'data-choice'), all('[data-thing][aria-pressed="true"]', 'data-thing')].join(
      '|',
    );
  });
}

/** Does something and waits until it has changed the situation. */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await situation(page);
  await act();
  for (let i = 0; i < 400 && (await situation(page)) === before; i++) await page.waitForTimeout(25);
}

/** Presses with the mouse what says of itself that it is closed: only what really lies under the pointer is hit. */
export async function pressClosed(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  await what.page().mouse.click(box.x + Math.min(12, box.width / 2), box.y + Math.min(24, box.height / 2));
}

/** Presses something legal, as a person would: a button that is offered, else a thing on the board. */
export async function pressSomething(page: Page): Promise<void> {
  const button = page.locator('[data-choice]:not([aria-disabled])').first();
  const thing = page.locator('[data-thing][data-open="true"]').first();
  const pressed = (await button.count()) > 0;
  // Of a card in a full fan only the left edge can be seen.
  const where = { timeout: 8000, position: { x: 8, y: 24 } };
  await changing(page, () => (pressed ? button.click({ timeout: 8000 }) : thing.click(where)));
}
