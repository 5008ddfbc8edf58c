import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { Shared } from './globalSetup.ts';

/** What the global set-up has made for all files. Only the project “browser” has it: files named `….browser.test.ts`. */
export function shared(): Shared {
  const made = inject('shared');
  if (made === undefined) throw new Error('A test that opens a browser is named ….browser.test.ts.');
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

/** The browser of all tests; closing it only leaves it, with the pages opened here. */
export function connect(): Promise<Browser> {
  return chromium.connect(shared().browser);
}
