// Lets the bots of the games compete, and writes the tables of docs/bots.md. Results are kept in bench/strength.json, so
// that a contest is played once; `--again` plays it anew. Budgets are the levels' own iterations, off the clock: the
// result does not depend on how busy the machine is, and the same seed repeats it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

const KEPT = 'bench/strength.json';
const PAGE = 'docs/bots.md';
/** What stands between them on the page is written here. */
const [FROM, TO] = ['<!-- strength -->', '<!-- /strength -->'];

/** Who meets whom; the first is expected to win. */
const PAIRS = ['medium,random', 'hard,random', 'medium,easy', 'hard,medium', 'expert,hard', 'expert,thumb'];
const GAMES = {
  siege: { seats: [2] },
  settlers: { seats: [2, 4] },
  invasion: { seats: [2, 4] },
  scramble: { seats: [2, 4] },
  orbital: { seats: [2, 4], others: automataAndAlone() },
};

/** Orbital: each level against two automata, and alone for points. */
function automataAndAlone() {
  return ['random', 'thumb', 'easy', 'medium', 'hard', 'expert'].flatMap((bot) => [
    { bots: bot, seats: 3, option: 'automata=1,2' },
    { bots: bot, seats: 1 },
  ]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '200' }, again: { type: 'boolean' }, only: { type: 'string' } },
});
ensureInstalled();
const kept = read();
for (const game of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
  for (const contest of contestsOf(game)) {
    const name = nameOf(game, contest);
    if ((values.only && !name.includes(values.only)) || (kept[name] && !values.again)) continue;
    kept[name] = played(game, contest);
    // Several games may be measured at once.
    Object.assign(kept, { ...read(), ...kept });
    writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
    console.log(
      name,
      JSON.stringify(kept[name].players.map(({ bot, winRate, meanPoints }) => [bot, winRate ?? meanPoints])),
    );
  }
}
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.slice(0, page.indexOf(FROM) + FROM.length), page.slice(page.indexOf(TO))];
writeFileSync(PAGE, `${before}\n\n${table()}\n${after}`);
spawnSync('node_modules/.bin/biome', ['format', '--write', KEPT, PAGE]);

function read() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
}

function contestsOf(game) {
  const { seats, others = [] } = GAMES[game];
  return [...seats.flatMap((n) => PAIRS.map((bots) => ({ bots, seats: n }))), ...others];
}

function nameOf(game, { bots, seats, option }) {
  return `${game} ${seats} ${bots}${option ? ` ${option}` : ''}`;
}

function played(game, { bots, seats, option }) {
  const flags = [
    '--bots',
    bots,
    '--seats',
    seats,
    '--games',
    values.games,
    '--seed',
    'a',
    '--budget',
    'untimed',
    '--json',
  ];
  if (option) flags.push('--option', option);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/cli/bin/starboard.mjs', 'arena', game, ...flags],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  if (status !== 0) throw new Error(`${game} ${bots}: ${stderr}`);
  const { games, players, bySeat, draws } = JSON.parse(stdout);
  return { games, players, bySeat, draws };
}

/** What was played, as Markdown. */
function table() {
  const lines = [
    '| game | seats | bots | matches | won by the first | 95 % |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
  ];
  const alone = [];
  for (const game of Object.keys(GAMES)) {
    for (const contest of contestsOf(game)) {
      const result = kept[nameOf(game, contest)];
      if (!result) continue;
      const { bots, seats, option } = contest;
      const [first] = result.players;
      if (seats === 1) {
        alone.push(`| ${game} | ${bots} | ${result.games} | ${first.meanPoints.toFixed(1)} |`);
        continue;
      }
      const { winRate, low, high } = option ? result.bySeat[0] : first;
      const who = option ? `${bots} against two automata` : bots.replace(',', ', ');
      lines.push(
        `| ${game} | ${seats} | ${who} | ${result.games} | ${percent(winRate)} % | ${percent(low)}–${percent(high)} |`,
      );
    }
  }
  if (alone.length === 0) return `${lines.join('\n')}\n`;
  const head = ['', '| alone | bot | matches | mean points |', '| --- | --- | ---: | ---: |'];
  return `${[...lines, ...head, ...alone].join('\n')}\n`;
}

function percent(share) {
  return (share * 100).toFixed(1);
}
