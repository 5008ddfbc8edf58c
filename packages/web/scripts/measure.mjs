// Measures the built client in the installed Chrome or Chromium against what was promised; --write keeps it in bench/web.md.
import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { builtClient, home as web } from './build.mjs';
import { frames } from './measure/frames.mjs';
import { moment } from './measure/moment.mjs';
import { cold, warm } from './measure/playable.mjs';
import { presses } from './measure/presses.mjs';
import { median, scores } from './measure/scores.mjs';
import { sizes } from './measure/sizes.mjs';
import { kindDeal } from './measure/visit.mjs';
import { serve } from './serve/serve.mjs';

const COLD_RUNS = 5;
const WARM_RUNS = 3;
const LIGHTHOUSE_RUNS = 3;
/** The longest interval that still counts as one frame at 60 a second. */
const FRAME = 20;

ensureBrowser();
const before = loadavg()[0];
const dist = await builtClient();
const { address } = await serve({ dir: dist });
const rows = [];
const row = (what, wanted, measured, ok) => rows.push([what, wanted, measured, ok ? 'yes' : 'no']);
const say = (step) => console.error(`${step} …`);

say('sizes');
const kb = await sizes(address, dist);
row('JavaScript of the home page, gzipped', '≤ 120 KB', `${kb.home.toFixed(0)} KB`, kb.home <= 120);
row('JavaScript of a Siege table, gzipped', '≤ 250 KB', `${kb.siege.toFixed(0)} KB`, kb.siege <= 250);
row('JavaScript of Scramble alone, gzipped', '≤ 130 KB', `${kb.scramble.toFixed(0)} KB`, kb.scramble <= 130);

say('first playable');
const deal = await kindDeal(address);
const colds = await repeated(COLD_RUNS, () => cold(address, deal));
row('first choice, cold, fast 3G, processor 4 times slower', '< 5 s', spread(colds), median(colds) < 5000);
const lines = await repeated(WARM_RUNS, () => cold(address, deal, { cpu: 1 }));
row('the same with the processor as it is', '', spread(lines), true);
const warms = await repeated(WARM_RUNS, () => warm(address, deal));
row('first choice, warm', '< 2 s', spread(warms), median(warms) < 2000);

say('frames');
const { flights, intervals, longTasks, slow } = await frames(address, deal);
const share = intervals.filter((ms) => ms <= FRAME).length / intervals.length;
row(`frames within ${FRAME} ms while cards fly (${flights} flights)`, '≥ 95 %', percent(share), share >= 0.95);
row('long tasks meanwhile', '0', `${longTasks}`, longTasks === 0);
row('animated by the page instead of the compositor', 'nothing', slow.join(', ') || 'nothing', slow.length === 0);

const { shot, plain } = await moment(address);
const [shown, reached] = [shot, plain].map(within);
row(
  `frames within ${FRAME} ms while a shot of Scramble moves ${shot.moving} things`,
  `≥ ${percent(0.95 * reached)}, 95 % of plain boxes`,
  percent(shown),
  shown >= 0.95 * reached,
);
row('long tasks meanwhile', '0', `${shot.longTasks}`, shot.longTasks === 0);

say('presses');
const waits = await presses(address, deal);
const worst = Math.max(...waits);
const told = `median ${median(waits)}, worst ${worst} ms of ${waits.length}`;
row('press answered while an expert bot thinks', '≤ 100 ms', told, worst <= 100);

say('Lighthouse');
const pages = await scores(address, LIGHTHOUSE_RUNS);
for (const [name, { scores: seen }] of Object.entries(pages))
  row(`Lighthouse, ${name}: performance, accessibility, practices`, '≥ 95', seen.join(', '), Math.min(...seen) >= 95);
const shift = Math.max(...Object.values(pages).map((page) => page.shift));
row('largest layout shift of these pages', '0', shift.toFixed(3), shift < 0.005);

const table = [['', 'wanted', 'measured', 'kept'], ['---', '---', '---', '---'], ...rows];
const lineOf = (cells) => `| ${cells.join(' | ')} |`;
const load = `load average ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`;
const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, ${load}`;
const text = `${machine}\n\n${table.map(lineOf).join('\n')}\n`;
console.log(text);
if (process.argv.includes('--write')) keep(text);
process.exit(0);

async function repeated(runs, measure) {
  const times = [];
  for (let run = 0; run < runs; run++) times.push((await measure()).playable);
  return times;
}

function spread(times) {
  const seconds = (ms) => (ms / 1000).toFixed(2);
  return `${seconds(median(times))} s (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))})`;
}

function within({ intervals }) {
  return intervals.filter((ms) => ms <= FRAME).length / intervals.length;
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
