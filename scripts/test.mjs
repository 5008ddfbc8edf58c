// Installs what is missing and runs the tests; arguments go to Vitest. `--all` takes no short cuts: matches are played
// from the start, and the laws try ten times as many.
import { join } from 'node:path';
import { ensureInstalled, root, run } from './ensureInstalled.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (process.argv.includes('--all')) process.env.STARBOARD_TEST = 'all';
ensureInstalled();
// Of all tests, a line for each file; the last lines are what failed and the counts.
const reporters = [`--reporter=${join(root, 'scripts', 'progress.mjs')}`, '--reporter=dot'];
process.exitCode = run('node_modules/vitest/vitest.mjs', ['run', ...(args.length > 0 ? args : reporters)]);
