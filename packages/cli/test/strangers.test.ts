import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type AnyGame, keyFromSeed, legal } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { hint } from '../src/hint.ts';
import { linesIn } from '../src/linesIn.ts';
import type { Terminal } from '../src/terminal.ts';
import { starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-strangers-'));
const file = join(folder, 'match.json');
let text = '';

beforeAll(async () => {
  await starboard(['play', 'siege', '--seats', 'random,random', '--seed', '7', '--save', file]);
  text = readFileSync(file, 'utf8');
});

function written(name: string, bytes: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('a record as other systems write it', () => {
  test('is read in UTF-16 and with a byte order mark', async () => {
    const little = written('little.json', Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const big = written('big.json', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
    const marked = written('marked.json', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    const { code, stderr } = await starboard(['verify', little, big, marked]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

test('a saved match never starts a program because its file says so', async () => {
  const mark = join(folder, 'started');
  const path = join(folder, 'program.json');
  await starboard(['play', 'siege', '--seats', 'you,random', '--seed', '7', '--save', path], '1\n1\n');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"random"\n    }', `"exec:touch ${mark}"\n    }`));
  const { code, stderr } = await starboard(['play', '--resume', path], '1\n1\n');
  expect(code).toBe(2);
  expect(stderr).toContain('Say it with --seats');
  expect(() => readFileSync(mark)).toThrow();
});

test('- is refused where a file is written', async () => {
  const { code, stderr } = await starboard(['simulate', 'siege', '--games', '1', '--csv', '-']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: '- is no name of a file to write.\n' });
});

test('help of what is no command says so', async () => {
  const { code, stdout, stderr } = await starboard(['help', 'simulat']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe('There is no command “simulat”. Did you mean “simulate”? ./starboard help lists them.\n');
  expect((await starboard(['--lang', 'fr', 'help', 'play'])).code).toBe(0);
});

test('the list of games can be one game long', async () => {
  const { stdout } = await starboard(['games', 'orbital', '--json']);
  expect(JSON.parse(stdout)).toMatchObject([{ id: 'orbital' }]);
  expect(await starboard(['games', 'sieg'])).toMatchObject({ code: 2, stderr: expect.stringContaining('“siege”') });
});

test('a hint where one choice is left says so and promises no chance', () => {
  const game = toy as AnyGame;
  const state = game.setup(2, game.defaults, keyFromSeed('hint'));
  const actions = legal(game, state, 0);
  const question = { game, view: game.view(state, 0), seat: 0, names: [], actions, refused: [] };
  const io = { lang: 'en' } as Terminal;
  expect(hint(question, { actions: actions.slice(1, 2) }, io)).toMatch(/^That is the only choice: .+\.$/);
  const two = hint(question, { actions: actions.slice(0, 2) }, io);
  expect(two).toContain('Chances of winning');
  expect(two.split('\n').length).toBeLessThanOrEqual(3);
});

describe('lines that come', () => {
  function heard(chunks: readonly string[], answer: () => Promise<unknown> | undefined = () => undefined) {
    const stream = new PassThrough();
    const lines: string[] = [];
    const end = linesIn(stream, (some) => {
      lines.push(...some);
      return answer();
    });
    for (const chunk of chunks) stream.write(chunk);
    stream.end();
    return end.then(() => lines);
  }

  test('in pieces, with a mark, without a last line end', async () => {
    expect(await heard(['\uFEFFa', 'b\nc\nd', 'e'])).toEqual(['ab', 'c', 'de']);
  });

  test('wait while what was heard is not done', async () => {
    let done = 0;
    const lines = await heard(['a\n', 'b\n'], async () => {
      await new Promise((go) => setTimeout(go, 10));
      done++;
    });
    expect(lines).toEqual(['a', 'b']);
    expect(done).toBeGreaterThan(0);
  });

  test('of a length that nobody sends are passed over, and the next one is heard', async () => {
    const million = 'x'.repeat(1 << 20);
    const lines = await heard([...Array.from({ length: 140 }, () => million), '\nafter\n']);
    expect(lines.map((line) => line.slice(0, 5))).toEqual(['xxxxx', 'after']);
  });
});

test('a bot that thinks by the clock answers about as soon as it may, from the thread it thinks in', async () => {
  const args = [
    'arena',
    'siege',
    '--bots',
    'hard,random',
    '--games',
    '1',
    '--budget',
    '30ms',
    '--workers',
    '1',
    '--json',
  ];
  const { code, stdout } = await starboard(args);
  expect(code).toBe(0);
  const { players } = JSON.parse(stdout);
  expect(players[0]).toMatchObject({ bot: 'hard', failures: 0 });
  // Loosely: this machine may be busy, and no program knows when it will be asked again.
  expect(players[0].msPerDecision).toBeLessThan(150);
});
