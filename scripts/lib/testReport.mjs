// @ts-check

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'flaky' }} Test a flaky one passed when it was repeated */

/** @typedef {string | { script: string }} Dependency */

/** @typedef {Record<string, { command?: string, dependencies?: Dependency[] }>} Steps of package.json, by script */

const JEST = /** @type {const} */ ({ passed: 'passed', failed: 'failed' });
const PLAYWRIGHT = /** @type {const} */ ({
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
});

/**
 * @param {unknown} owner
 * @param {string} key
 * @returns {any[]} the list in a part of a report, which is empty if there is none
 */
function list(owner, key) {
  const value = owner && typeof owner === 'object' ? Reflect.get(owner, key) : [];
  return Array.isArray(value) ? value : [];
}

/** @param {any} suite of a report of Playwright @returns {any[]} its specs, and the specs of suites in it */
const specsOf = (suite) => [...list(suite, 'specs'), ...list(suite, 'suites').flatMap(specsOf)];

/**
 * Returns the tests that ran, of a report of Jest (`--json`,
 * https://jestjs.io/docs/cli#--json) or Playwright (`--reporter=json`,
 * https://playwright.dev/docs/api/class-jsonreport).
 *
 * @param {unknown} report null if there is none
 * @returns {Test[]} without skipped tests
 */
export function readTests(report) {
  const ofJest = list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .map(({ fullName, status, invocations }) => ({
      name: fullName,
      outcome: status === 'passed' && invocations > 1 ? 'flaky' : Reflect.get(JEST, status),
    }));
  const ofPlaywright = specsOf(report).flatMap((spec) =>
    list(spec, 'tests').map(({ status }) => ({
      name: spec.title,
      outcome: Reflect.get(PLAYWRIGHT, status),
    })),
  );
  return [...ofJest, ...ofPlaywright].filter(({ outcome }) => outcome !== undefined);
}

/**
 * Counts the tests of a step; a step without tests counts as one. A step that failed has at least one
 * failure: a file that can't be run has no tests, and flaky tests may not be allowed.
 *
 * @param {readonly Test[]} tests
 * @param {boolean} hasPassed whether the step has
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(tests, hasPassed) {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
  return hasPassed
    ? { passed: tests.length || 1, failed: 0 }
    : { passed: tests.length - failed, failed: failed || 1 };
}

/**
 * Returns the scripts that passed in a run of Wireit, now or when their inputs were the same.
 *
 * @param {string} log the content of WIREIT_DEBUG_LOG_FILE
 * @returns {Set<string>}
 */
export function parseLog(log) {
  return new Set([...log.matchAll(/^✅ \[([^\]]+)\]/gm)].map(([, script = '']) => script));
}

/**
 * Returns the scripts with a command that a script of package.json depends on.
 *
 * @param {string} script
 * @param {Steps} steps
 * @returns {string[]} each once
 */
export function commandsOf(script, steps) {
  const { command, dependencies = [] } = steps[script] ?? {};
  const needed = dependencies.flatMap((each) =>
    commandsOf(typeof each === 'string' ? each : each.script, steps),
  );
  return [...new Set([...needed, ...(command ? [script] : [])])];
}
