// Installs what is missing and measures the games; arguments go to `starboard bench`.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('packages/cli/bin/starboard.mjs', ['bench', ...process.argv.slice(2)]);
