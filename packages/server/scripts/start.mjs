// Bundles the server and starts it: what `starboard serve` does.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledServer } from './bundle.mjs';

/**
 * Starts a server and answers its port and how to stop it.
 *
 * @param {import('../src/main.ts').Config} config
 * @returns {Promise<import('../src/main.ts').Served>}
 */
export async function startServer(config) {
  const dist = await bundledServer();
  process.setSourceMapsEnabled(true);
  const { start } = await import(pathToFileURL(join(dist, 'main.mjs')).href);
  return start(config);
}
