// Measures the server against a boardgame.io server in the same run, and writes bench/server.md with --write. Every move of
// ours is on disk before anybody sees it; boardgame.io keeps its matches in memory.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { bundledServer } from '../bundle.mjs';

const home = dirname(fileURLToPath(import.meta.url));
const root = resolve(home, '..', '..', '..', '..');
const cache = join(root, 'node_modules', '.cache', 'bench-server');
const PEER = ['boardgame.io@0.50.2', 'socket.io-client@4.8.1'];
/** How many matches a lane has ready: more than it can play in the time. */
const GAMES = { siege: 13, invasion: 40, settlers: 10, scramble: 5, orbital: 8 };
/** So many open matches a lane, beside those that are played: ten thousand for two hundred. */
const OPEN = 50;
const PAGE = join(root, 'bench', 'server.md');

const { values } = parseArgs({
  options: {
    lanes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    /** Some of rounds, games, idle, many, load. */
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const lanes = Number(values.lanes);
const seconds = Number(values.seconds);

await bundledServer();
const { scripted, loading } = await bundledScript();
installPeer();
const PARTS = { rounds: measureRounds, games: measureGames, idle: measureIdle, many: measureMany, load: measureLoad };
/** Parts that are measured one by one are kept in between. */
const KEPT = join(cache, 'results.json');
const results = values.only && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
for (const part of values.only?.split(',') ?? Object.keys(PARTS)) {
  results[part] = await PARTS[part]();
  console.log(part, JSON.stringify(results[part]));
  writeFileSync(KEPT, JSON.stringify(results));
}
if (Object.keys(PARTS).every((part) => part in results)) {
  const page = report(results);
  console.log(page);
  if (values.write) writeFileSync(PAGE, page);
}

/** Both in turns, so that a busy minute of the machine meets both. */
async function measureRounds() {
  const rounds = [];
  for (let i = 0; i < Number(values.rounds); i++) {
    rounds.push({ peer: await measurePeer(), siege: await measureGame('siege') });
    console.log(JSON.stringify(rounds.at(-1)));
  }
  return rounds;
}

async function measureGames() {
  const others = {};
  for (const game of Object.keys(GAMES).slice(1)) others[game] = await measureGame(game);
  return others;
}

async function bundledScript() {
  const outfile = join(cache, 'scripted.mjs');
  mkdirSync(cache, { recursive: true });
  const entryPoints = [join(home, 'scripted.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  return import(pathToFileURL(outfile).href);
}

/** For the benchmark only, beside the project's own dependencies and not among them. */
function installPeer() {
  if (existsSync(join(cache, 'node_modules', 'boardgame.io'))) return;
  writeFileSync(join(cache, 'package.json'), '{"private":true}\n');
  spawnSync('npm', ['install', '--no-audit', '--no-fund', ...PEER], { cwd: cache, stdio: ['ignore', 'ignore', 2] });
}

/** A server in a process of its own, which ends with this one. */
async function child(args) {
  const process = spawn('node', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = [];
  let wake = () => {};
  process.stdout.on('data', (text) => {
    lines.push(...String(text).trim().split('\n'));
    wake();
  });
  const line = async () => {
    while (lines.length === 0) await new Promise((resolve) => (wake = resolve));
    return lines.shift();
  };
  // boardgame.io has more to say than its port.
  let first = await line();
  while (!/^\d+$/.test(first)) first = await line();
  const port = Number(first);
  return {
    port,
    async memory() {
      process.stdin.write('?\n');
      return JSON.parse(await line());
    },
    async stop() {
      process.stdin.end();
      await new Promise((resolve) => process.once('exit', resolve));
    },
  };
}

async function ran(args) {
  const process = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  process.stdout.on('data', (part) => (text += part));
  await new Promise((resolve) => process.once('exit', resolve));
  return JSON.parse(text);
}

async function measurePeer() {
  const script = join(home, 'boardgame.mjs');
  const server = await child([script, 'serve', cache]);
  const result = await ran([script, 'load', cache, server.port, lanes, seconds]);
  await server.stop();
  return result;
}

/** A server with so many tables of two people that have begun; what is in it is answered with it. */
async function ours(game, count, sleepAfter = 60_000) {
  const data = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const server = await child(['--expose-gc', join(home, 'serve.mjs'), data, sleepAfter]);
  const people = await Promise.all(['Ada', 'Grace'].map((name) => guest(server.port, name)));
  const tables = [];
  for (let i = 0; i < count; i += 50) {
    const group = Array.from({ length: Math.min(50, count - i) }, (_, j) => made(server.port, people, game, i + j));
    tables.push(...(await Promise.all(group)));
  }
  const close = async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  };
  return { ...server, data, people, tables, close };
}

async function ask(port, method, path, cookie, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return { body: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}

async function guest(port, name) {
  return (await ask(port, 'PUT', 'me', '', { name })).cookie;
}

async function made(port, [ada, grace], game, n) {
  const agreement = { undo: true, hints: true, odds: true, pace: null, late: 'bot' };
  const seats = [{ who: 'me' }, { who: 'open' }];
  const wish = { command: `bench${n}`, game, options: {}, seats, listed: false, agreement };
  const { body } = await ask(port, 'POST', 'tables', ada, wish);
  await ask(port, 'POST', `tables/${body.id}/join`, grace, {});
  return body.id;
}

async function measureGame(game, server = undefined) {
  const own = server ?? (await ours(game, lanes * GAMES[game]));
  const db = new Database(join(own.data, 'starboard.db'), { readonly: true });
  const secrets = db.prepare('SELECT id, body FROM tables').all();
  db.close();
  const bodies = new Map(secrets.map(({ id, body }) => [id, JSON.parse(body)]));
  const matches = [];
  for (const table of own.tables) {
    const { options, secret } = bodies.get(table);
    matches.push({ table, script: await scripted(game, options, secret, 2) });
  }
  const plan = join(own.data, 'plan.json');
  const count = matches.reduce((sum, { script }) => sum + script.length, 0) / matches.length;
  writeFileSync(plan, JSON.stringify({ port: own.port, cookies: own.people, matches, lanes, seconds }));
  const result = await ran([join(home, 'load.mjs'), plan]);
  if (!server) await own.close();
  return { ...result, decisions: count };
}

/** What an idle connection and an idle match take. */
async function measureIdle() {
  const count = lanes * 5;
  const server = await ours('siege', count, 1000);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = await server.memory();
  const lines = [];
  for (let i = 0; i < count; i++) lines.push(await line(server.port, server.people[0]));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const connected = await server.memory();
  for (const [i, ws] of lines.entries()) {
    const table = server.tables[i];
    ws.send(JSON.stringify({ type: 'watch', table }));
    const sync = { type: 'sync', have: -1, head: -1, look: 0, viewer: null };
    ws.send(JSON.stringify({ type: 'say', table, message: sync }));
  }
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const watched = await server.memory();
  for (const ws of lines) ws.close();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const left = await server.memory();
  await server.close();
  const each = (a, b) => (b.used - a.used) / count / 1024;
  return {
    connection: each(before, connected),
    match: each(connected, watched),
    sleeping: each(before, left),
  };
}

function line(port, cookie) {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { cookie } });
    ws.once('open', () => resolve(ws));
    ws.once('error', reject);
  });
}

/** Whether ten thousand open matches slow those that are played. */
async function measureMany() {
  const server = await ours('siege', lanes * (OPEN + GAMES.siege));
  const played = { ...server, tables: server.tables.slice(-lanes * GAMES.siege) };
  const result = await measureGame('siege', played);
  await server.close();
  return result;
}

/** How long a match of 2,000 entries takes to be opened, with as many seats as the game has. */
async function measureLoad() {
  const times = {};
  for (const game of Object.keys(GAMES)) times[game] = await loading(game);
  return times;
}

function report({ rounds, games, idle, many, load }) {
  const median = (of, name) => rounds.map((round) => round[of][name]).toSorted((a, b) => a - b)[rounds.length >> 1];
  const all = (of) => ({ moves: median(of, 'moves'), p50: median(of, 'p50'), p99: median(of, 'p99') });
  const [base, our] = [all('peer'), all('siege')];
  const row = (name, { moves, p50, p99 }) =>
    `| ${name} | ${Math.round(moves)} | ${(moves / base.moves).toFixed(1)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(p99 / base.p99).toFixed(2)} |`;
  return [
    '# Speed of the server',
    '',
    '`npm run bench:server -- --write` measures it and writes this page. Matches of two people are played in a closed loop by scripted load from another process on the same machine: the next decision is sent when both have seen the last one. The delay is from sending a decision until the other player has received it. Every decision of ours is on disk before anybody sees it; boardgame.io keeps its matches in memory and plays a small card game with hidden hands.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.version}; ${lanes} matches at once, ${seconds} s each, the median of ${rounds.length} rounds for boardgame.io and Siege, taken in turns; the rows below them come from other minutes. The machine is shared (a load of ${loadavg()[2].toFixed(0)} on ${cpus().length} cores in the last quarter of an hour): only ratios count, and of the lower rows only their order of magnitude.`,
    '',
    '| | decisions/s | times boardgame.io | p50 ms | p99 ms | share of its p99 |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('boardgame.io, cards', base),
    row('Siege', our),
    ...Object.entries(games).map(([game, result]) => row(game[0].toUpperCase() + game.slice(1), result)),
    row('Siege beside 10,000 open matches', many),
    '',
    `An idle connection takes ${idle.connection.toFixed(1)} KiB, an idle match that somebody watches ${idle.match.toFixed(1)} KiB, and ${Math.max(0, idle.sleeping).toFixed(1)} KiB for each of them stay with the process when all have gone. A match of 2,000 entries with the largest number of seats is loaded in ${Object.entries(
      load,
    )
      .map(([game, ms]) => `${ms.toFixed(1)} ms (${game})`)
      .join(', ')}.`,
    '',
  ].join('\n');
}
