import { defineConfig } from 'vitest/config';

const BROWSER = 'packages/web/test/**/*.browser.test.ts';
/** Kernel and games are functions of what they are given: a file leaves nothing behind that the next could trip over. */
const PURE = ['packages/kernel/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];

export default defineConfig({
  test: {
    // The files of all projects take turns at the same workers, one a core.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: PURE,
          // One thread loads the rules once, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, ...PURE],
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
