// Builds the client into dist and compresses what compresses, so that the server only picks a file.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

export const home = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(home, 'dist');

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size a compressed file saves nothing. */
const SMALL = 1024;

export async function buildClient() {
  // A test runner sets its own, and React would come in its slow form for development.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ root: home, mode: 'production', logLevel: 'warn' });
  process.env.NODE_ENV = before;
  for (const name of readdirSync(dist, { recursive: true })) {
    const file = join(dist, name);
    if (!COMPRESSIBLE.test(file) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    if (bytes.length < SMALL) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient();
