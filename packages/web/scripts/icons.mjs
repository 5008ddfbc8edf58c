// Writes the symbols of game-icons that the client uses as small modules, so that a page loads only its own. A list is a
// file `….list.json` beside the module it becomes. Run after changing one: node packages/web/scripts/icons.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const src = fileURLToPath(new URL('../src', import.meta.url));
const lists = readdirSync(src, { recursive: true }).filter((path) => path.endsWith('.list.json'));

for (const file of lists) {
  const lines = Object.entries(JSON.parse(readFileSync(join(src, file), 'utf8'))).map(([name, icon]) => {
    if (!icons[icon]) throw new Error(`game-icons has no ${icon}`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[icon].body);
    if (!path) throw new Error(`${icon} is more than one path`);
    return `export const ${name} =\n  '${rounded(path[1])}';`;
  });
  const head = '// Paths in a square of 512, from game-icons.net (CC BY 3.0); written by scripts/icons.mjs.';
  writeFileSync(join(src, file.replace('.list.json', '.ts')), `${head}\n\n${lines.join('\n')}\n`);
}

/** Whole units of a square of 512: half a unit is never seen at the size of a symbol, and costs the reader bytes. */
function rounded(path) {
  const { data } = optimize(`<svg viewBox="0 0 512 512"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, transformPrecision: 0 } }],
  });
  return /d="([^"]+)"/.exec(data)[1];
}
