// Installs what is missing and measures the server against a boardgame.io server; --write keeps it in bench/server.md.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('packages/server/scripts/bench/bench.mjs', process.argv.slice(2));
