import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser, ensureFirefox } from '../scripts/browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A machine that has a browser once something was installed, or never. */
function machine(works: boolean) {
  vi.stubEnv('CHROME_PATH', '');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ran: string[] = [];
  const find = () => (works && ran.some((line) => line.includes('install')) ? '/usr/bin/chromium' : undefined);
  return { ran, find, run: (program: string, args: string[]) => ran.push([program, ...args].join(' ')) };
}

test('a browser that is there is taken, and nothing installed', () => {
  const { ran, run } = machine(true);
  expect(ensureBrowser({ find: () => '/usr/bin/chromium', run })).toBe('/usr/bin/chromium');
  expect(ran).toEqual([]);
});

test('on Debian one is installed, waiting for whoever else installs something', () => {
  const { ran, find, run } = machine(true);
  expect(ensureBrowser({ find, run, apt: true })).toBe('/usr/bin/chromium');
  expect(ran).toEqual([
    'apt-get -o DPkg::Lock::Timeout=600 update',
    'apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends chromium-headless-shell',
  ]);
});

test('a Debian that has no Chromium without a window gets the whole', () => {
  const { ran, run } = machine(true);
  const find = () => (ran.some((line) => line.endsWith(' chromium')) ? '/usr/bin/chromium' : undefined);
  expect(ensureBrowser({ find, run, apt: true })).toBe('/usr/bin/chromium');
});

test('elsewhere Playwright downloads one', () => {
  const { ran, find, run } = machine(true);
  ensureBrowser({ find, run, apt: false });
  expect(ran).toEqual([expect.stringMatching(/playwright-core.cli\.js install chromium$/)]);
});

test('if none can be had, one sentence says what to do', () => {
  const { find, run } = machine(false);
  expect(() => ensureBrowser({ find, run, apt: true })).toThrow(
    'No Chrome or Chromium was found, and none could be installed. Install one, or name it in CHROME_PATH.',
  );
});

test('a wrong CHROME_PATH is named, not passed over', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  const run = vi.fn();
  expect(() => ensureBrowser({ run })).toThrow('CHROME_PATH names /nowhere/chrome, which is not there.');
  expect(run).not.toHaveBeenCalled();
});

test('Firefox is installed on Debian, and elsewhere its absence is told in one line', () => {
  const { ran, find, run } = machine(true);
  vi.stubEnv('FIREFOX_PATH', '');
  expect(ensureFirefox({ find, run, apt: true })).toEqual({ path: '/usr/bin/chromium' });
  expect(ran.at(-1)).toBe('apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends firefox-esr');
  const none = { find: () => undefined, run, apt: false };
  expect(ensureFirefox(none)).toEqual({ missing: expect.stringMatching(/^No Firefox was found, .* FIREFOX_PATH\.$/) });
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(ensureFirefox({ run })).toEqual({
    missing: 'FIREFOX_PATH names /nowhere/firefox, which is not there: nothing is played in Firefox.',
  });
  expect(ran.filter((line) => line.includes('update'))).toHaveLength(1);
});
