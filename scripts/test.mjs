import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a Node program with this terminal; one step, passed or failed.
 * @param {...string} args
 * @returns {Count}
 */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @param {string} report path of Vitest's JSON report
 * @returns {Count}
 */
function countTests(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    (/** @type {TestFile} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/**
 * @param {...string} args of Vitest
 * @returns {Count}
 */
function vitest(...args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-test-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const { failed } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    const count = countTests(report);
    // Vitest also fails without a failed test: no test found, an error outside of any test.
    return { ...count, failed: Math.max(count.failed, failed) };
  } catch (error) {
    console.error(`Vitest left no readable report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Fast first; none needs another to have passed, but `browser` visits what `build` made.
 * @type {Record<string, () => Count>}
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
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const broken = [];
for (const name of chosen) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const { passed, failed } = steps[name]();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`=== ${name}: ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
