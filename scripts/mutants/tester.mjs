import path from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { root } from '../install.mjs';
import { instrumented } from './units.mjs';

/* A process of its own with Vitest in it, which can be ended when a change never returns. A changed
source exists in its memory only: nothing has to be put back, however this ends. */

/**
 * @typedef {{ do: 'map', sources: Record<string, string>, tests: string[] }
 *   | { do: 'try', file: string, text: string, tests: string[] }} Order files are relative to the root
 * @typedef {Record<string, number[]>} Hits the units that ran, by their file
 * @typedef {{ file: string, ms: number, hits: Hits, loaded: Hits }} Mapped
 * @typedef {{ failed: string | null, mapped: Mapped[] }} Outcome
 */

/** @type {Map<string, string>} what is read in place of a file */
const overlay = new Map();
/** @type {string | null} */
let failed = null;
/** @type {Mapped[]} */
let mapped = [];

/** @param {string} file */
const absolute = (file) => path.join(root, file).split(path.sep).join('/');
/** @param {string} file */
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** The order it is given: the quickest first. */
class AsGiven extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} specifications */
  async sort(specifications) {
    return specifications;
  }
}

const mapping = process.argv.includes('--map');
const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    cache: false,
    passWithNoTests: true,
    maxWorkers: mapping ? undefined : 1,
    bail: mapping ? 0 : 1,
    silent: true,
    setupFiles: mapping ? [path.join(import.meta.dirname, 'setup.mjs')] : [],
    sequence: { sequencer: AsGiven },
    reporters: [
      {
        onTestCaseResult(test) {
          if (test.result().state === 'failed')
            failed ??= `${relative(test.module.moduleId)}: ${test.fullName}`;
        },
        onTestModuleEnd(module) {
          if (module.state() === 'failed')
            failed ??= [relative(module.moduleId), module.errors()[0]?.message ?? '']
              .join(' ')
              .trim();
          const { hits = {}, loaded = {} } = /** @type {Partial<Mapped>} */ (module.meta());
          const ms = module.diagnostic().duration;
          mapped.push({ file: relative(module.moduleId), ms, hits, loaded });
        },
      },
    ],
  },
  {
    plugins: [
      { name: 'landsraad-mutants', enforce: 'pre', transform: (_text, id) => overlay.get(id) },
    ],
  },
);

/**
 * @param {Record<string, string>} sources
 * @param {string[]} tests
 * @returns {Promise<Outcome>}
 */
async function run(sources, tests) {
  for (const file of overlay.keys()) vitest.invalidateFile(file);
  overlay.clear();
  for (const [file, text] of Object.entries(sources)) {
    overlay.set(absolute(file), text);
    vitest.invalidateFile(absolute(file));
  }
  failed = null;
  mapped = [];
  const found = await Promise.all(
    tests.map((test) => vitest.globTestSpecifications([absolute(test)])),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications(found.flat());
  if (unhandledErrors.length > 0) failed ??= 'an error outside of any test';
  return { failed, mapped };
}

/** @param {Order} order */
const obey = (order) => {
  if (order.do === 'try') return run({ [order.file]: order.text }, order.tests);
  const sources = Object.entries(order.sources).map(([file, text]) => [
    file,
    instrumented(file, text),
  ]);
  return run(Object.fromEntries(sources), order.tests);
};

// It ends with the one that gives the orders, who reports first.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {Order} */ order) => {
  process.send?.(await obey(order));
});
process.send?.('ready');
