// The browser of tests, measurements and pictures: an installed Chrome or Chromium, or one that is installed now.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
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
    run('apt-get', [...LOCK, 'update']);
    run('apt-get', [...LOCK, 'install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
    run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
  }
  const installed = find();
  if (!installed) throw new Error(NONE);
  return installed;
}

/** A browser for one user. */
export function launch() {
  return chromium.launch({ executablePath: ensureBrowser(), args: FLAGS });
}

/** A browser that several processes connect to, each with `chromium.connect`. */
export function launchShared() {
  return chromium.launchServer({ executablePath: ensureBrowser(), args: FLAGS });
}

function runLoudly(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env, timeout: program === 'apt-get' ? undefined : DOWNLOAD_MS });
}

function rootOnDebian() {
  const release = '/etc/os-release';
  return process.getuid?.() === 0 && existsSync(release) && /debian|ubuntu/.test(readFileSync(release, 'utf8'));
}
