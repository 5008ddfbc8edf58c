// Installs what is missing and measures the web client; --write keeps the result in bench/web.md.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('packages/web/scripts/measure.mjs', process.argv.slice(2));
