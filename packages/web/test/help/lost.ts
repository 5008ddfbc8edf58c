import type { CDPSession, Page } from 'playwright-core';
import { drawn } from './drawing.ts';

/** Sets the font size of the browser's own settings, 16 pixels at first, as a person with weak eyes would. */
export async function fontSize(page: Page, pixels: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** What a reader cannot get at on this screen: text that is cut, things that lie under others, sideways scrolling. */
export async function lost(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} px too wide`);
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const named = (e: Element) => `${e.tagName.toLowerCase()} “${(e.textContent ?? '').trim().slice(0, 50)}”`;

    /** The edges beyond which nothing of an element can be seen, however one scrolls. */
    const walls = (e: Element) => {
      const box = { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
      let swiped = false;
      for (let up = e.parentElement; up && up !== document.documentElement; up = up.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        const r = up.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') {
          swiped = true;
          [box.left, box.right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
        }
        if (!swiped && (overflowX === 'hidden' || overflowX === 'clip')) {
          box.left = Math.max(box.left, r.left);
          box.right = Math.min(box.right, r.right);
        }
        if (overflowY === 'auto' || overflowY === 'scroll') break;
        if (overflowY === 'hidden' || overflowY === 'clip') {
          box.top = Math.max(box.top, r.top);
          box.bottom = Math.min(box.bottom, r.bottom);
        }
        if (position === 'fixed') break;
      }
      return box;
    };
    const SLACK = 3;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const e = node.parentElement;
      if (!e || !node.textContent?.trim() || e.closest('.unseen, .skip, svg, option, [data-part="announcer"]'))
        continue;
      if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const r = range.getBoundingClientRect();
      // Lines are taller than their letters.
      const lead = Math.max(
        0,
        (r.height / Math.max(1, range.getClientRects().length) - Number.parseFloat(getComputedStyle(e).fontSize)) / 2,
      );
      const box = walls(node.parentElement as Element);
      if (r.width === 0) continue;
      if (
        r.left < box.left - SLACK ||
        r.right > box.right + SLACK ||
        r.top + lead < box.top - SLACK ||
        r.bottom - lead > box.bottom + SLACK
      )
        found.push(`cut: ${named(e)}`);
    }

    for (const e of root.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      if (
        e.closest('.unseen, .skip, [popover], [inert]') ||
        e.tabIndex < 0 ||
        !e.checkVisibility({ visibilityProperty: true })
      )
        continue;
      e.scrollIntoView({ block: 'center', inline: 'center' });
      const r = e.getClientRects()[0];
      // Of a card in a fan only the left edge can be seen.
      const spots = [
        [r.left + r.width / 2, r.top + r.height / 2],
        [r.left + 8, r.top + Math.min(24, r.height / 2)],
        [r.left + 8, r.top + r.height / 2],
      ];
      const hit = spots.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (e.contains(top) || top.closest('label')?.contains(e));
      });
      if (!hit) found.push(`covered: ${named(e)} ${e.getAttribute('aria-label') ?? ''}`);
    }
    scrollTo(0, 0);
    return found;
  });
}
