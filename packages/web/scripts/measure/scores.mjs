import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { ensureBrowser, FLAGS } from '../browser.mjs';
import { play } from './visit.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Lighthouse as it comes (a phone on a slow line) for the kinds of pages and each table; each the median of `runs`. */
export async function scores(home, runs, games) {
  const require = createRequire(import.meta.url);
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import(createRequire(require.resolve('lighthouse')).resolve('chrome-launcher'));
  const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    const results = {};
    for (const [name, url] of Object.entries(await pages(home, chrome.port, games))) {
      const seen = [];
      // A run whose trace was lost says nothing about the page.
      for (let run = 0; run < 2 * runs && seen.length < runs; run++) {
        const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES });
        if (!lhr.runtimeError) seen.push(lhr);
      }
      results[name] = {
        scores: CATEGORIES.map((id) => median(seen.map((lhr) => Math.round(lhr.categories[id].score * 100)))),
        shift: Math.max(...seen.map((lhr) => lhr.audits['cumulative-layout-shift'].numericValue)),
      };
    }
    return results;
  } finally {
    await chrome.kill();
  }
}

/** A table and a replay need a match on the device: it is played first, in the same profile. */
async function pages(home, port, games) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  const tables = [];
  for (const game of games) {
    await play(page, home, game);
    tables.push([game, page.url()]);
  }
  await page.close();
  await browser.close();
  const [[, first]] = tables;
  return {
    home,
    'new match': `${home}new/siege`,
    rulebook: `${home}learn/siege`,
    replay: first.replace('/table/', '/replay/'),
    ...Object.fromEntries(tables),
  };
}

export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
