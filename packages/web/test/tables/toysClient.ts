import { join } from 'node:path';
import { builtClient } from '../../scripts/build.mjs';

const dist = join(import.meta.dirname, '..', '..', '.cache', 'toys');

/** The folder of the client that has the toys beside the games, built now if it is out of date. */
export function toysClient(): Promise<string> {
  return builtClient({ mode: 'toys', out: dist });
}
