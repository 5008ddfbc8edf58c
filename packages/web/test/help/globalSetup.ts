import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, ensureFirefox, launchShared } from '../../scripts/browser.mjs';
import { builtClient } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve/serve.mjs';

/** What every file of the project shares: the built client, where it is served, and a browser to connect to. */
export interface Shared {
  readonly dist: string;
  readonly address: string;
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared | { readonly problem: string };
    firefox: { readonly path: string } | { readonly missing: string };
  }
}

let browser: BrowserServer | undefined;
let served: { close(): Promise<void> } | undefined;

/** Once before any test: the browsers are found or installed, the client built and served. Why not is told to every test. */
export async function setup({ provide }: TestProject): Promise<void> {
  const firefox = ensureFirefox();
  if ('missing' in firefox) console.error(firefox.missing);
  provide('firefox', firefox);
  try {
    ensureBrowser();
    const dist = await builtClient();
    const { address, close } = await serve({ dir: dist });
    served = { close };
    browser = await launchShared();
    provide('shared', { dist, address, browser: browser.wsEndpoint() });
  } catch (error) {
    provide('shared', { problem: error instanceof Error ? error.message : String(error) });
  }
}

export async function teardown(): Promise<void> {
  await browser?.close();
  await served?.close();
}
