// Measures the built client in the installed Chrome or Chromium against what was promised; --write keeps it in bench/web.md.
import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { builtClient, home as web } from './build.mjs';
import { cold, warm } from './measure/playable.mjs';
import { choosing, firstPress, presses } from './measure/presses.mjs';
import { invasionRolls, settlersRolls } from './measure/rolls.mjs';
import { SCENES, scene } from './measure/scenes.mjs';
import { median, scores } from './measure/scores.mjs';
import { shot } from './measure/shot.mjs';
import { sizes } from './measure/sizes.mjs';
import { kindDeal } from './measure/visit.mjs';
import { zoom } from './measure/zoom.mjs';
import { serve } from './serve/serve.mjs';

const COLD_RUNS = 5;
const WARM_RUNS = 3;
const LIGHTHOUSE_RUNS = 5;
/** KB of JavaScript that a table may ask for beyond what all tables share. */
const OWN = { 'Star Scrappers: Orbital': 150 };
const GAMES = ['Stellar Siege', 'Stellar Settlers', 'We Come In Peace', 'Stellar Scramble', 'Star Scrappers: Orbital'];
/** `--only frames` measures that alone, to look at one thing again. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const wants = (part) => only === undefined || only === part;

ensureBrowser();
const before = loadavg()[0];
const dist = await builtClient();
const { address } = await serve({ dir: dist });
const rows = [];
const row = (what, wanted, measured, ok) => {
  rows.push([what, wanted, measured, ok ? 'yes' : 'no']);
  console.error(`  ${what}: ${measured}`);
};
const say = (step) => console.error(`${step} …`);

if (wants('sizes')) {
  say('sizes');
  const { home, tables } = await sizes(address, dist, GAMES);
  row('JavaScript of the home page, gzipped', '≤ 120 KB', `${home.toFixed(0)} KB`, home <= 120);
  row(`JavaScript of a table of ${GAMES[0]}`, '≤ 250 KB', `${tables[0].whole.toFixed(0)} KB`, tables[0].whole <= 250);
  for (const [i, { own }] of tables.entries()) {
    const most = OWN[GAMES[i]] ?? 130;
    row(`JavaScript of ${GAMES[i]} alone`, `≤ ${most} KB`, `${own.toFixed(0)} KB`, own <= most);
  }
}

const deal = await kindDeal(address);
if (wants('playable')) {
  say('first playable');
  const colds = await repeated(COLD_RUNS, () => cold(address, deal));
  row('first choice, cold, fast 3G, processor 4 times slower', '< 5 s', spread(colds), median(colds) < 5000);
  const lines = await repeated(WARM_RUNS, () => cold(address, deal, { cpu: 1 }));
  row('the same with the processor as it is', '', spread(lines), true);
  const warms = await repeated(WARM_RUNS, () => warm(address, deal));
  row('first choice, warm', '< 2 s', spread(warms), median(warms) < 2000);
}

if (wants('frames')) {
  for (const one of SCENES) {
    say(`frames of ${one.game}`);
    const seen = await scene(address, one);
    framesRows(`${one.game}: ${one.what} (${seen.presses} presses, up to ${seen.most} motions)`, seen);
  }
}

if (wants('shot')) {
  say('a shot of Stellar Scramble');
  const seen = await shot(address);
  framesRows(`Stellar Scramble: a shot that hits six (up to ${seen.most} motions)`, seen);
}

if (wants('rolls')) {
  say('dice of Stellar Settlers');
  const seven = await settlersRolls(address);
  framesRows(`Stellar Settlers: seven dice tumble (${seven.presses} throws)`, seven);
  oddsRows('Stellar Settlers: chances of all cards', seven, await settlersRolls(address, 'off'));
  say('dice of We Come In Peace');
  const fourteen = await invasionRolls(address);
  framesRows(`We Come In Peace: fourteen dice roll (${fourteen.presses} throws)`, fourteen);
  oddsRows('We Come In Peace: odds', fourteen, await invasionRolls(address, 'off'));
}

if (wants('zoom')) {
  say('a full grid of Star Scrappers: Orbital');
  framesRows('Star Scrappers: Orbital: 25 modules zoomed and dragged', await zoom(address));
}

if (wants('presses')) {
  say('presses');
  const wait = 'press answered';
  pressesRow(`${wait} while an expert bot thinks`, 100, await presses(address, deal));
  const modules = await choosing(address, 'manyChoices');
  pressesRow(`${wait} in a position of 150 choices of Star Scrappers: Orbital`, 100, modules);
  const weapons = await firstPress(address, 'weapons', '[data-thing^="weapon:"][data-open="true"]');
  pressesRow(`${wait} with what a weapon of Stellar Scramble would do`, 50, weapons);
}

if (wants('lighthouse')) {
  say('Lighthouse');
  const pages = await scores(address, LIGHTHOUSE_RUNS, GAMES);
  for (const [name, { scores: seen }] of Object.entries(pages)) {
    const [performance, ...others] = seen;
    const ok = performance >= 90 && others.every((score) => score === 100);
    row(`Lighthouse, ${name}: performance, accessibility, practices`, '≥ 90, 100, 100', seen.join(', '), ok);
  }
  const shift = Math.max(...Object.values(pages).map((page) => page.shift));
  row('largest layout shift of these pages', '0', shift.toFixed(3), shift < 0.005);
}

const table = [['', 'wanted', 'measured', 'kept'], ['---', '---', '---', '---'], ...rows];
const lineOf = (cells) => `| ${cells.join(' | ')} |`;
const load = `load average ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`;
const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, ${load}`;
const text = `${machine}\n\n${table.map(lineOf).join('\n')}\n`;
console.log(text);
if (process.argv.includes('--write') && !only) keep(text);
process.exit(0);

function framesRows(what, { intervals, share, boxes, longTasks, slow }) {
  const against = `${what}, against as many plain boxes`;
  // What was not seen is not kept.
  if (intervals.length === 0) return row(against, '≥ 95 %', 'nothing moved', false);
  const told = `${percent(share / boxes)} (${percent(share)} of frames within 20 ms, boxes ${percent(boxes)})`;
  row(against, '≥ 95 %', told, share >= 0.95 * boxes);
  row('long tasks meanwhile', '0', `${longTasks}`, longTasks === 0);
  row('animated by the page instead of the compositor', 'nothing', [...slow].join(', ') || 'nothing', slow.size === 0);
}

function oddsRows(what, moving, off) {
  oddsRow(`${what}, painted after the dice have come to lie`, moving);
  oddsRow(`${what}, painted after the position has come, without animation`, off);
}

function oddsRow(what, { odds }) {
  const [first, ...later] = odds.map(Math.round);
  const told = `${later.join(', ')} ms; first ${first} ms`;
  row(what, '≤ 50 ms from the second on', told, later.length > 0 && Math.max(...later) <= 50);
}

function pressesRow(what, most, waits) {
  const worst = Math.max(...waits);
  row(what, `≤ ${most} ms`, `median ${median(waits)}, worst ${worst} ms of ${waits.length}`, worst <= most);
}

async function repeated(runs, measure) {
  const times = [];
  for (let run = 0; run < runs; run++) times.push((await measure()).playable);
  return times;
}

function spread(times) {
  const seconds = (ms) => (ms / 1000).toFixed(2);
  return `${seconds(median(times))} s (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))})`;
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

function keep(text) {
  const root = dirname(dirname(web));
  const commit = execSync('git rev-parse --short HEAD', { cwd: root }).toString().trim();
  const head = `# The web client, measured\n\n\`npm run bench:web -- --write\` writes this page: medians of several runs in the installed Chromium, without a graphics card. Cold is a first visit over a line of 1.6 Mbit/s with 150 ms to and fro, “Play now” pressed as soon as it is painted; the first choice counts when it is painted, in a match that the person begins.`;
  writeFileSync(
    join(root, 'bench', 'web.md'),
    `${head}\n\n${new Date().toISOString().slice(0, 10)}, ${commit}; ${text}`,
  );
  execSync('node_modules/.bin/biome format --write bench/web.md', { cwd: root, stdio: 'ignore' });
}
