import type { Locator, Page } from 'playwright-core';

/** Milliseconds for one try to press something, and for all tries together. */
const TRY = 2000;
const PATIENCE = 40_000;

/** In a page of any browser: whether the person at it is to decide, the device to be passed, or the end told. */
export function awaited(): 'turn' | 'end' | 'pass' | undefined {
  const root = document.querySelector('[data-mine]');
  if (!root) return undefined;
  if (document.querySelector('[data-part="ending"][data-told="true"]')) return 'end';
  if (document.querySelector('[data-part="ready"], [data-part="hand-over"]')) return 'pass';
  return root.getAttribute('data-mine') === 'true' ? 'turn' : undefined;
}

/** Waits until the person at this page is to decide, or the end is told; answers which. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end' | 'pass'> {
  const handle = await page.waitForFunction(awaited, null, { timeout: 60_000, polling: 30 });
  return (await handle.jsonValue()) as 'turn' | 'end' | 'pass';
}

/** The number of decisions so far, as the log's owner counts them. */
export function seq(page: Page): Promise<string | null> {
  return page.getAttribute('[data-mine]', 'data-seq');
}

/** In a page of any browser: what a press may change: decisions made, buttons offered, things selected. */
export function changeable(): string {
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((e) => e.getAttribute(name)).join();
  const made = document.querySelector('[data-mine]')?.getAttribute('data-seq');
  const asked = all('[data-forfeits="sure"]', 'data-choice');
  const selected = all('[data-thing][aria-pressed="true"]', 'data-thing');
  return [made, all('[data-choice]', 'data-choice'), asked, selected].join('|');
}

export function situation(page: Page): Promise<string> {
  return page.evaluate(changeable);
}

/** Does something and waits until it has changed the situation. */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await situation(page);
  await act();
  for (let i = 0; i < 400 && (await situation(page)) === before; i++) await page.waitForTimeout(25);
}

/** In a page of any browser: a point of an element that nothing lies over, from its upper left corner. */
export function uncovered(element: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (x: number, y: number) => element.contains(document.elementFromPoint(left + x, top + y));
  for (let y = 24; y < height; y += 12) {
    for (let x = 8; x < width; x += 4) if (hit(x - 4, y) && hit(x, y) && hit(x + 4, y)) return { x, y };
  }
  return undefined;
}

/**
 * Where a thing really lies under the pointer, from its upper left corner. Of a card in a full fan only the left edge can
 * be seen, and it leans: the corner of the box around it is not on the card.
 */
export async function visiblePoint(thing: Locator, timeout = 8000): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded({ timeout });
  // Cards on their way may cover it for a while.
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    const point = await thing.evaluate(uncovered, undefined, { timeout });
    if (point) return point;
    await thing.page().waitForTimeout(40);
  }
  throw new Error('nothing of it can be seen');
}

/** Presses with the mouse what says of itself that it is closed: only what really lies under the pointer is hit. */
export async function pressClosed(what: Locator): Promise<void> {
  const { x, y } = await visiblePoint(what);
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  await what.page().mouse.click(box.x + x, box.y + y);
}

/**
 * Tries until a press has changed the situation. What is on its way to the page may close, cover or remove what was to be
 * pressed: each try looks again, as a person would.
 */
export async function pressing(page: Page, once: () => Promise<unknown>): Promise<void> {
  const before = await situation(page);
  let problem: unknown = new Error('pressing changes nothing');
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    try {
      await once();
      for (let i = 0; i < 120 && (await situation(page)) === before; i++) await page.waitForTimeout(25);
    } catch (error) {
      problem = error;
    }
    if ((await situation(page)) !== before) return;
  }
  throw problem;
}

/** The names of the things on the board that can be used now, and seen. */
export function openThings(page: Page, selector = '[data-thing][data-open="true"]'): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.getAttribute('data-thing') ?? ''),
    );
}

/** Presses a thing where it can be seen, if it is still open. */
export async function pressThing(page: Page, name: string): Promise<void> {
  const thing = page.locator(`[data-thing="${name}"]`);
  await thing.click({ timeout: TRY, position: await visiblePoint(thing, TRY) });
}

/** Presses something legal, as a person would: a button that is offered, else a thing on the board. */
export async function pressSomething(page: Page): Promise<void> {
  await pressing(page, async () => {
    const button = page.locator('[data-choice]:not([aria-disabled])').first();
    if ((await button.count()) > 0) return button.click({ timeout: TRY });
    const [thing] = await openThings(page);
    if (thing !== undefined) await pressThing(page, thing);
  });
}

/** Lets what is on stage stay there until it is pressed, however slow the machine; for pages opened after this. */
export async function holdStage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    // At the slow pace a decision stands on stage for more than a second; what flies from it needs less.
    const held = (f: TimerHandler, ms?: number) => later(f, (ms ?? 0) > 1000 ? 1e9 : ms);
    window.setTimeout = held as typeof window.setTimeout;
  });
}
