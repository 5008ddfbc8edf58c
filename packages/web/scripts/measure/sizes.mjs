import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fresh } from './visit.mjs';

/** KB of gzipped JavaScript that the home page asks for, that it and a table of Siege ask for together, and of Scramble alone. */
export function sizes(home, dist) {
  return fresh(async (page) => {
    const names = new Set();
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) names.add(pathname);
    });
    const sum = () => [...names].reduce((kb, name) => kb + gzipSync(readFileSync(join(dist, name))).length / 1024, 0);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    const atHome = sum();
    await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
    await page.waitForSelector('[data-mine]');
    await page.waitForLoadState('networkidle');
    const siege = sum();
    await page.goto(home);
    await page.getByRole('button', { name: 'Play now: Stellar Scramble' }).click();
    await page.waitForSelector('[data-mine]');
    await page.waitForLoadState('networkidle');
    return { home: atHome, siege, scramble: sum() - siege };
  });
}
