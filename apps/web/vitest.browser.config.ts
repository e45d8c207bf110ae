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
    // Long enough for a machine that has much else to do: only what fails takes so long.
    testTimeout: 900_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
