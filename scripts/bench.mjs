// Installs what is missing and measures the games, then the exact odds of the dice games; arguments go to `starboard bench`,
// which then is all that is run.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
const args = process.argv.slice(2);
process.exitCode = run('packages/cli/bin/starboard.mjs', ['bench', ...args]);
if (args.length === 0)
  process.exitCode ||= run('node_modules/vitest/vitest.mjs', ['bench', '--run', '--project=rules']);
