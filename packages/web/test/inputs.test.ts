import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { stale, writeInputs } from '../scripts/inputs.mjs';

/** Sources must lie in the project to count. */
const home = join(import.meta.dirname, '..', '.cache', 'inputs');
const dist = join(home, 'dist');
const source = join(home, 'src', 'a.ts');

beforeEach(() => {
  rmSync(home, { recursive: true, force: true });
  for (const folder of ['src', 'dist', 'public']) mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(source, 'a');
  writeFileSync(join(home, 'plan.ts'), 'plan');
  writeFileSync(join(home, 'public', 'icon.svg'), '<svg/>');
  writeInputs(dist, [`${source}?worker`, '\0made-up', join(home, 'plan.ts'), join(home, 'public')]);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder without a finished build is stale', () => {
  expect(stale(join(home, 'nowhere'))).toBe(true);
  rmSync(join(dist, '.inputs.json'));
  expect(stale(dist)).toBe(true);
});

test('a build of just what is there is not stale, however new the files', () => {
  utimesSync(source, new Date(2100, 1), new Date(2100, 1));
  expect(stale(dist)).toBe(false);
});

test.each<[string, () => void]>([
  ['a source changed', () => writeFileSync(source, 'b')],
  ['a source is gone', () => rmSync(source)],
  ['a source was added beside', () => writeFileSync(join(home, 'src', 'b.css'), '')],
  ['a script of the build changed', () => writeFileSync(join(home, 'plan.ts'), 'other')],
  ['a public file was added', () => writeFileSync(join(home, 'public', 'b.png'), '')],
])('a build is stale when %s', (_, change) => {
  change();
  expect(stale(dist)).toBe(true);
});
