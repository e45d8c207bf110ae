import { defineConfig } from 'vitest/config';

/** The tests that click: a real Chromium on the built client. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/serve.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // For a machine that has more to do than a page can wait; the report names what was tried twice.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
