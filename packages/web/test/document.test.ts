import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const text = readFileSync(join(root, 'docs', 'adding-a-table.md'), 'utf8');

/** Code with the file it is taken from; commands for a shell are taken from none. */
const BLOCKS = [...text.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)\n```$/gm)]
  .map(([, language, file, code]) => ({ language, file, code }))
  .filter(({ language }) => language !== 'sh');

describe('docs/adding-a-table.md', () => {
  test('has the worked example in it', () => {
    for (const file of ['index.ts', 'slots.ts', 'Board.tsx', 'words.ts', 'skin.tsx'])
      expect(BLOCKS.map((block) => block.file)).toContain(`packages/web/test/games/bids/${file}`);
  });

  test.each(BLOCKS)('shows $file as it is', ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(code);
  });

  test('names only files that are there', () => {
    const named = [...text.matchAll(/`(packages\/[\w./-]+\.\w+)`/g)].map(([, file]) => file);
    const linked = [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(3);
    expect([...named, ...linked].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
