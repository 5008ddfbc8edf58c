import { defineConfig } from 'vitest/config';

const BROWSER = 'packages/web/test/**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // One browser, one server and one build for all files, which take turns at it.
          globalSetup: 'packages/web/test/help/globalSetup.ts',
          maxWorkers: 1,
          // Rules and browser share the machine, and a page may starve for seconds: what fails is tried once more, and
          // `npm test` lists what needed it.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Only what hangs is to be ended: on a busy machine everything takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
