import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-bots-'));

/** A bot written to a file, as the name by which it takes a seat. */
function bot(name: string, answer: string, before = ''): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
${before}
for await (const line of createInterface({ input: process.stdin })) {
  const { next, seed } = JSON.parse(line);
  ${answer}
}`,
  );
  return `exec:"${process.execPath}" "${file}"`;
}

const step = (action: string) => `console.log(JSON.stringify({ command: 'step', action: ${action} }));`;
const sound = bot('sound', step('seed % next.choices'));

/** Whether a process runs; one that has ended may wait for somebody to notice. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

interface Standing {
  readonly bot: string;
  readonly failures: number;
  readonly problem?: string;
}

async function arena(name: string, ...flags: readonly string[]) {
  const args = ['arena', 'siege', '--games', '2', '--bots', `random,${name}`, '--seed', 's', '--json', ...flags];
  const { code, stdout, stderr } = await starboard(args);
  const { players } = JSON.parse(stdout) as { readonly players: readonly Standing[] };
  // What a bot could not do shows in the exit code as well.
  expect({ code, stderr }).toEqual({ code: players[1].failures > 0 ? 1 : 0, stderr: '' });
  return players[1];
}

describe('a bot that is a program of its own', () => {
  test('plays in the arena, on any number of threads the same', async () => {
    const runs = await Promise.all(['1', '2'].map((workers) => arena(sound, '--workers', workers)));
    const timeless = runs.map((run) => ({ ...run, msPerDecision: 0, slowestMs: 0 }));
    expect(timeless[0]).toMatchObject({ bot: sound, failures: 0 });
    expect(timeless[1]).toEqual(timeless[0]);
  });

  test('plays in simulations and at the terminal', async () => {
    const simulated = await starboard(['simulate', 'siege', '--games', '2', '--bots', sound, '--json']);
    expect(JSON.parse(simulated.stdout)).toMatchObject({ games: 2, failures: [0, 0] });
    const { code, stdout } = await starboard(['play', 'scramble', '--seats', `${sound},random`]);
    expect(code).toBe(0);
    expect(stdout).toContain('The match is over.');
  });

  test.each([
    ['crashes', 'process.exit(3);', /the program ended \(code 3\)/],
    ['throws', 'throw new Error("lost my way");', /the program ended \(code 1\)/],
    ['talks nonsense', 'console.log("hello");', /answered what is not JSON: hello/],
    ['names what is not there', step('99'), /answered no step/],
    ['breaks a rule', step("{ type: 'fly' }"), /not legal: STARBOARD-ACTION-1/],
  ])('that %s loses its decision, not the match, and is found out', async (name, answer, problem) => {
    const { failures, problem: said } = await arena(bot(name.replaceAll(' ', '-'), answer), '--workers', '1');
    expect(failures).toBeGreaterThan(0);
    expect(said).toMatch(problem);
  });

  test('that does not answer in time is ended', async () => {
    const mark = join(folder, 'started');
    const silent = bot(
      'silent',
      '',
      `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(mark)}, process.pid + '\\n');`,
    );
    const args = ['simulate', 'siege', '--games', '1', '--bots', `random,${silent}`, '--limit', '100', '--json'];
    const { code, stdout } = await starboard(args);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ problem: 'no answer within 5100 ms' });
    for (const pid of readFileSync(mark, 'utf8').trim().split('\n')) {
      expect(runs(Number(pid))).toBe(false);
    }
  });

  test('that cannot be started is said to be so', async () => {
    const { failures, problem } = await arena('exec:/no/such/program');
    expect(failures).toBeGreaterThan(0);
    expect(problem).toMatch(/the program ended \(code 127\).*not found/);
  });

  test('needs a command', async () => {
    const { code, stderr } = await starboard(['simulate', 'siege', '--bots', 'exec:']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'exec: names no command.\n' });
  });
});
