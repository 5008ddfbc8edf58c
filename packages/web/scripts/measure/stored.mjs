import { createServer } from 'vite';
import { home as web } from '../build.mjs';

/** Opens the table of a position that is measured (positions.ts), the n-th of its kind, as if the match had been saved. */
export async function openPosition(page, home, name, n = 0) {
  // What tests share is written in TypeScript.
  const vite = await createServer({
    root: web,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const { position } = await vite.ssrLoadModule('/scripts/measure/positions.ts');
  const { openSaved } = await vite.ssrLoadModule('/test/help/saved.ts');
  const stored = await position(name, n);
  await page.goto(home);
  await openSaved(page, stored);
  await page.waitForSelector('[data-mine="true"]');
  // What is fetched when idle, and the deal, are not what is measured.
  await page.waitForTimeout(2500);
  await vite.close();
}
