// @ts-check
// Runs all checks, also in a fresh clone: npm test. The last line of output is "N passed, N
// failed".
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources, isBuildCurrent, stampBuild } from './lib/buildStamp.mjs';
import { addCounts, countOfJest, countOfStep, retriedTests } from './lib/checkCounts.mjs';
import { whyNodeIsTooOld } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { reportRetries } from './lib/flakyTests.mjs';
import { runNpmStep } from './lib/runStep.mjs';

/** @typedef {import('./lib/checkCounts.mjs').Counts} Counts */

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests of this run that passed only after a retry. */
const retried = /** @type {string[]} */ ([]);

/**
 * @param {string} name
 * @param {string} script of package.json
 * @returns {Promise<Counts>}
 */
async function step(name, script) {
  const code = await runNpmStep(name, ['run', script], root);
  if (code !== 0) {
    console.error(`\n✗ ${name} failed with exit code ${code}.`);
  }
  return countOfStep(code);
}

/**
 * @param {string} name
 * @param {string} script of package.json, one that runs Jest
 * @returns {Promise<Counts>}
 */
async function jestStep(name, script) {
  const folder = await mkdtemp(path.join(tmpdir(), 'jest-report-'));
  const file = path.join(folder, 'report.json');
  const args = ['run', script, '--', '--json', `--outputFile=${file}`];
  const code = await runNpmStep(name, args, root);
  // Jest writes no report if it could not start. Its exit code then reports the failure.
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  await rm(folder, { recursive: true, force: true });
  for (const test of retriedTests(report)) {
    retried.push(test);
    console.warn(`⚠ passed only after a retry: ${test}`);
  }
  return countOfJest(report, code);
}

/** @returns {Promise<Counts>} */
async function buildStep() {
  const sourceHash = await hashSources(root);
  if (await isBuildCurrent(root, sourceHash)) {
    console.log('\n▶ build\n./build is up to date with the sources.');
    return countOfStep(0);
  }
  const counts = await step('build', 'build');
  if (counts.failed === 0) {
    await stampBuild(root, sourceHash);
  }
  return counts;
}

/** @returns {Promise<Counts[]>} of the tests of the site, which are one failure without a site */
async function siteSteps(/** @type {Counts} */ build) {
  if (build.failed === 0) {
    return [
      await jestStep('files of the site', 'test:site'),
      await jestStep('visits of pages', 'test:visits'),
      await jestStep('browser tests', 'test:browser'),
    ];
  }
  console.error('\n✗ browser tests: there is no site to test, since the build failed.');
  return [countOfStep(1)];
}

/** @returns {Promise<Counts[]>} */
async function runChecks() {
  const tooOld = whyNodeIsTooOld(process.versions.node);
  if (tooOld) {
    console.error(tooOld);
    return [countOfStep(1)];
  }
  if ((await ensureInstalled(root)) !== 0) {
    console.error('\n✗ The dependencies could not be installed, so nothing was checked.');
    return [countOfStep(1)];
  }
  const checks = [
    await step('type check', 'typecheck'),
    await step('lint', 'lint'),
    await step('format', 'format:check'),
    await step('language', 'text:check'),
    await step('translations', 'translate:check'),
    await step('API anchors', 'api:check'),
    await jestStep('unit tests', 'test:unit'),
    await jestStep('builds that must fail', 'test:build'),
  ];
  const build = await buildStep();
  const site = await siteSteps(build);
  const unreliable = await reportRetries(root, retried);
  return [...checks, build, ...site, { passed: 0, failed: unreliable }];
}

const { passed, failed } = addCounts(
  await runChecks().catch((error) => {
    console.error(error);
    return [countOfStep(1)];
  }),
);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
