// Lets the bots of the games compete, and writes the tables of docs/bots.md. Results are kept in bench/strength.json, lot
// by lot, so that a contest is played once and can be stopped at any time; `--again` plays it again. Budgets are the
// levels' own iterations, off the clock: the result does not depend on how busy the machine is, and the same seed repeats
// it. `--clock` measures instead how long each level thinks on its own clock, in one thread: for a machine that does
// nothing else. `--clock --busy 8` does so while so many other processes keep the processor busy, with `--apart` each in a
// session of its own, which Linux gives a share of its own; `--level` and games by name measure some rows only, and leave
// the others of the table as they are.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

const KEPT = 'bench/strength.json';
const PAGE = 'docs/bots.md';
/** The marks on the page between which the tables are written. */
const STRENGTH = 'strength';
const CLOCK = 'clock';
const BUSY = 'busy';

/** What each level may take for a decision, in milliseconds, and over how many matches that is measured. */
const LIMITS = { easy: 200, medium: 200, hard: 1000, expert: 3000 };
const CLOCKED = 4;
/** A process that keeps a core busy, and ends by itself in case nobody ends it, in milliseconds. */
const LOAD = `const end = Date.now() + ${10 * 60_000}; while (Date.now() < end);`;

/** So many matches are played between two savings. */
const LOT = 20;
const NONE = { games: 0, wins: 0, points: 0 };

/** Who meets whom; the first is expected to win. With two seats the expert also meets the reference, the rule of thumb. */
const PAIRS = ['medium,random', 'hard,random', 'medium,easy', 'hard,medium', 'expert,hard'];
const TWO = [...PAIRS, 'expert,thumb'];
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
  options: {
    games: { type: 'string', default: '200' },
    again: { type: 'boolean' },
    only: { type: 'string' },
    clock: { type: 'boolean' },
    busy: { type: 'string', default: '0' },
    level: { type: 'string', default: Object.keys(LIMITS).join() },
    matches: { type: 'string', default: String(CLOCKED) },
    apart: { type: 'boolean' },
  },
});
const games = positionals.length > 0 ? positionals : Object.keys(GAMES);
ensureInstalled();
if (values.clock) measureClock();
else {
  for (const game of games) compete(game);
  rewrite(STRENGTH, strengthTable());
}
spawnSync('node_modules/.bin/biome', ['format', '--write', KEPT, PAGE]);

/** Plays what has not been played of a game, and keeps it. */
function compete(game) {
  for (const contest of contestsOf(game)) {
    const name = nameOf(game, contest);
    if (values.only && !name.includes(values.only)) continue;
    for (let sum = values.again ? NONE : (read()[name] ?? NONE); sum.games < values.games; ) {
      const flags = ['--seed', `a${sum.games / LOT}`, '--games', LOT, '--budget', 'untimed'];
      const { players } = played(game, contest, flags);
      const { wins, meanPoints } = players[0];
      sum = { games: sum.games + LOT, wins: sum.wins + wins, points: sum.points + meanPoints * LOT };
      // Several games may be measured at once.
      writeFileSync(KEPT, `${JSON.stringify({ ...read(), [name]: sum }, null, 1)}\n`);
      console.log(name, JSON.stringify(sum));
    }
  }
}

/** Measures how long the levels think, and writes it down. */
function measureClock() {
  const table = Number(values.busy) > 0 ? BUSY : CLOCK;
  for (const game of games)
    for (const level of values.level.split(',')) rewriteRow(table, game, level, clockRow(game, level));
  console.log(`${availableParallelism()} cores, ${values.busy} busy processes`);
}

/** How long a level thinks, as the cells of a row behind the names. */
function clockRow(game, level) {
  const others = Array.from({ length: Number(values.busy) }, () =>
    spawn(process.execPath, ['-e', LOAD], { detached: values.apart ?? false }),
  );
  try {
    const flags = ['--seed', 'a', '--games', values.matches, '--workers', '1', '--budget', 'timed'];
    const { players } = played(game, { bots: `${level},${level}`, seats: 2 }, flags);
    const sum = (of) => players.reduce((total, player) => total + of(player), 0);
    const decisions = sum((player) => player.decisions);
    const mean = sum((player) => player.msPerDecision * player.decisions) / decisions;
    const slowest = Math.max(...players.map(({ slowestMs }) => slowestMs));
    const [late, atWork] = [sum((player) => player.late), sum((player) => player.lateAtWork)];
    const times = `${mean.toFixed(0)} ms | ${slowest.toFixed(0)} ms | ${LIMITS[level]} ms`;
    const row = `${times} | ${decisions} | ${late} | ${atWork} |`;
    console.log(`| ${game} | ${level} | ${row}`);
    return row;
  } finally {
    for (const other of others) other.kill();
  }
}

