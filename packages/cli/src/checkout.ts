import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, whether the program runs from its sources or bundled, and wherever the bundle is. */
export function checkout(): string {
  let here = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(here, 'docs', 'schemas')) && here !== dirname(here)) here = dirname(here);
  const docs = join(here, 'docs');
  return existsSync(docs) ? dirname(realpathSync(docs)) : here;
}
