#!/usr/bin/env node
// Bundles the sources, unless they are what was bundled last, and runs them: never stale, and quick to start.
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const dist = placeForBundle();

const stamp = join(dist, 'inputs.json');

if (!bundled()) await bundle();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(dist, 'main.mjs')).href);

/** Whether the bundle was made of the sources as they are. */
function bundled() {
  try {
    const files = Object.entries(JSON.parse(existing(stamp) ?? '{}'));
    return files.length > 0 && files.every(([path, changed]) => statSync(path).mtimeMs === changed);
  } catch {
    return false;
  }
}

async function bundle() {
  const { build, stop } = await import('esbuild');
  const began = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: ['main', 'arenaWorker', 'simulateWorker', 'execWorker', 'onTimeWorker'].map((name) =>
      join(home, 'src', `${name}.ts`),
    ),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: home,
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
  const changed = (path) => [path, statSync(path).mtimeMs];
  const inputs = [...Object.keys(metafile.inputs), 'package.json', 'bin/starboard.mjs'].map((path) => join(home, path));
  const read = inputs.map(changed);
  // What was written while it was read may be newer than what was read.
  if (read.some(([, at]) => at >= began)) return;
  replace(stamp, JSON.stringify(Object.fromEntries([...read, ...outputFiles.map(({ path }) => changed(path))])));
}

/** Beside the sources; where nobody may write there, in a temporary folder of this run that sees what the sources see. */
function placeForBundle() {
  const usual = join(home, 'dist');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    const other = temporaryFolder();
    process.on('exit', () => rmSync(other, { recursive: true, force: true }));
    const root = dirname(dirname(home));
    for (const name of ['node_modules', 'docs']) symlinkSync(join(root, name), join(other, name));
    mkdirSync(join(other, 'dist'));
    return join(other, 'dist');
  }
}

function temporaryFolder() {
  try {
    return mkdtempSync(join(tmpdir(), 'starboard-'));
  } catch {
    console.error(`Starboard needs a place to write: neither ${home} nor ${tmpdir()} can be written.`);
    process.exit(1);
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
