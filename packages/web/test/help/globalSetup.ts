import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, ensureFirefox, launchShared } from '../../scripts/browser.mjs';
import { builtClient } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve/serve.mjs';

const TOYS = join(import.meta.dirname, '..', '..', '.cache', 'toys');

/** What every file of the project shares: the built clients, where they are served, and a browser to connect to. */
export interface Shared {
  readonly dist: string;
  readonly address: string;
  /** Where the client is served that has the toys beside the games. */
  readonly toys: string;
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared | { readonly problem: string };
    firefox: { readonly path: string } | { readonly missing: string };
  }
}

let browser: BrowserServer | undefined;
const served: { close(): Promise<void> }[] = [];

/** Once before any test: the browsers are found or installed, the clients built and served. Why not is told to every test. */
export async function setup({ provide }: TestProject): Promise<void> {
  const firefox = ensureFirefox();
  if ('missing' in firefox) console.error(firefox.missing);
  provide('firefox', firefox);
  try {
    ensureBrowser();
    const dist = await builtClient();
    const toys = await builtClient({ mode: 'toys', out: TOYS });
    const [client, withToys] = await Promise.all([serve({ dir: dist }), serve({ dir: toys })]);
    served.push(client, withToys);
    browser = await launchShared();
    provide('shared', { dist, address: client.address, toys: withToys.address, browser: browser.wsEndpoint() });
  } catch (error) {
    provide('shared', { problem: error instanceof Error ? error.message : String(error) });
  }
}

export async function teardown(): Promise<void> {
  await browser?.close();
  await Promise.all(served.map((server) => server.close()));
}
