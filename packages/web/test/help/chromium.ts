import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chrome or Chromium; else Playwright's own; else Debian's, installed now where that is allowed. */
function found(): string {
  const here = [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
  if (here) return here;
  if (process.getuid?.() === 0 && debian()) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('No Chrome or Chromium found; install one, or name it in CHROME_PATH.');
}

function debian(): boolean {
  return existsSync('/etc/os-release') && /debian|ubuntu/.test(readFileSync('/etc/os-release', 'utf8'));
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: found(), args: FLAGS });
}
