// Builds the client into dist and compresses what compresses, so that the server only picks a file.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inputs, stale, writeInputs } from './inputs.mjs';

export const home = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(home, 'dist');

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this size a compressed file saves nothing. */
const SMALL = 1024;

/**
 * The folder of the built client, built now if anything it is made of has changed since; `onBuild` is called before.
 * Another mode of the build goes to another folder.
 */
export async function builtClient({ mode = 'production', out = dist, onBuild = sayOnBuild } = {}) {
  if (stale(out)) {
    onBuild();
    await buildClient({ mode, out });
  }
  return out;
}

function sayOnBuild() {
  console.error('Building the client …');
}

export async function buildClient({ mode = 'production', out = dist } = {}) {
  // Only whoever builds waits for the builder.
  const { build } = await import('vite');
  // A test runner sets its own, and React would come in its slow form for development.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const made = inputs();
  await build({ root: home, mode, logLevel: 'warn', plugins: [made.plugin], build: { outDir: out } });
  process.env.NODE_ENV = before;
  for (const name of readdirSync(out, { recursive: true })) {
    const file = join(out, name);
    if (!COMPRESSIBLE.test(file) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    if (bytes.length < SMALL) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
  writeInputs(out, [...made.files(), fileURLToPath(import.meta.url)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient();
