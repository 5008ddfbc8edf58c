// Installs what is missing and runs the tests; arguments go to Vitest.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)]);
