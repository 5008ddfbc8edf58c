import { defineConfig } from 'vitest/config';

/** Pictures need what browser tests need, and a name for each. They are no tests: `npm run shots` takes them. */
export default defineConfig({
  test: {
    name: 'shots',
    root: `${import.meta.dirname}/../../../..`,
    include: ['packages/web/test/shots/shots.ts'],
    globalSetup: 'packages/web/test/help/globalSetup.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
