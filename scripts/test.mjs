// @ts-check
// Runs the checks of a level, also in a fresh clone: npm test, or npm run test:all. The steps are in
// the wireit section of package.json. The last line of output is "N passed, N failed".
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNodeIsUnsupported } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { runProgram } from './lib/runStep.mjs';
import { commandsOf, countTests, parseLog, readTests } from './lib/testReport.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(root, '.cache/reports');
const WIREIT = path.join(root, 'node_modules/wireit/bin/wireit.js');
const LOG = path.join(REPORTS, 'steps.log');

/** Two steps run at a time, and each test runner uses half of the cores. */
const SETTINGS = {
  WIREIT_PARALLEL: '2',
  WIREIT_FAILURES: 'continue',
  // Freshness needs no copies of what the steps have written, such as the whole site.
  WIREIT_CACHE: 'none',
  WIREIT_DEBUG_LOG_FILE: LOG,
};

/** @param {string} file @returns {Promise<unknown>} its data, or null if there is no such file */
const readJson = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/**
 * Runs the steps of a level with Wireit, not with npm, which would end before the steps do when a signal
 * stops them.
 *
 * @param {string} level its script
 * @returns {Promise<boolean>} whether all steps passed
 */
async function runSteps(level) {
  const packageFile = path.join(root, 'package.json');
  const asNpmDoes = { npm_lifecycle_event: level, npm_package_json: packageFile };
  const env = { ...process.env, ...SETTINGS, ...asNpmDoes };
  await mkdir(REPORTS, { recursive: true });
  return (await runProgram(process.execPath, [WIREIT], root, { env })) === 0;
}

/**
 * Counts the tests of a step that has ended, and names it if it failed, and its flaky tests.
 *
 * @param {string} name
 * @param {readonly string[]} output its files, of which one may be a report
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
 * @param {string} level its script
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
  const havePassed = await runSteps(level);
  const passedSteps = parseLog(await readFile(LOG, 'utf8'));
  const { wireit } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const sum = { passed: 0, failed: 0 };
  for (const step of commandsOf(level, wireit)) {
    // The log names those that failed. A step that runs Wireit itself may have replaced it.
    const hasPassed = havePassed || passedSteps.has(step);
    const counts = await countStep(step, wireit[step].output ?? [], hasPassed);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
  }
  return havePassed || sum.failed > 0 ? sum : { ...sum, failed: 1 };
}

const { passed, failed } = await runLevel(process.argv[2] === 'all' ? 'steps:all' : 'steps').catch(
  (error) => {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  },
);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
