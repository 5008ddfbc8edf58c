// Installs what is missing and opens the table in the terminal.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('packages/cli/bin/starboard.mjs', process.argv.slice(2));