/** Puts a row into a table of times on the page; the others stay as they are. */
function rewriteRow(name, game, level, row) {
  const rows = Object.keys(GAMES).flatMap((id) =>
    Object.keys(LIMITS).flatMap((other) => {
      const before = rowOf(name, id, other);
      const now = id === game && other === level ? row : before;
      return now ? [`| ${id} | ${other} | ${now}`] : [];
    }),
  );
  const head = '| game | level | on average | longest | allowed | decisions | late | late by the processor |';
  rewrite(name, [head, '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...rows]);
}

/** The cells of a row that stands in a table already. */
function rowOf(name, game, level) {
  const page = readFileSync(PAGE, 'utf8');
  const table = page.slice(page.indexOf(`<!-- ${name} -->`), page.indexOf(`<!-- /${name} -->`));
  return new RegExp(`^\\| ${game} +\\| ${level} +\\| *(.*)$`, 'm').exec(table)?.[1];
}

/** Puts lines between the marks of that name on the page. */
function rewrite(name, lines) {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, after] = [page.slice(0, page.indexOf(from) + from.length), page.slice(page.indexOf(to))];
  writeFileSync(PAGE, `${before}\n\n${lines.join('\n')}\n\n${after}`);
}

function read() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
}

function contestsOf(game) {
  const { seats, others = [] } = GAMES[game];
  return [...seats.flatMap((n) => (n === 2 ? TWO : PAIRS).map((bots) => ({ bots, seats: n }))), ...others];
}

function nameOf(game, { bots, seats, option }) {
  return `${game} ${seats} ${bots}${option ? ` ${option}` : ''}`;
}

function played(game, { bots, seats, option }, flags) {
  const contest = ['--bots', bots, '--seats', seats, '--json', ...flags];
  if (option) contest.push('--option', option);
  const command = ['packages/cli/bin/starboard.mjs', 'arena', game, ...contest];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${game} ${bots}: ${stderr}`);
  return JSON.parse(stdout);
}

/** What was played, as lines of Markdown. */
function strengthTable() {
  const lines = [
    '| game | seats | bots | matches | won by the first | 95 % |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
  ];
  const alone = [];
  const kept = read();
  for (const game of Object.keys(GAMES)) {
    for (const contest of contestsOf(game)) {
      const result = kept[nameOf(game, contest)];
      if (!result) continue;
      const { bots, seats, option } = contest;
      const { games: matches, wins, points } = result;
      if (seats === 1) {
        alone.push(`| ${game} | ${bots} | ${matches} | ${(points / matches).toFixed(1)} |`);
        continue;
      }
      const [low, high] = bounds(wins, matches);
      const who = option ? `${bots} against two automata` : bots.replace(',', ', ');
      lines.push(
        `| ${game} | ${seats} | ${who} | ${matches} | ${percent(wins / matches)} % | ${percent(low)}–${percent(high)} |`,
      );
    }
  }
  if (alone.length === 0) return lines;
  const head = ['', '| alone | bot | matches | mean points |', '| --- | --- | ---: | ---: |'];
  return [...lines, ...head, ...alone];
}

/** Wilson's interval at 95 %, as the kernel's `wilson`, which a plain script cannot load: the arena tells it of one lot only. */
function bounds(wins, matches) {
  const [p, z2] = [wins / matches, 1.96 ** 2 / matches];
  const middle = (p + z2 / 2) / (1 + z2);
  const half = Math.sqrt(p * (1 - p) * z2 + (z2 / 2) ** 2) / (1 + z2);
  return [middle - half, middle + half];
}

function percent(share) {
  return (share * 100).toFixed(1);
}
