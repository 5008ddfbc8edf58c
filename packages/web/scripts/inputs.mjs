// What the built client was made of, as the build itself saw it: no list of folders that somebody would have to keep.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Stands for everything in node_modules. */
const LOCKFILE = join(root, 'package-lock.json');
/** Written at the end of a build, so that one that was interrupted counts as none. */
const NAME = '.inputs.json';

/** A plugin for a build, and afterwards the files and folders that went into it. */
export function inputs() {
  const seen = new Set();
  const plugin = {
    name: 'inputs',
    configResolved({ root: home, publicDir, configFile, configFileDependencies }) {
      for (const path of [publicDir, configFile, ...configFileDependencies, join(home, 'index.html')]) seen.add(path);
    },
    buildEnd() {
      for (const path of this.getModuleIds()) seen.add(path);
    },
  };
  return { plugin, files: () => [...seen] };
}

/** Remembers beside the build what it was made of. */
export function writeInputs(dist, paths) {
  const own = [...paths, fileURLToPath(import.meta.url)].map((path) => resolve(path.split('?', 1)[0]));
  const all = new Set([LOCKFILE, ...own.filter((path) => ours(path) && existsSync(path)).flatMap(around)]);
  const list = [...all].sort().map((path) => [relative(root, path), digest(path)]);
  writeFileSync(join(dist, NAME), `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`);
}

/** Whether there is no build, or one made of anything else than what is there now. */
export function stale(dist) {
  const file = join(dist, NAME);
  if (!existsSync(file)) return true;
  const list = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return list.some(([path, was]) => digest(join(root, path)) !== was);
}

/** Modules that a tool makes up have no path here; what was installed is told by the lockfile. */
function ours(path) {
  return path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`);
}

/** For a source the whole of its package: a style sheet takes in another, a script looks through a folder. */
function around(path) {
  const [home, source] = path.split(`${sep}src${sep}`, 2);
  return source === undefined ? [path] : [join(home, 'src'), join(home, 'package.json')];
}

/** Of a file its content, of a folder everything in it. */
function digest(path) {
  const hash = createHash('sha256');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'missing';
  if (stats.isFile()) return hash.update(readFileSync(path)).digest('hex');
  for (const name of readdirSync(path).sort()) hash.update(`${name} ${digest(join(path, name))}\n`);
  return hash.digest('hex');
}
