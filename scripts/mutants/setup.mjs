import { afterAll, beforeEach } from 'vitest';
import { HIT } from './hit.mjs';

/* Beside each test file while it is found out what it runs: the units, told with its result. */

/** @type {Map<string, Set<number>>} */
const hits = new Map();

Object.assign(globalThis, {
  /** @param {string} file @param {number} unit */
  [HIT]: (file, unit) => {
    const units = hits.get(file);
    if (units) units.add(unit);
    else hits.set(file, new Set([unit]));
  },
});

/** @type {import('vitest').RunnerTestFile | undefined} */
let running;
beforeEach(({ task }) => {
  running = task.file;
});

afterAll(() => {
  const told = Object.fromEntries([...hits].map(([file, units]) => [file, [...units]]));
  if (running) Object.assign(running.meta, { hits: told });
});
