// @ts-check
// Runs the checks of a level, also in a fresh clone: npm test, or npm run test:all. The steps are in
// the wireit section of package.json. The last line of output is "N passed, N failed".
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, whyNodeIsUnsupported } from './lib/ensureInstalled.mjs';
import { runProgram } from './lib/runStep.mjs';
import { commandsOf, countTests, parseLog, readTests } from './lib/testReport.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(root, '.cache/reports');
const WIREIT = path.join(root, 'node_modules/wireit/bin/wireit.js');

/** The scripts of the wireit section that each level runs, one after the other. */
const LEVELS = { sample: ['steps'], all: ['steps', 'test:build'] };

/** Two steps run at a time, and each test runner uses half of the cores. */
const SETTINGS = {
  WIREIT_PARALLEL: '2',
  WIREIT_FAILURES: 'continue',
  // Freshness needs no copies of the files that steps have written, such as the whole site.
  WIREIT_CACHE: 'none',
};

/** @param {string} file @returns {Promise<unknown>} its data, or null if there is no such file */
const readJson = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/**
 * Runs a script and the steps that it needs with Wireit, not with npm, which would end before the steps do
 * when a signal stops them.
 *
 * @param {string} script
 * @param {keyof typeof LEVELS} level
 * @returns {Promise<{ isDone: boolean, passed: Set<string> }>} whether all steps passed, and the steps that
 *   did
 */
async function runSteps(script, level) {
  const log = path.join(REPORTS, `${script.replace(':', '-')}.log`);
  const packageFile = path.join(root, 'package.json');
  const env = {
    ...process.env,
    ...SETTINGS,
    WIREIT_DEBUG_LOG_FILE: log,
    TEST_LEVEL: level,
    npm_lifecycle_event: script,
    npm_package_json: packageFile,
  };
  await mkdir(REPORTS, { recursive: true });
  const isDone = (await runProgram(process.execPath, [WIREIT], root, { env })) === 0;
  return { isDone, passed: parseLog(await readFile(log, 'utf8')) };
}

/**
 * Counts the tests of a step that has ended, and names it if it failed, and its flaky tests.
 *
 * @param {string} name
 * @param {readonly string[]} output its files; one may be a report
 * @param {boolean} hasPassed
 */
async function countStep(name, output, hasPassed) {
  const report = output.find((file) => file.endsWith('.json'));
  const tests = report ? readTests(await readJson(path.join(root, report))) : [];
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky');
  flaky.forEach((test) => console.warn(`⚠ ${name}: passed only when repeated: ${test.name}`));
  if (!hasPassed) {
    console.error(`✗ ${name}`);
  }
  return countTests(tests, hasPassed);
}

/**
 * Runs the checks of a level and counts them.
 *
 * @param {keyof typeof LEVELS} level
 * @returns {Promise<{ passed: number, failed: number }>}
 * @throws {Error} when they can't be run
 */
async function runLevel(level) {
  const unsupported = whyNodeIsUnsupported(process.versions.node);
  if (unsupported) {
    throw new Error(unsupported);
  }
  if ((await ensureInstalled(root)) !== 0) {
    throw new Error('The dependencies could not be installed, so nothing was checked.');
  }
  const { wireit } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const sum = { passed: 0, failed: 0 };
  for (const script of LEVELS[level]) {
    const { isDone, passed: passedSteps } = await runSteps(script, level);
    const failedBefore = sum.failed;
    for (const step of commandsOf(script, wireit)) {
      // The log names the steps that failed. A step that runs Wireit itself may have replaced it.
      const counts = await countStep(
        step,
        wireit[step].output ?? [],
        isDone || passedSteps.has(step),
      );
      sum.passed += counts.passed;
      sum.failed += counts.failed;
    }
    sum.failed += isDone || sum.failed > failedBefore ? 0 : 1;
  }
  return sum;
}

const { passed, failed } = await runLevel(process.argv[2] === 'all' ? 'all' : 'sample').catch(
  (error) => {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  },
);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
