import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ids } from '@starboard/registry';
import { afterEach, expect, test } from 'vitest';
import { shared } from './help/shared.ts';

const root = join(import.meta.dirname, '..', '..', '..');
let running: ChildProcess | undefined;

afterEach(() => {
  running?.kill('SIGKILL');
});

/** Starts the server as a person would; answers what it says first, and how it ends. */
function start(...args: string[]) {
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };
  const child = spawn(join(root, 'starboard'), ['serve', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  const said = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...said })),
  );
  const address = new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      const found = /^Starboard is at (http:\S+)\n/m.exec(said.out);
      if (found) resolve(found[1]);
    }),
  );
  return { child, address, ended };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serves at a free port until %s, with nothing else to say',
  async (signal) => {
    const { child, address, ended } = start('--port', '0');
    // A connection that is kept alive does not keep the server.
    expect(await (await fetch(await address)).text()).toContain('<title>Starboard');
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, out: `Starboard is at ${await address}\n`, err: '' });
  },
);

test('says in one line that a port is in use', async () => {
  const { port } = new URL(shared().address);
  const { code, out, err } = await start('--port', port).ended;
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `Port ${port} is in use. Choose another with --port.\n`,
  });
});

test('says in one line what is no port and no address of this machine', async () => {
  expect((await start('--port', '70000').ended).err).toBe('--port: “70000” is no port.\n');
  expect((await start('--port', '0', '--host', '192.0.2.1').ended).err).toMatch(
    /^Cannot listen on 192\.0\.2\.1: \w+\.\n$/,
  );
});

test('is what npm start does', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start).toMatch(
    /^node .*starboard serve$/,
  );
});

test('a build counts as made of everything that went into it', () => {
  const made = Object.keys(JSON.parse(readFileSync(join(shared().dist, '.inputs.json'), 'utf8')));
  const packages = ['bots', 'kernel', 'registry', 'table', 'web', ...ids.map((id) => `games/${id}`)];
  const scripts = ['ahead.ts', 'build.mjs', 'chunks.ts', 'inline.ts', 'inputs.mjs', 'sharedWorkers.ts'];
  expect(made).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'packages/web/index.html',
      'packages/web/public',
      'packages/web/vite.config.ts',
      ...packages.map((name) => `packages/${name}/src`),
      ...scripts.map((name) => `packages/web/scripts/${name}`),
    ]),
  );
});

test('the page knows which files a table, a replay, a rulebook and a lesson will want', async () => {
  const [, json] = /id="ahead">(.*?)</.exec(await (await fetch(shared().address)).text()) ?? [];
  const lists: Record<string, string[]> = JSON.parse(json);
  expect(Object.keys(lists)).toEqual(
    expect.arrayContaining(['table/siege', 'replay/siege', 'new/siege', 'learn/siege', 'learn/siege/guide']),
  );
  for (const file of Object.values(lists).flat()) expect((await fetch(shared().address + file)).status, file).toBe(200);
  expect(lists['table/siege'].some((file) => file.includes('skin-siege'))).toBe(true);
  expect(lists['learn/siege/guide'].filter((file) => file.includes('LearnPage'))).toEqual([]);
});

test('what a list shows of a match needs no table', () => {
  const assets = join(shared().dist, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const needs = (name: string): string[] =>
    [...readFileSync(join(assets, name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file);
  const found = new Set(names.filter((name) => name.startsWith('glance-')));
  expect(found.size).toBeGreaterThanOrEqual(ids.length);
  for (const name of found) for (const file of needs(name)) found.add(file);
  expect([...found].filter((name) => /^(skin|frame)-/.test(name))).toEqual([]);
});
