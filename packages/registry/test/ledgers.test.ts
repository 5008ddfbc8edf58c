import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ids } from '../src/index.ts';

const packages = join(import.meta.dirname, '..', '..');
const ID = /\b[A-Z]{4,10}-[A-Z0-9]+(?:-[A-Z]+)*-\d+[a-z]?\b/g;
/** A rule of a ledger stands in a table, its id in the first column. */
const ROW = /^\|\s*`?([A-Z]{4,10}-[A-Z0-9]+(?:-[A-Z]+)*-\d+[a-z]?)`?\s*\|/gm;

function read(...path: string[]): string {
  return readFileSync(join(packages, ...path), 'utf8');
}

/** The files below a folder with these endings. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(packages, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function idsIn(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) for (const id of readFileSync(file, 'utf8').match(ID) ?? []) found.set(id, file);
  return found;
}

const tests = idsIn(filesIn('.', /\.test\.tsx?$/));

describe.each(ids)('the ledger of %s', (game) => {
  const ledger = read('games', game, 'RULES.md');
  const rules = new Set([...ledger.matchAll(ROW)].map(([, id]) => id));

  test('has rules, and each is cited by a test', () => {
    expect(rules.size).toBeGreaterThan(100);
    expect([...rules].filter((id) => !tests.has(id))).toEqual([]);
  });

  test('knows every id that code, texts and tests cite', () => {
    const cited = new Map([...idsIn(filesIn('.', /\.(tsx?|md)$/))].filter(([id]) => id.startsWith(game.toUpperCase())));
    const known = new Set(ledger.match(ID) ?? []);
    expect([...cited].filter(([id]) => !known.has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([]);
  });

  const readme = read('games', game, 'README.md');

  test('leads to the code through the README, where every rule has its row', () => {
    // Within a game's own README its ids stand without the name of the game; worked examples are given as a range.
    const named = new Set(readme.match(/\b[A-Z0-9]+(?:-[A-Z]+)*-\d+[a-z]?\b/g) ?? []);
    const missing = [...rules].map((id) => id.slice(game.length + 1)).filter((id) => !named.has(id));
    expect(missing.filter((id) => !id.startsWith('EX-'))).toEqual([]);
  });

  test('leads to the files through the README, which names all of them', () => {
    const root = join(packages, 'games', game, 'src');
    const names = filesIn(`games/${game}/src`, /\.ts$/).map((file) => file.slice(root.length + 1));
    expect(names.filter((name) => !readme.includes(name) && !readme.includes(name.replace(/\.ts$/, '')))).toEqual([]);
  });
});
