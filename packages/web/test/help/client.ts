import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../../src/settings/settings.ts';
import { GAMES } from '../games/index.ts';
import { undrawn } from './drawing.ts';
import { connect, shared } from './shared.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
};

/** A browser at the built client. */
export interface Client {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh visitor. Errors on the page are collected; see `faults`. */
  visit(path?: string, settings?: Partial<Settings>, options?: BrowserContextOptions): Promise<Page>;
  /** Everything that went wrong on any page since the last call. */
  faults(): string[];
  close(): Promise<void>;
}

/** Quick play for tests: bots answer at once and nothing flies. */
export const QUICK: Partial<Settings> = {
  lang: 'en',
  theme: 'dark',
  bots: 'instant',
  animation: 'off',
  sound: false,
  skip: false,
  known: GAMES.map(({ id }) => id),
};

/** Opens one of the two clients that all files share: as it is shipped, or with the toys beside the games. */
export async function openClient(which: 'shipped' | 'toys' = 'shipped'): Promise<Client> {
  const address = which === 'toys' ? shared().toys : shared().address;
  const browser = await connect();
  let faults: string[] = [];
  return {
    address,
    browser,
    async visit(path = '', settings = {}, options = {}) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...DESKTOP, ...options });
      await context.addInitScript(
        (json: string) => {
          // Blank pages between two visits have no store.
          if (location.protocol !== 'http:' || localStorage.getItem('starboard.settings')) return;
          localStorage.setItem('starboard.settings', json);
        },
        JSON.stringify({ ...QUICK, ...settings }),
      );
      await undrawn(context);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`));
      page.on('console', (message) => {
        const bad = message.type() === 'error' || message.type() === 'warning';
        if (bad && !message.text().includes('blocked by Playwright')) faults.push(message.text());
      });
      await page.goto(address + path);
      return page;
    },
    faults() {
      const seen = faults;
      faults = [];
      return seen;
    },
    close: () => browser.close(),
  };
}
