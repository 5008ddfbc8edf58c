#!/usr/bin/env node
// Bundles the sources on each start, which takes a blink and is never stale, and runs them.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const dist = join(home, 'dist');

await bundle();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(dist, 'main.mjs')).href);

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: ['main', 'arenaWorker'].map((name) => join(home, 'src', `${name}.ts`)),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    // The packages of the house are TypeScript and go into the bundle; what comes from npm, and the scripts that build and
    // serve the client, stay where they are.
    external: [...Object.keys(dependencies).filter((name) => !name.startsWith('@starboard/')), '@starboard/web/*'],
    logLevel: 'error',
  });
  stop();
  mkdirSync(dist, { recursive: true });
  for (const { path, text } of outputFiles) if (text !== existing(path)) replace(path, text);
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
