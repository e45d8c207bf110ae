import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages/*,scripts}/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}'],
    // Processes, not threads: what SQLite still has under way when a thread is ended can take the whole run with it.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // The same games in every run: it is a change that is judged here, not chance. Any word plays others.
    env: { LANDSRAAD_SEED: process.env.LANDSRAAD_SEED || 'landsraad' },
    // Long enough for a machine that has much else to do: only what fails takes so long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
