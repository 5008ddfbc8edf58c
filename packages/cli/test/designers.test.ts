import { mkdtempSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ids } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { run, starboard } from './starboard.ts';

const HOME = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starboard-designers-'));
const path = (name: string) => join(folder, name);

async function simulated(args: readonly string[]) {
  const { code, stdout, stderr } = await starboard(['simulate', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { seconds: _, decisionsPerSecond: __, ...rest } = JSON.parse(stdout);
  return rest;
}

describe('starboard simulate', () => {
  test.each(ids)('of %s comes to the same result on one and three threads', async (id) => {
    const args = [id, '--games', '60', '--seed', 's'];
    const [one, three] = await Promise.all(['1', '3'].map((n) => simulated([...args, '--workers', n])));
    expect(three).toEqual(one);
    expect(one.choices.length).toBeGreaterThan(2);
    expect(one.histograms.decisions.counts.reduce((a: number, b: number) => a + b)).toBe(60);
  });

  test('thinks with the budget it is given', async () => {
    const args = ['siege', '--games', '2', '--bots', 'hard', '--seed', 's', '--budget', '3', '--workers', '1'];
    expect(await simulated(args)).toMatchObject({ bots: ['hard', 'hard'], failures: [0, 0] });
  });

  test('writes a table, a page and records, and nothing over them', async () => {
    const files = [
      '--csv',
      path('all.csv'),
      '--html',
      path('page.html'),
      '--keep',
      'longest,closest',
      '--into',
      folder,
    ];
    const args = ['simulate', 'scramble', '--games', '40', '--seed', 's', ...files];
    const { code, stdout, stderr } = await starboard(args);
    expect(code).toBe(0);
    expect(stdout).toContain('won by who took it');
    expect(stderr.trim().split('\n')).toEqual([path('scramble-longest.json'), path('scramble-closest.json')]);
    const rows = readFileSync(path('all.csv'), 'utf8').trim().split('\n');
    expect(rows[0]).toBe('match,decisions,turns,first,winners,points0,place0,points1,place1,failures');
    expect(rows).toHaveLength(41);
    const longest = Math.max(...rows.slice(1).map((row) => Number(row.split(',')[1])));
    expect(JSON.parse(readFileSync(path('scramble-longest.json'), 'utf8')).actions).toHaveLength(longest);
    const page = readFileSync(path('page.html'), 'utf8');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|https?:\/\/|src=|<link|url\(/);
    const verified = await starboard(['verify', path('scramble-longest.json'), path('scramble-closest.json')]);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    const again = await starboard(args);
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr).toContain('is there already');
  });

  test('says which matches can be kept', async () => {
    const { code, stderr } = await starboard(['simulate', 'siege', '--keep', 'longst']);
    expect(code).toBe(2);
    expect(stderr).toContain('--keep does not know “longst”. Did you mean “longest”?');
  });
});

describe('a contest that is saved', () => {
  const args = ['arena', 'siege', '--bots', 'thumb,random', '--seed', 's', '--json', '--workers', '1'];

  test('goes on where it was broken off and comes to the same', async () => {
    const whole = await starboard([...args, '--games', '6']);
    const file = path('contest.jsonl');
    await starboard([...args, '--games', '3', '--save', file]);
    // As if the machine had stopped in the middle of a line.
    const text = readFileSync(file, 'utf8');
    truncateSync(file, text.length - 20);
    const rest = await starboard([...args.slice(0, 4), '--json', '--games', '6', '--resume', file]);
    const timeless = ({ stdout }: { stdout: string }) => {
      const { seconds: _, workers: __, players, ...same } = JSON.parse(stdout);
      return { ...same, players: players.map((p: object) => ({ ...p, msPerDecision: 0, slowestMs: 0 })) };
    };
    expect(timeless(rest)).toEqual(timeless(whole));
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(7);
  });

  test('is not mixed with another', async () => {
    const file = path('other.jsonl');
    await starboard([...args, '--games', '2', '--save', file]);
    const other = await starboard(['arena', 'siege', '--bots', 'greedy,random', '--resume', file]);
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain('bots was ["thumb","random"], not ["greedy","random"]');
    expect((await starboard([...args, '--save', file])).stderr).toContain('is there already');
    expect(readdirSync(folder)).toContain('other.jsonl');
  });
});

describe('several records', () => {
  test('are verified and printed one after the other, from files and from the input', async () => {
    const file = path('one.json');
    await starboard(['play', 'siege', '--seats', 'random,random', '--seed', 's', '--save', file]);
    const text = readFileSync(file, 'utf8');
    const verified = await starboard(['verify', file, '-', path('nowhere.json')], text);
    expect(verified.stdout.match(/are legal/g)).toHaveLength(2);
    expect(verified.stderr).toContain('there is no such file');
    expect(verified.code).toBe(2);
    const printed = await starboard(['replay', file, '-', '--to', '1'], text);
    expect(printed.code).toBe(0);
    expect(printed.stdout.match(/Stellar Siege/g)).toHaveLength(2);
  });

  test('may come late through a pipe', async () => {
    const file = path('late.json');
    await starboard(['play', 'siege', '--seats', 'random,random', '--seed', 's', '--save', file]);
    const late = await run('sh', ['-c', `(sleep 1; cat '${file}') | ./starboard verify -`], { cwd: HOME });
    expect(late).toMatchObject({ code: 0, stderr: '' });
  });
});
