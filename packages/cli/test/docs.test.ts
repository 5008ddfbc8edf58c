import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../src/examples.ts';
import { run, starboard } from './starboard.ts';

const fromRoot = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(fromRoot(`docs/${name}`), 'utf8');

/** Runs commands of a shell in a new folder, one after the other. */
async function allRun(commands: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-docs-'));
  const program = `"${process.execPath}" "${fromRoot('packages/cli/bin/starboard.mjs')}"`;
  for (const command of commands) {
    const { code, stderr } = await run('sh', ['-c', command.replaceAll('./starboard', program)], { cwd: folder });
    expect({ command, code, stderr: code === 0 ? '' : stderr }).toEqual({ command, code: 0, stderr: '' });
  }
}

describe('the examples of the documents', () => {
  test('of the command line run, one after the other', async () => {
    const blocks = [...read('command-line.md').matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines);
    expect(blocks.length).toBeGreaterThan(3);
    await allRun(blocks.join('').trim().split('\n'));
  });

  test('of the help stand there, and run', async () => {
    const { serve, ...others } = EXAMPLES;
    for (const [name, lines] of Object.entries(EXAMPLES)) {
      expect((await starboard([name, '--help'])).stdout).toContain(`Examples:\n  ${lines.join('\n  ')}\n`);
    }
    expect(serve).toHaveLength(1);
    await allRun(Object.values(others).flat());
  });

  test('of the environment get the answers they show', async () => {
    const [, example] = /## Example\n\n```\n(.*?)```/s.exec(read('env.md')) ?? [];
    const lines = (example ?? '').trim().split('\n');
    const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const shown = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
    const { stdout } = await starboard(['env', 'siege', '--option', 'first=0'], sent.join('\n'));
    const told = stdout.trim().split('\n');
    expect(told).toHaveLength(shown.length);
    for (const [n, answer] of shown.entries()) {
      let at = 0;
      for (const part of answer.split('…')) {
        expect(told[n].slice(at)).toContain(part);
        at = told[n].indexOf(part, at) + part.length;
      }
    }
  });
});

test('the way of an action, as architecture.md tells it, names files that are there, each once', () => {
  const files = [...read('architecture.md').matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  expect(files.filter((file) => !existsSync(fromRoot(`packages/${file.replace('<id>', 'siege')}`)))).toEqual([]);
});
