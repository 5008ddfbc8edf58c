import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * Pages opened from now on are laid out and answer, but are not drawn: without a graphics card drawing takes half of the
 * time, and only pictures show it.
 */
export async function undrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Draws this document after all, for whatever looks at it as a person does. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** What axe is asked for: these rules, or all; of what it finds only what is wrong. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong on this page: by the rules of WCAG, or of any of its rules what is at least serious. It is drawn
 * for axe alone: what is played on it afterwards needs no picture.
 */
export async function violations(page: Page, rules: 'wcag' | 'serious' = 'wcag'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const before = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [];
      const found = await here.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) });
      document.adoptedStyleSheets = before;
      return found.violations
        .filter(({ impact }) => only || impact === 'serious' || impact === 'critical')
        .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`));
    },
    rules === 'wcag' && WCAG,
  );
}
