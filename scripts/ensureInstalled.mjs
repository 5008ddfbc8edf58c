import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const lockfile = join(root, 'package-lock.json');
/** npm writes this file at the end of each installation. */
const installed = join(root, 'node_modules', '.package-lock.json');
const OLDEST_NODE = [20, 19];

/** Installs what is missing: everything on a fresh clone, nothing when the installation is as new as the lockfile. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Starboard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  if (!writable(existsSync(installed) ? installed : root)) {
    // A copy of the folder may have a newer lockfile than the installation that came with it.
    if (existsSync(installed)) return;
    console.error(`Starboard is not installed, and ${root} cannot be written: run npm ci there as somebody who may.`);
    process.exit(1);
  }
  console.error('Installing what is missing …');
  // `npm ci` refuses a lockfile that lacks another system's optional packages; what it says is then of no use to anyone.
  if (npm(['ci'], 'ignore') !== 0 && npm(['install', '--no-save'], 2) !== 0) {
    console.error('The installation failed; npm says why above.');
    process.exit(1);
  }
  // npm leaves the file alone when there was nothing to do, which would bring us here each time.
  const now = new Date();
  if (existsSync(installed)) utimesSync(installed, now, now);
}

function writable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program of the project with Node and returns its exit code. */
export function run(program, args) {
  return finished(spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' }));
}

/** Runs npm; what it says goes nowhere or to stderr, so that the output of what is run afterwards stays clean. */
function npm(command, output) {
  const args = [...command, '--no-audit', '--no-fund'];
  const options = { cwd: root, stdio: ['ignore', output, output] };
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return finished(spawnSync(process.execPath, [script, ...args], options));
  return finished(spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }));
}

function finished({ status, error }) {
  if (error) console.error(error.message);
  return status ?? 1;
}
