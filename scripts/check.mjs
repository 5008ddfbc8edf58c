// Installs what is missing and checks everything that is not a test: format, lint with import directions between packages and between the folders of the client, types.
import { ensureInstalled, run } from './ensureInstalled.mjs';

const CHECKS = [
  ['node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['scripts/folders.mjs', []],
  ['node_modules/typescript/bin/tsc', ['-p', '.']],
  ['node_modules/typescript/bin/tsc', ['-p', 'packages/web']],
];

ensureInstalled();
// All of them, so that one run shows everything that is wrong.
const codes = CHECKS.map(([program, args]) => run(program, args));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
