import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether anything the client is made of is newer than the client that was built. */
export function stale(root, dist) {
  const page = join(dist, 'sw.js');
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return sources(root).some((file) => statSync(file).mtimeMs > built);
}

function sources(root) {
  const web = join(root, 'packages', 'web');
  const games = join(root, 'packages', 'games');
  const folders = [
    join(web, 'src'),
    join(web, 'public'),
    ...['kernel', 'registry', 'bots'].map((name) => join(root, 'packages', name, 'src')),
    ...readdirSync(games).map((name) => join(games, name, 'src')),
  ];
  const plan = ['vite.config.ts', ...['ahead', 'chunks', 'sharedWorkers'].map((name) => `scripts/${name}.ts`)];
  const files = ['index.html', 'package.json', ...plan].map((name) => join(web, name));
  for (const folder of folders.filter((name) => existsSync(name))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
    }
  }
  return [...files, join(root, 'package-lock.json')];
}
