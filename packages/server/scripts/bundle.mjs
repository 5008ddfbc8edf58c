// Bundles the server and its threads, which takes a blink and is never stale.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const ENTRIES = { main: 'main.ts', brain: 'bots/brain.ts', writer: 'store/sqlite/writer.ts' };

/** The folder with the bundled server. */
export async function bundledServer() {
  const dist = join(home, 'dist');
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(home, 'src', path)])),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    // The packages of the house are TypeScript and go into the bundle; what comes from npm stays where it is.
    external: Object.keys(dependencies).flatMap((name) => (name.startsWith('@starboard/') ? [] : [name, `${name}/*`])),
    logLevel: 'error',
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, text } of outputFiles) if (text !== existing(path)) replace(path, text);
  return dist;
}

/** Writes beside and renames, so that another start at the same moment never reads half a file. */
function replace(path, text) {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

function existing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
