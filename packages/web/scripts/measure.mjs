// Measures the built client in the installed Chrome or Chromium: Lighthouse, what is loaded, and how soon one can play.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { buildClient, dist } from './build.mjs';
import { serve } from './serve/serve.mjs';

const CHROME = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((p) => p && existsSync(p));
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const PLAY = /play now/i;
const OPEN = '[data-thing][data-open="true"]';

if (!CHROME) {
  console.error('No Chrome or Chromium found; set CHROME_PATH.');
  process.exit(1);
}
await buildClient();
const server = await serve({ dir: dist, host: '127.0.0.1', port: 0 });
const home = server.address;
try {
  const sizes = await loaded();
  const playable = { warm: await timeToPlay(false), coldThrottled: await timeToPlay(true) };
  const scores = { home: await lighthouseScores(home), learn: await lighthouseScores(`${home}learn/siege`) };
  console.log(JSON.stringify({ sizes, playable, scores }, null, 2));
} finally {
  await server.close?.();
  process.exit(0);
}

async function withPage(use) {
  const browser = await chromium.launch({ executablePath: CHROME, args: FLAGS });
  try {
    return await use(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

/** Compressed bytes of JavaScript loaded by the home page, and by it and a table of Siege together. */
function loaded() {
  return withPage(async (page) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (/\.js(\?|$)/.test(response.url())) bytes += Number((await response.allHeaders())['content-length'] ?? 0);
    });
    await page.goto(home);
    await page.waitForTimeout(1500);
    const atHome = bytes;
    await page.getByText(PLAY).first().click();
    await page.waitForSelector(OPEN);
    await page.waitForTimeout(1000);
    return { home: atHome, siege: bytes };
  });
}

/** Milliseconds from opening the home page to the first card that can be played. */
function timeToPlay(throttled) {
  return withPage(async (page) => {
    if (!throttled) {
      await page.goto(home);
      await page.waitForTimeout(2500);
    } else {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const fast3g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', fast3g);
    }
    const start = performance.now();
    await page.goto(home);
    await page.getByText(PLAY).first().click();
    await page.waitForSelector(OPEN, { timeout: 60_000 });
    return Math.round(performance.now() - start);
  });
}

async function lighthouseScores(url) {
  const require = createRequire(import.meta.url);
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import(createRequire(require.resolve('lighthouse')).resolve('chrome-launcher'));
  const chrome = await launch({ chromePath: CHROME, chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    return Object.fromEntries(
      Object.entries(result.lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    );
  } finally {
    await chrome.kill();
  }
}
