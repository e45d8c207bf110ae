import { afterAll, beforeAll, beforeEach } from 'vitest';
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

const told = () => Object.fromEntries([...hits].map(([file, units]) => [file, [...units]]));

/** @type {Record<string, number[]>} what ran while the sources were read, for this file or the first */
let loaded = {};
beforeAll(() => {
  loaded = told();
});

/** @type {import('vitest').RunnerTestFile | undefined} */
let running;
beforeEach(({ task }) => {
  running = task.file;
});

afterAll(() => {
  if (running) Object.assign(running.meta, { hits: told(), loaded });
});
