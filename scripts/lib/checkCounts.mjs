// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts a check that only has an exit code.
 *
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countOfStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts the tests of one Jest run. A test file that could not run counts as one failure, and so
 * does a run that failed without a failing test (no test found, invalid configuration).
 *
 * @param {unknown} report the output of `jest --json`, or null if there is none
 * @param {number} exitCode of Jest
 * @returns {Counts}
 */
export function countOfJest(report, exitCode) {
  const read = (/** @type {string} */ key) => {
    const value = report && typeof report === 'object' ? Reflect.get(report, key) : 0;
    return typeof value === 'number' ? value : 0;
  };
  const failed = read('numFailedTests') + read('numRuntimeErrorTestSuites');
  return {
    passed: read('numPassedTests'),
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
  };
}

/**
 * @param {unknown} owner
 * @param {string} key
 * @returns {any[]} the list in a part of a report, which is empty if there is none
 */
function list(owner, key) {
  const value = owner && typeof owner === 'object' ? Reflect.get(owner, key) : [];
  return Array.isArray(value) ? value : [];
}

/**
 * Returns the tests of one Jest run that passed, but only after a retry.
 *
 * @param {unknown} report the output of `jest --json`, or null if there is none
 * @returns {string[]} their full names
 */
export function retriedTests(report) {
  return list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
}

/**
 * Returns how long each file of one Jest run took.
 *
 * @param {unknown} report the output of `jest --json`, or null if there is none
 * @returns {{ name: string, ms: number }[]} by absolute path
 */
export function timesOfFiles(report) {
  return list(report, 'testResults').map(({ name, startTime, endTime }) => ({
    name,
    ms: endTime - startTime,
  }));
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts} their sum
 */
export function addCounts(all) {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
