import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: the scripts are plain JavaScript, to run before anything is built.
import { buildClient, dist } from '../../scripts/build.mjs';
// @ts-expect-error: as above.
import { stale } from '../../scripts/stale.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const lock = join(root, 'packages', 'web', '.cache', 'building');
/** A lock older than this was left behind. */
const OLD = 120_000;

/** The folder of the built client, built now if it is out of date; by one test file while the others wait. */
export async function builtClient(): Promise<string> {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (since > OLD) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    if (stale(root, dist)) await buildClient();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return dist;
}
