import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openArenaFile } from '../src/arenaFile.ts';
import { writeText } from '../src/files.ts';
import { openTerminal } from '../src/terminal.ts';
import { LAUNCHER, starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-'));

describe.runIf(existsSync('/dev/full'))('where the disk is full', () => {
  test('a simulation still tells what it found, and writes what it can', async () => {
    const page = join(folder, 'page.html');
    const args = ['simulate', 'siege', '--games', '2', '--csv', '/dev/full', '--html', page];
    const { code, stdout, stderr } = await starboard(args);
    expect(code).toBe(2);
    expect(stderr).toContain('Cannot write /dev/full: the disk is full.');
    expect(stdout).toMatch(/matches +2/);
    expect(readFileSync(page, 'utf8')).toContain('<svg');
  });

  test('the weights that were trained are printed', async () => {
    const { code, stdout } = await starboard(['train', 'siege', '--matches', '1', '--write', '/dev/full']);
    expect(code).toBe(2);
    expect(stdout).toContain('export const weights');
  });
});

test('a file that cannot be written is as it was', () => {
  const file = join(folder, 'kept.json');
  writeFileSync(file, 'before');
  // What stands in the way of the new file, as a full disk would.
  mkdirSync(`${file}.${process.pid}`);
  expect(() => writeText(file, 'after')).toThrow(/Cannot write/);
  expect(readFileSync(file, 'utf8')).toBe('before');
});

test('a contest goes on without its file, and says so once', () => {
  const gone = mkdtempSync(join(tmpdir(), 'starboard-'));
  const said: string[] = [];
  const io = { ...openTerminal('en', process), note: (text: string) => said.push(text) };
  const spec = { game: 'siege', games: 3, bots: ['random'], seats: 2, options: {}, budget: {}, limit: 1, seed: 's' };
  const { done } = openArenaFile(io, spec, { save: join(gone, 'contest') });
  renameSync(gone, `${gone}-away`);
  const result = { points: [1, 0], places: [1, 2], winners: [0], efforts: [] };
  for (let n = 0; n < 3; n++) expect(done(result)).toBe(result);
  expect(said).toEqual([expect.stringMatching(/^Cannot write .*: there is no such f/)]);
  process.exitCode = 0;
});

test('a match whose file can no longer be written goes on in another', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  for (const place of [here, there]) mkdirSync(place);
  const args = ['play', 'siege', '--seats', 'you,random', '--option', 'first=0', '--save', join(there, 'match.json')];
  const child = spawn(process.execPath, [LAUNCHER, ...args], { cwd: here });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('> ') && existsSync(there)) {
        renameSync(there, `${there}-away`);
        child.stdin.end('1\n');
      }
    });
    child.on('close', () => resolve());
  });
  expect(said).toMatch(/^Cannot write .*match\.json/);
  const [file] = readdirSync(here);
  expect(JSON.parse(readFileSync(join(here, file), 'utf8')).actions).toHaveLength(1);
});
