#!/usr/bin/env node
// Bundles the sources on each start, which takes a blink and is never stale, and runs them.
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const dist = placeForBundle();

await bundle();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(dist, 'main.mjs')).href);

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: ['main', 'arenaWorker', 'simulateWorker', 'execWorker'].map((name) => join(home, 'src', `${name}.ts`)),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    // The packages of the house are TypeScript and go into the bundle; what comes from npm, the scripts that build the
    // client and the server, which makes a bundle of its own, stay where they are.
    external: [
      ...Object.keys(dependencies).filter((name) => !name.startsWith('@starboard/')),
      '@starboard/web/*',
      '@starboard/server/*',
    ],
    logLevel: 'error',
  });
  stop();
  for (const { path, text } of outputFiles) if (text !== existing(path)) replace(path, text);
}

/** Beside the sources; where nobody may write there, in a temporary folder of this run that sees what the sources see. */
function placeForBundle() {
  const usual = join(home, 'dist');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    const other = mkdtempSync(join(tmpdir(), 'starboard-'));
    process.on('exit', () => rmSync(other, { recursive: true, force: true }));
    const root = dirname(dirname(home));
    for (const name of ['node_modules', 'docs']) symlinkSync(join(root, name), join(other, name));
    mkdirSync(join(other, 'dist'));
    return join(other, 'dist');
  }
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
