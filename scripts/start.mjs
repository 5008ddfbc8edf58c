// Installs what is missing, builds the client if it is out of date, and serves it: `npm start -- --port 8080 --host ::`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensureInstalled.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '7400' }, host: { type: 'string', default: '127.0.0.1' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port: “${values.port}” is no port.`);
  process.exit(1);
}

ensureInstalled();
const web = join(root, 'packages', 'web');
const { stale } = await import(join(web, 'scripts', 'stale.mjs'));
const dist = join(web, 'dist');
if (stale(root, dist)) {
  console.error('Building the client …');
  const { buildClient } = await import(join(web, 'scripts', 'build.mjs'));
  await buildClient();
}
const { serve } = await import(join(web, 'scripts', 'serve', 'serve.mjs'));
const { address } = await serve({ dir: dist, host: values.host, port });
console.log(`Starboard is at ${address}`);
