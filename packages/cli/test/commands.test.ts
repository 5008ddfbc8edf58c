import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ids } from '@starboard/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { run, starboard } from './starboard.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
const path = (name: string) => join(folder, name);
const fromRoot = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

describe('starboard', () => {
  test('lists the games', async () => {
    const { code, stdout, stderr } = await starboard(['games', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const games = JSON.parse(stdout);
    expect(games.map((g: { id: string }) => g.id)).toEqual(ids);
    expect(games[0]).toMatchObject({ id: 'siege', seats: [2, 2] });
    expect(games[0].options[0]).toHaveProperty('default');
    expect((await starboard(['games', '--lang', 'fr'])).stdout).toContain('(par défaut)');
  });

  test('simulates, and repeats what it simulated', async () => {
    const args = ['simulate', 'siege', '--games', '5', '--bots', 'random', '--seed', 's', '--json'];
    const [first, second] = (await Promise.all([starboard(args), starboard(args)])).map((r) => JSON.parse(r.stdout));
    for (const key of [
      'game',
      'games',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'wins',
      'winRates',
      'draws',
      'unwon',
      'meanPoints',
      'meanDecisions',
    ]) {
      expect(first).toHaveProperty(key);
    }
    const { seconds, decisionsPerSecond, ...same } = first;
    expect(second).toMatchObject(same);
    expect(first.wins).toHaveLength(2);
  });

  test('sums up a simulation for people', async () => {
    const { code, stdout, stderr } = await starboard(['simulate', 'siege', '--games', '3', '--bots', 'random,random']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/decisions a second +\d+/);
  });

  test('measures', async () => {
    const { stdout } = await starboard(['bench', 'siege', '--json', '--milliseconds', '5']);
    const [measures] = JSON.parse(stdout);
    expect(Object.keys(measures)).toEqual([
      'game',
      'decisionsPerSecond',
      'playsPerSecond',
      'clonesPerSecond',
      'searchesPerSecond',
      'viewsPerSecond',
      'determinizationsPerSecond',
      'stateBytes',
      'viewBytes',
      'meanLegal',
      'maxLegal',
    ]);
  });

  test('says how to go on when nobody sits at the terminal', async () => {
    const { code, stdout } = await run(process.execPath, [fromRoot('packages/cli/bin/starboard.mjs')]);
    expect(code).toBe(0);
    expect(stdout).toContain('./starboard games');
    expect(stdout).not.toContain('npx');
  });

  test('has no control sequences in what it writes into a pipe', async () => {
    const { stdout } = await starboard(['play', 'siege', '--seats', 'random,random', '--seed', 's']);
    expect(stdout).toContain('The match is over.');
    expect(stdout).not.toContain('\u001b');
  });
});

describe('the help', () => {
  test('names the bots, speaks French throughout, and hides lists that are empty', async () => {
    const { stdout } = await starboard(['arena', '--help']);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('easy, medium, hard, expert, random, thumb, greedy');
    expect(stdout).not.toContain('[]');
    const { stdout: french } = await starboard(['--lang', 'fr', 'arena', '--help']);
    expect(french).toContain('par défaut : 100');
    expect(french).not.toMatch(/default:|choices:/);
  });

  test('--version says which Starboard and which Node', async () => {
    const { code, stdout } = await starboard(['--version']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `Starboard 0.1.0, Node ${process.version}\n` });
  });
});

describe('a wrong word', () => {
  test.each([
    [['gmaes'], "unknown command 'gmaes'", 'Did you mean games?'],
    [['games', '--jsn'], "unknown option '--jsn'", 'Did you mean --json?'],
    [['play', 'seige'], 'There is no game “seige”.', 'Did you mean “siege”?'],
    [['play', 'siege', '--seats', 'you,medum'], '“medum” cannot take a seat.', 'Did you mean “medium”?'],
    [['play', 'siege', '--seats', 'you'], 'seats: 1 does not fit: siege takes 2', ''],
    [['play', 'siege', '--option', 'frist=0'], 'siege has no option “frist”.', 'Did you mean “first”?'],
    [['play', 'siege', '--option', 'first=7'], 'The option first cannot be “7”.', 'It can be: random | 0 | 1'],
    [['simulate', 'siege', '--bots', 'greddy'], '“greddy” cannot take a seat.', 'Did you mean “greedy”?'],
    [['simulate', 'siege', '--games', '0'], '--games should be a whole number from 1, not “0”.', ''],
    [['replay', 'nowhere.json'], 'Cannot read nowhere.json: there is no such file.', ''],
    [['verify', 'nowhere.json'], 'Cannot read nowhere.json: there is no such file.', ''],
    [['games', '--lang', 'de'], "argument 'de' is invalid", 'en, fr'],
    [['play'], 'Which game? The games are: siege', ''],
    [['replay'], "missing required argument 'file'", ''],
    [['siege'], "unknown command 'siege'", 'To play it: ./starboard play siege'],
    [['simulate', 'siege', '--games', '3', '--games', '4'], '--games was given twice.', ''],
    [['play', 'siege', '--option', 'first=0', '--option', 'first=1'], 'The option first was given twice.', ''],
    [['bench', 'siege', '--seats', '9'], 'siege takes 2 seats, not 9.', ''],
    [['train', 'siege', '--surprise', '200'], '--surprise should be a whole number from 0 to 100, not “200”.', ''],
    [['train', 'siege', '--write', '/nowhere/w.ts'], 'Cannot write /nowhere/w.ts: there is no such folder.', ''],
    [['verify', '/dev/zero'], 'Cannot read /dev/zero: it is larger than 16 MiB.', ''],
    [['arena', 'siege', '--lang', 'fr'], 'il manque l’option « --bots <names> »', ''],
    [['smulate', '--lang', 'fr'], 'commande inconnue : « smulate »', 'Vouliez-vous dire simulate ?'],
  ])('in %j is told on stderr, without a stack trace, with exit code 2', async (args, message, hint) => {
    const { code, stdout, stderr } = await starboard(args);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('a match that was played and saved', () => {
  const file = path('match.json');
  beforeAll(async () => {
    const always = '1\n'.repeat(400);
    const { code, stdout } = await starboard(
      ['play', 'siege', '--seats', 'you,random', '--seed', 's', '--save', file],
      always,
    );
    expect(code).toBe(0);
    expect(stdout).toContain('The match is over.');
  });

  test('is true', async () => {
    const { code, stdout } = await starboard(['verify', file]);
    expect(code).toBe(0);
    expect(stdout).toContain('are legal, and they lead to what is recorded.');
    expect(stdout).toMatch(/\nThe winner: seat \d \((you|random)\)\.\n$/);
  });

  test('is not overwritten in silence', async () => {
    const before = readFileSync(file, 'utf8');
    const again = ['play', 'siege', '--seats', 'random,random', '--seed', 't', '--save', file];
    const { code, stderr } = await starboard(again);
    expect(code).toBe(2);
    expect(stderr).toContain('is there already: name another file, or add --force to replace it.');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const copy = path('copy.json');
    writeFileSync(copy, before);
    expect((await starboard([...again.slice(0, -1), copy, '--force'])).code).toBe(0);
    expect(readFileSync(copy, 'utf8')).not.toBe(before);
  });

  test('is said to be altered by whoever replays it', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(path('altered.json'), JSON.stringify({ ...record, state: '0123456789abcdef' }));
    const { code, stdout, stderr } = await starboard(['replay', path('altered.json')]);
    expect(code).toBe(1);
    expect(stdout).toContain('The winner');
    expect(stderr).toContain('state: the actions lead to another state than the one recorded');
  });

  test('is read with a byte order mark and an upper-case key', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(path('mark.json'), `\uFEFF${JSON.stringify({ ...record, key: record.key.toUpperCase() })}`);
    expect((await starboard(['verify', path('mark.json')])).code).toBe(0);
  });

  test('is read as well from a record of format 1, which did not say who won', async () => {
    const { result, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const { winners: _, ...old } = result;
    writeFileSync(path('old.json'), JSON.stringify({ ...rest, format: 1, result: old }));
    const [now, before] = await Promise.all([starboard(['verify', file]), starboard(['verify', path('old.json')])]);
    expect(before.code).toBe(0);
    expect(before.stdout.replaceAll('old.json', 'match.json')).toBe(now.stdout);
    expect((await starboard(['replay', path('old.json')])).stdout).toBe((await starboard(['replay', file])).stdout);
  });

  test('is printed open, up to an action, or as a seat saw it', async () => {
    const open = await starboard(['replay', file]);
    const some = await starboard(['replay', file, '--to', '2', '--as', '0', '--lang', 'fr']);
    expect([open.code, some.code]).toEqual([0, 0]);
    expect(open.stdout).toMatch(/\n1\. +seat \d/);
    expect(open.stdout).toContain('The winner: ');
    expect(some.stdout).toMatch(/\n2\. place \d/);
    expect(some.stdout).not.toContain('\n3. ');
    expect((await starboard(['replay', file, '--to', '9999'])).code).toBe(2);
    expect((await starboard(['replay', file, '--as', '2'])).stderr).toContain('--as should be a seat from 0 to 1');
  });

  test.each<[string, (r: { actions: string[]; result: { points: number[] }; version: number }) => void, string]>([
    [
      'an illegal action',
      (r) => r.actions.splice(0, 1, r.actions[0].replace(/^\d \w+/, '0 fly')),
      'actions[0]: “0 fly',
    ],
    ['another result', (r) => r.result.points.reverse().push(99), 'result: recorded as'],
    [
      'newer rules',
      (r) => {
        r.version = 99;
      },
      'version: played by newer rules',
    ],
  ])('is found out with %s', async (_, change, reason) => {
    const changed = JSON.parse(readFileSync(file, 'utf8'));
    change(changed);
    const forged = path('forged.json');
    writeFileSync(forged, JSON.stringify(changed));
    const { code, stderr } = await starboard(['verify', forged]);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
  });

  test('is printed beside others that cannot be read or are not true', async () => {
    writeFileSync(path('broken.json'), '{"game": "siege"}');
    const { code, stdout, stderr } = await starboard(['replay', path('none.json'), path('broken.json'), file]);
    expect(code).toBe(2);
    expect(stderr).toContain('none.json: there is no such file.');
    expect(stderr).toContain('broken.json: ');
    expect(stdout).toContain('The winner: ');
    expect((await starboard(['replay', path('broken.json')])).code).toBe(1);
  });

  test('is found out when it is no record at all', async () => {
    writeFileSync(path('no.json'), '{"game": ');
    const { code, stderr } = await starboard(['verify', path('no.json')]);
    expect(code).toBe(1);
    expect(stderr).toContain('not a record, or a damaged one');
  });
});

describe('a match that was left', () => {
  const file = path('left.json');
  let shown = '';
  beforeAll(async () => {
    const { code, stdout } = await starboard(
      ['play', 'siege', '--seed', 's', '--save', file, '--seats', 'you,random'],
      'q\n',
    );
    expect(code).toBe(0);
    shown = stdout;
  });

  test('is won by the other of two, and the record says so', async () => {
    expect(shown).toContain('Seat 1 (you) left the match. The winner: seat 2 (random).');
    expect(JSON.parse(readFileSync(file, 'utf8')).result).toEqual({ forfeit: 'leave', seat: 0, winners: [1] });
    const { code, stdout } = await starboard(['verify', file, '--lang', 'fr']);
    expect(code).toBe(0);
    expect(stdout).toContain('Place 1 (you) a quitté la partie. Gagne : place 2 (random).');
  });

  test('is printed with how it ended, unless it is not printed to its end', async () => {
    const { stdout } = await starboard(['replay', file]);
    expect(stdout).toContain('Seat 1 (you) left the match.');
    const { length } = JSON.parse(readFileSync(file, 'utf8')).actions;
    if (length > 0) expect((await starboard(['replay', file, '--to', '0'])).stdout).not.toContain('left the match');
  });

  test('is won by nobody where more than two sat, or one alone', async () => {
    for (const seats of ['you,random,random', 'you']) {
      await starboard(['play', 'orbital', '--seats', seats, '--save', path('lone.json')], 'q\n');
      expect(JSON.parse(readFileSync(path('lone.json'), 'utf8')).result).toEqual({
        forfeit: 'leave',
        seat: 0,
        winners: [],
      });
    }
  });
});

describe('the environment over a pipe', () => {
  test('answers line by line and ends with its input', async () => {
    const lines = ['{"command":"reset","seed":1}', '', 'nonsense', '{"command":"legal"}'].join('\n');
    const { code, stdout } = await starboard(['env', 'siege', '--option', 'first=1'], lines);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map((a) => a.ok)).toEqual([true, false, true]);
    expect(answers[0]).toMatchObject({ actors: [1], options: { first: 1 } });
  });

  test('lets the example client play 100 random matches', async () => {
    const client = await run('python3', [fromRoot('docs/examples/random_client.py'), 'siege', '100']).catch((e) => {
      throw new Error(`this test needs python3 on the path: ${e.message}`);
    });
    expect(client.stderr).toBe('');
    expect(client.code).toBe(0);
    expect(client.stdout).toContain('100 matches of siege');
  });
});

describe('a match that was broken off', () => {
  const file = path('broken-off.json');

  test('is kept, said so, and goes on', async () => {
    const first = await starboard(['play', 'siege', '--seats', 'you,random', '--seed', 's', '--save', file], '1\n1\n');
    expect(first.stdout).toContain('The match is not over.');
    expect(first.stdout).toContain(`Go on with:\n./starboard play --resume ${file}`);
    const { length } = JSON.parse(readFileSync(file, 'utf8')).actions;
    const then = await starboard(['play', '--resume', file], '1\n'.repeat(400));
    // Whoever comes back sees the table before the first question.
    expect(then.stdout.split('> ')[0]).toContain('draw pile');
    expect(then.stdout).toContain('The match is over.');
    const { actions, result } = JSON.parse(readFileSync(file, 'utf8'));
    expect(actions.length).toBeGreaterThan(length);
    expect(result).not.toBeNull();
    const over = await starboard(['play', '--resume', file]);
    expect(over.stderr).toContain('that match is over.');
  });
});

describe('what goes wrong with the output', () => {
  test.skipIf(!existsSync('/dev/full'))('is said when the disk is full', async () => {
    const command = `"${process.execPath}" "${fromRoot('packages/cli/bin/starboard.mjs')}" games > /dev/full`;
    const { code, stderr } = await run('sh', ['-c', command]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'The output could not be written: the disk is full.\n' });
  });
});

/** How many seconds of the processor a program has used, as Linux tells: a sign that it has begun, on any machine. */
function worked(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

describe.skipIf(!existsSync('/proc/self/status'))('Ctrl+C', () => {
  test.each([
    ['simulate', ['simulate', 'siege', '--games', '10000000'], /wins/],
    ['arena', ['arena', 'siege', '--bots', 'random,greedy', '--games', '1000000', '--workers', '2'], /greedy/],
  ])(
    'makes %s tell what was finished',
    async (_, args, told) => {
      const child = spawn(process.execPath, [fromRoot('packages/cli/bin/starboard.mjs'), ...args]);
      let [stdout, stderr] = ['', ''];
      child.stdout.on('data', (text) => (stdout += text));
      child.stderr.on('data', (text) => (stderr += text));
      // Starting takes one second of the processor or two.
      while (worked(child.pid) < 5) await setTimeout(50);
      child.kill('SIGINT');
      const code = await new Promise((resolve) => child.on('close', resolve));
      const [, finished] = /Broken off after (\d+) of \d+ matches/.exec(stderr) ?? [];
      expect(finished).toBeDefined();
      // On a busy machine no match may be over yet.
      if (Number(finished) > 0) expect(stdout).toMatch(told);
      expect(code).toBe(130);
    },
    120_000,
  );
});
