import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fresh, play } from './visit.mjs';

/** KB of gzipped JavaScript that the home page asks for, and that it and a table of each game ask for together. */
export async function sizes(home, dist, games) {
  const sum = (names) =>
    [...names].reduce((kb, name) => kb + gzipSync(readFileSync(join(dist, name))).length / 1024, 0);
  const asked = (open) =>
    fresh(async (page) => {
      const names = new Set();
      page.context().on('request', (request) => {
        // What is kept for offline use meanwhile is not asked for by the page.
        if (request.serviceWorker()) return;
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) names.add(pathname);
      });
      await open(page);
      await page.waitForLoadState('networkidle');
      return names;
    });
  const atHome = await asked((page) => page.goto(home));
  const tables = [];
  for (const game of games) tables.push(await asked((page) => play(page, home, game)));
  // What every table asks for belongs to none of them.
  const common = [...tables[0]].filter((name) => tables.every((names) => names.has(name)));
  return {
    home: sum(atHome),
    tables: tables.map((names) => ({ whole: sum(names), own: sum(names) - sum(common) })),
  };
}
