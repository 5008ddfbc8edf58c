import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './starboard.ts';

const fromRoot = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const version = spawnSync('python3', ['--version'], { encoding: 'utf8' });
const missing = version.status !== 0;
if (missing) console.warn('python3 is not installed: the tests of the Python package are left out.');

test.skipIf(missing)('the Python package keeps its promises', { timeout: 600_000 }, async () => {
  const { code, stderr } = await run('python3', ['-m', 'unittest', 'discover', '-s', fromRoot('python/tests')]);
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('OK') });
});
