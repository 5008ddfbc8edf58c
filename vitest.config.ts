import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longestFirst.mjs';

const BROWSER = 'packages/web/test/**/*.browser.test.ts';

export default defineConfig({
  test: {
    // The files of all projects take turns at the same workers, one a core.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // One browser, one server and one build for all files.
          globalSetup: 'packages/web/test/help/globalSetup.ts',
          // A page may starve for seconds on a busy machine: what fails is tried once more, and `npm test` lists what
          // needed it.
          retry: 1,
        },
      },
    ],
    // Only what hangs is to be ended: on a busy machine everything takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
