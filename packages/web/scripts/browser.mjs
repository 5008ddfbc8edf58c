// The browsers of tests, measurements and pictures: an installed Chrome or Chromium, or one that is installed now; and a
// Firefox for the test that plays a match in it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const PLACES = [
  // Chromium without a window: everything takes three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Another process may be installing something: seconds to wait for it. */
const LOCK = ['-o', 'DPkg::Lock::Timeout=600'];
const DOWNLOAD_MS = 300_000;

const NONE = 'No Chrome or Chromium was found, and none could be installed. Install one, or name it in CHROME_PATH.';

/** Where a browser is, or undefined. CHROME_PATH decides alone where it is set. */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  const places = CHROME_PATH ? [CHROME_PATH] : [...PLACES, chromium.executablePath()];
  return places.find((path) => path && existsSync(path));
}

/**
 * Where a browser is; installs one if there is none. Throws one clear sentence if that fails.
 *
 * @param {{ find?: () => string | undefined, run?: (program: string, args: string[]) => unknown, apt?: boolean }} how
 */
export function ensureBrowser({ find = findBrowser, run = runLoudly, apt = rootOnDebian() } = {}) {
  const here = find();
  if (here) return here;
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is not there.`);
  console.error('Installing a browser for the tests …');
  if (apt) {
    aptInstall(run, 'chromium-headless-shell');
    // An older Debian has only the whole.
    if (!find()) aptInstall(run, 'chromium');
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
  }
  const installed = find();
  if (!installed) throw new Error(NONE);
  return installed;
}

/** Where a Firefox is, or undefined. FIREFOX_PATH decides alone where it is set. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  return (FIREFOX_PATH ? [FIREFOX_PATH] : FIREFOX_PLACES).find((path) => existsSync(path));
}

/**
 * Where a Firefox is, if need be after installing Debian's; or why there is none. Nothing but one test wants it, so
 * whoever has none misses that test and no more.
 *
 * @param {{ find?: () => string | undefined, run?: (program: string, args: string[]) => unknown, apt?: boolean }} how
 * @returns {{ readonly path: string } | { readonly missing: string }}
 */
export function ensureFirefox({ find = findFirefox, run = runLoudly, apt = rootOnDebian() } = {}) {
  const { FIREFOX_PATH } = process.env;
  if (!find() && apt && !FIREFOX_PATH) {
    console.error('Installing Firefox for the tests …');
    aptInstall(run, 'firefox-esr');
  }
  const path = find();
  if (path) return { path };
  return {
    missing: FIREFOX_PATH
      ? `FIREFOX_PATH names ${FIREFOX_PATH}, which is not there: nothing is played in Firefox.`
      : 'No Firefox was found, and none could be installed: nothing is played in it. Install one, or name it in FIREFOX_PATH.',
  };
}

/** A browser for one user. */
export function launch() {
  return chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
}

/** A browser that several processes connect to, each with `chromium.connect`. */
export function launchShared() {
  return chromium.launchServer({ executablePath: ensureBrowser(), args: FLAGS });
}

function aptInstall(run, name) {
  run('apt-get', [...LOCK, 'update']);
  run('apt-get', [...LOCK, 'install', '-y', '--no-install-recommends', name]);
}

function runLoudly(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env, timeout: program === 'apt-get' ? undefined : DOWNLOAD_MS });
}

function rootOnDebian() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /debian|ubuntu/.test(readFileSync(release, 'utf8'));
}
