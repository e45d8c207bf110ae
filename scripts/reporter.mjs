import { writeFileSync } from 'node:fs';

/**
 * What a run of Vitest came to, for whoever reads only its last lines: a count, and each failure by name with the
 * first line of its reason. A failure need not be a test: a file that cannot be loaded, an error outside of any test.
 * @typedef {{ passed: number, failures: string[], triedTwice: string[] }} Outcome
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest/node').TestCase} TestCase
 * @typedef {{ message?: string, stack?: string } | undefined} Reason
 */

/** @param {Reason} reason */
const firstLine = (reason) => (reason?.message ?? 'no reason given').split('\n', 1)[0];

/** No test says where this came from: what called does. @param {Reason} reason */
const withCallers = (reason) => reason?.stack?.split('\n', 4).join(' ') ?? firstLine(reason);

/** @param {TestCase} test */
const nameOf = (test) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** @param {TestCase} test */
function failureOf(test) {
  const result = test.result();
  return result.state === 'failed' ? [`${nameOf(test)}: ${firstLine(result.errors[0])}`] : [];
}

/** Why it was tried again, and where in the test. @param {TestCase} test */
function triedAgain(test) {
  if (!test.diagnostic()?.flaky) return [];
  const [reason] = test.result().errors ?? [];
  const at = reason?.stack?.split('\n').find((line) => line.includes('.test.ts'));
  return [`${nameOf(test)}: ${firstLine(reason)}${at ? ` ${at.trim()}` : ''}`];
}

export default class OutcomeReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly Reason[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    /** @type {Outcome} */
    const outcome = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.flatMap(failureOf),
        ...modules.flatMap((module) =>
          module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
        ),
        ...unhandled.map((error) => `outside of any test: ${withCallers(error)}`),
      ],
      triedTwice: tests.flatMap(triedAgain),
    };
    writeFileSync(/** @type {string} */ (process.env.LANDSRAAD_OUTCOME), JSON.stringify(outcome));
  }
}
