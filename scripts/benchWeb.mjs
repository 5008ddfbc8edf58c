// Installs what is missing and measures the web client.
import { ensureInstalled, run } from './ensureInstalled.mjs';

ensureInstalled();
process.exitCode = run('packages/web/scripts/measure.mjs', []);
