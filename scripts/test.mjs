// Installs what is missing and runs the tests; arguments go to Vitest. Without any, both projects run at once, the rules
// beside the browser, which Vitest by itself runs one after the other; the last lines are the counts of both.
// `--all` takes no short cuts: matches are played from the start, and the laws try ten times as many.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run, runBeside } from './ensureInstalled.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const PROJECTS = ['rules', 'browser'];
const REPORTS = join(root, 'node_modules', '.vitest', 'reports');

const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (process.argv.includes('--all')) process.env.STARBOARD_TEST = 'all';
ensureInstalled();
process.exitCode = args.length > 0 ? run(VITEST, ['run', ...args]) : await both();

async function both() {
  rmSync(REPORTS, { recursive: true, force: true });
  const codes = await Promise.all(
    PROJECTS.map((project) =>
      runBeside(VITEST, [
        'run',
        `--project=${project}`,
        `--reporter=${join(root, 'scripts', 'progress.mjs')}`,
        '--reporter=blob',
        `--outputFile.blob=${reportOf(project)}`,
      ]),
    ),
  );
  const told = run(VITEST, ['run', `--mergeReports=${REPORTS}`, '--reporter=dot']);
  const lost = PROJECTS.filter((project) => !existsSync(reportOf(project)));
  for (const project of lost) console.error(`The tests of “${project}” broke off without a report; see above.`);
  return [...codes, told].every((code) => code === 0) ? 0 : 1;
}

function reportOf(project) {
  return join(REPORTS, `${project}.json`);
}
