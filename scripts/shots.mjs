// Installs what is missing and takes a picture of every screen into shots/: `npm run shots -- --game siege --size 390x844
// --theme dark`. Each option may be repeated; without it all are taken.
import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './ensureInstalled.mjs';

const many = { type: 'string', multiple: true };
const { values } = parseArgs({ options: { game: many, size: many, theme: many } });

ensureInstalled();
for (const [name, chosen] of Object.entries(values)) process.env[`SHOTS_${name.toUpperCase()}`] = chosen.join();
process.exitCode = run('node_modules/vitest/vitest.mjs', [
  'run',
  '--config',
  'packages/web/test/shots/vitest.config.ts',
]);
