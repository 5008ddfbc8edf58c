import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
// @ts-expect-error: the scripts are plain JavaScript, to run before anything is built.
import { stale } from '../../scripts/stale.mjs';

const web = join(import.meta.dirname, '..', '..');
const root = join(web, '..', '..');
const dist = join(web, '.cache', 'toys');
const TOYS = [join(web, 'test', 'games'), join(root, 'packages', 'kernel', 'test', 'toys')];

/** The folder of the client that has the toys beside the games, built now if it is out of date. */
export async function toysClient(): Promise<string> {
  if (stale(root, dist) || changed()) {
    // A test runner sets its own, and React would come in its slow form for development.
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    await build({ root: web, mode: 'toys', logLevel: 'warn' });
    process.env.NODE_ENV = before;
  }
  return dist;
}

/** Whether a toy is newer than the client that was built. */
function changed(): boolean {
  const page = join(dist, 'sw.js');
  const built = existsSync(page) ? statSync(page).mtimeMs : 0;
  return TOYS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).some((file) => statSync(file).mtimeMs > built);
}
