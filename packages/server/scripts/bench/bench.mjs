// Measures the server against a boardgame.io server in the same run, and writes bench/server.md with --write. Every move of
// ours is on disk before anybody sees it; boardgame.io keeps its matches in memory.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bundledServer } from '../bundle.mjs';
import { measureIdle } from './idle.mjs';
import { line, ours } from './ours.mjs';
import { child, ran } from './processes.mjs';
import { report } from './report.mjs';

const home = dirname(fileURLToPath(import.meta.url));
const root = resolve(home, '..', '..', '..', '..');
const cache = join(root, 'node_modules', '.cache', 'bench-server');
const PEER = ['boardgame.io@0.50.2', 'socket.io-client@4.8.1'];
/** How many matches a lane has ready: more than it can play in the time. */
const GAMES = { siege: 13, invasion: 40, settlers: 10, scramble: 5, orbital: 8 };
/** So many different matches are thought out before; several tables play the same. */
const SCRIPTS = 60;
/** So many matches are open, beside those that are played. */
const OPEN = 10_000;
/** As many tables as a line may watch. */
const WATCHED = 8;

const { values } = parseArgs({
  options: {
    lanes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    /** Some of the games, for a look at them alone: rounds of some are not kept. */
    games: { type: 'string' },
    /** Some of rounds, idle, load: what is measured one by one is kept in between. */
    only: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const games = values.games?.split(',') ?? Object.keys(GAMES);
const lanes = Number(values.lanes);
const seconds = Number(values.seconds);

await bundledServer();
const { scripted, loading } = await bundledScript();
installPeer();
const scripts = await thoughtOut();
const PARTS = {
  rounds: measureRounds,
  idle: () => measureIdle(scripts.siege, lanes * 5, Number(values.rounds)),
  load: measureLoad,
};
const KEPT = join(cache, 'results.json');
const results = values.only && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
for (const part of values.only?.split(',') ?? Object.keys(PARTS)) {
  results[part] = await PARTS[part]();
  console.log(part, JSON.stringify(results[part]));
  if (!values.games) writeFileSync(KEPT, JSON.stringify(results));
}
if (!values.games && Object.keys(PARTS).every((part) => part in results)) {
  const page = report(results, { lanes, seconds });
  console.log(page);
  if (values.write) writeFileSync(join(root, 'bench', 'server.md'), page);
}

/** All in turns, so that a busy minute of the machine meets all of them. */
async function measureRounds() {
  const rounds = [];
  for (let i = 0; i < Number(values.rounds); i++) {
    const round = { peer: await measurePeer() };
    for (const game of games) round[game] = await measureGame(game);
    if (!values.games) round.many = await measureGame('siege', OPEN);
    rounds.push(round);
    console.log(JSON.stringify(round));
  }
  return rounds;
}

async function measurePeer() {
  const script = join(home, 'boardgame.mjs');
  const server = await child([script, 'serve', cache]);
  const result = await ran([script, 'load', cache, server.port, lanes, seconds]);
  await server.stop();
  return result;
}

/** Beside so many others that are only looked at. */
async function measureGame(game, others = 0) {
  const { secrets, scripts: own } = scripts[game];
  const server = await ours(scripts[game], lanes * GAMES[game] + others, (i) => secrets[i % SCRIPTS]);
  const looking = [];
  for (let i = 0; i < others; i += WATCHED) {
    const ws = await line(server.port, server.people[0]);
    looking.push(ws);
    for (const table of server.tables.slice(i, i + WATCHED)) ws.look(table);
    await ws.settled();
  }
  const matches = server.tables.slice(others).map((table, i) => ({ table, script: (others + i) % SCRIPTS }));
  const plan = join(server.data, 'plan.json');
  const all = { port: server.port, cookies: server.people, scripts: own, matches, lanes, seconds };
  writeFileSync(plan, JSON.stringify(all));
  const result = await ran([join(home, 'load.mjs'), plan]);
  for (const ws of looking) ws.close();
  await server.close();
  return result;
}

/** How long a match of 2,000 entries takes to be made of them, with as many seats as the game has. */
async function measureLoad() {
  const times = {};
  for (const game of games) times[game] = await loading(game);
  return times;
}

async function thoughtOut() {
  const made = {};
  for (const game of games) {
    const secrets = Array.from({ length: SCRIPTS }, (_, i) => (i + 1).toString(16).padStart(64, '0'));
    const all = [];
    for (const secret of secrets) all.push(await scripted(game, secret, 2));
    const [{ options, version }] = all;
    made[game] = { game, version, options, secrets, scripts: all.map(({ script }) => script) };
  }
  return made;
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
