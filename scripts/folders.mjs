// Checks the directions of imports between the folders of the web client: each may use those before it in the list, and a
// game's folder is used by nothing but the list of games.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './ensureInstalled.mjs';

const src = join(root, 'packages', 'web', 'src');

/** From the ground up; folders in one row do not know each other. */
const ORDER = [
  ['secure.ts', 'sw.ts', 'settings', 'styles', 'sound'],
  ['i18n'],
  ['contract'],
  ['ui'],
  ['art'],
  ['motion'],
  ['pieces'],
  ['bots'],
  ['tables'],
  ['games'],
  ['story'],
  ['play'],
  ['replay', 'learn'],
  ['online'],
  ['app'],
  ['main.tsx'],
];

const LEVEL = new Map(ORDER.flatMap((row, level) => row.map((folder) => [folder, level])));
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const problems = [];
for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const from = relative(src, file).split(sep);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const to = relative(src, resolve(dirname(file), path)).split(sep);
    const why = wrong(from, to);
    if (why) problems.push(`${from.join('/')} imports ${to.join('/')}: ${why}`);
  }
}

function wrong(from, to) {
  for (const [folder] of [from, to])
    if (!LEVEL.has(folder)) return `the folder ${folder} stands in no row of scripts/folders.mjs`;
  if (from[0] !== to[0] && LEVEL.get(to[0]) >= LEVEL.get(from[0])) return `${from[0]} may not know ${to[0]}`;
  // games/<id>/… is one game's own; games/index.ts lists them, the other files of the folder load them.
  const game = to[0] === 'games' && to.length > 2 ? to[1] : undefined;
  const list = from[0] === 'games' && from[1] === 'index.ts';
  if (game && !list && !(from[0] === 'games' && from[1] === game)) return `nothing but the list of games knows ${game}`;
  return undefined;
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} imports point the wrong way.`);
process.exitCode = problems.length > 0 ? 1 : 0;
