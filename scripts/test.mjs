import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

/** @typedef {import('./reporter.mjs').Outcome} Outcome */

/**
 * Runs a Node program with this terminal; one step, passed or failed.
 * @param {...string} args
 * @returns {Outcome}
 */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status === 0
    ? { passed: 1, failures: [], triedTwice: [] }
    : { passed: 0, failures: [`${args[0]} ended with ${status}`], triedTwice: [] };
}

/**
 * @param {...string} args of Vitest
 * @returns {Outcome}
 */
function vitest(...args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-test-'));
  const report = path.join(folder, 'outcome.json');
  process.env.LANDSRAAD_OUTCOME = report;
  try {
    const ended = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      `--reporter=${path.join(root, 'scripts', 'reporter.mjs')}`,
    );
    /** @type {Outcome} */
    const told = JSON.parse(readFileSync(report, 'utf8'));
    // Vitest also fails with nothing to name: no test found, a worker that does not end.
    return told.failures.length > 0 ? told : { ...told, failures: ended.failures };
  } catch (error) {
    return { passed: 0, failures: [`no readable report: ${error}`], triedTwice: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Fast first; none needs another to have passed, but `browser` visits what `build` made.
 * @type {Record<string, () => Outcome>}
 */
const steps = {
  lock: () => run('scripts/lock.mjs'),
  lint: () => run('node_modules/@biomejs/biome/bin/biome', 'ci'),
  types: () => run('node_modules/ts7/bin/tsc'),
  'types-new-word': () => run('node_modules/ts7/bin/tsc', '-p', 'packages/imperium/test/new-word'),
  'types-web': () => run('node_modules/ts7/bin/tsc', '-p', 'apps/web'),
  architecture: () => run('scripts/architecture.mjs'),
  'dead-code': () => run('node_modules/knip/bin/knip.js'),
  vitest: () => vitest(),
  rules: () => run('apps/cli/bin/landsraad.js', 'rules'),
  build: () => run('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'),
  browser: () => vitest('--config', 'apps/web/vitest.browser.config.ts'),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const chosen = (values.only ?? Object.keys(steps)).filter((name) => !values.without.includes(name));
const unknown = [...chosen, ...values.without].filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

ensureInstalled();
let passed = 0;
/** Told last, where whoever reads a long log looks first. @type {string[]} */
const failures = [];
/** @type {string[]} */
const triedTwice = [];
for (const name of chosen) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const outcome = steps[name]();
  passed += outcome.passed;
  failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  triedTwice.push(...outcome.triedTwice);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name}: ${outcome.failures.length > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}

for (const test of triedTwice) console.log(`Passed only when tried again: ${test}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
