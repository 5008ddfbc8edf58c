#!/usr/bin/env node
// Bundles the sources on each start, which takes a blink and is never stale, and runs them.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const main = join(home, 'dist', 'main.mjs');

await bundle();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [join(home, 'src', 'main.ts')],
    outfile: main,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    // The packages of the house are TypeScript and go into the bundle; what comes from npm stays where it is.
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@starboard/')),
    logLevel: 'error',
  });
  stop();
  const { text } = outputFiles[0];
  if (text === existing(main)) return;
  mkdirSync(dirname(main), { recursive: true });
  // Written beside and renamed, so that another start at the same moment never reads half a file.
  const beside = `${main}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, main);
}

function existing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
