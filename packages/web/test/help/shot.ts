import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { drawn } from './drawing.ts';

const SHOTS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '.cache', 'shots');

/** A picture of the page for looking at, once everything on it has been drawn; beside those of tests if it has no path. */
export async function shot(page: Page, name: string): Promise<void> {
  await drawn(page);
  await page.waitForFunction(() => [...document.images].every((image) => !image.src.startsWith('data:image/gif')));
  await page.waitForTimeout(250);
  await page.screenshot({ path: resolve(SHOTS, `${name}.png`) });
}
