// Writes the covers that are drawn by code as files, so that the home page need not load what draws them. A game's cover.ts
// exports `covers`: drawings by the name of their file. Run after changing one: node packages/web/scripts/covers.mjs
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { optimize } from 'svgo';

const games = fileURLToPath(new URL('../src/games', import.meta.url));
const cache = fileURLToPath(new URL('../.cache', import.meta.url));

for (const file of readdirSync(games, { recursive: true }).filter((path) => /[\\/]cover\.ts$/.test(path))) {
  const outfile = join(cache, 'cover.mjs');
  await build({ entryPoints: [join(games, file)], bundle: true, format: 'esm', platform: 'node', outfile });
  const { covers } = await import(`${pathToFileURL(outfile)}?${file}`);
  for (const [name, draw] of Object.entries(covers)) {
    const { data } = optimize(draw(), { multipass: true, floatPrecision: 2 });
    writeFileSync(join(games, file, '..', `${name}.svg`), data);
  }
}
