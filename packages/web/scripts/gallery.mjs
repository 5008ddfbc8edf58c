// Shows the gallery of pieces, for those who build tables: `npm run gallery -- --port 7410 --host ::`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../../scripts/ensureInstalled.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '7410' }, host: { type: 'string', default: '127.0.0.1' } },
});

ensureInstalled();
const { createServer } = await import('vite');
const configFile = join(dirname(dirname(fileURLToPath(import.meta.url))), 'gallery', 'vite.config.ts');
const server = await createServer({ configFile, server: { port: Number(values.port), host: values.host } });
await server.listen();
server.printUrls();
