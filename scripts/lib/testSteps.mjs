// @ts-check
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources, isBuildCurrent, stampBuild } from './buildStamp.mjs';
import { countOfJest, countOfStep, retriedTests, timesOfFiles } from './checkCounts.mjs';
import { runLogged } from './runLogged.mjs';
import { npmCommand } from './runStep.mjs';

/** @typedef {import('./checkCounts.mjs').Counts} Counts */

/**
 * What a step found.
 *
 * @typedef {object} Outcome
 * @property {Counts} counts
 * @property {readonly string[]} [notes] for the reader of a step that succeeded
 * @property {readonly string[]} [retried] the tests that passed only after a retry
 * @property {readonly import('./stepReport.mjs').Timed[]} [files] the test files that it ran
 */

/**
 * @typedef {(place: { root: string, log: string }) => Promise<Outcome>} RunStep runs a step in the
 *   repository, with its output in a log file
 */

/** @typedef {import('./schedule.mjs').Step & { run: RunStep }} TestStep */

/** @type {(script: string) => RunStep} a script of package.json that succeeds or fails as a whole */
const script =
  (name) =>
  async ({ root, log }) => ({
    counts: countOfStep(await runLogged(npmCommand(['run', name]), root, log)),
  });

/** @type {(script: string) => RunStep} a script of package.json that runs Jest */
const jest =
  (name) =>
  async ({ root, log }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jest-report-'));
    const file = path.join(folder, 'report.json');
    const args = ['run', name, '--', '--json', `--outputFile=${file}`];
    const code = await runLogged(npmCommand(args), root, log);
    // Jest writes no report if it could not start. Its exit code then reports the failure.
    const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
    await rm(folder, { recursive: true, force: true });
    return {
      counts: countOfJest(report, code),
      retried: retriedTests(report),
      files: timesOfFiles(report).map(({ name: test, ms }) => ({
        name: path.relative(root, test),
        ms,
      })),
    };
  };

/** @type {RunStep} builds the site, unless ./build was built from the same sources */
const build = async ({ root, log }) => {
  const sourceHash = await hashSources(root);
  if (await isBuildCurrent(root, sourceHash)) {
    const note = './build is up to date with the sources.';
    await writeFile(log, `${note}\n`);
    return { counts: countOfStep(0), notes: [note] };
  }
  const outcome = await script('build')({ root, log });
  if (outcome.counts.failed === 0) {
    await stampBuild(root, sourceHash);
  }
  return outcome;
};

/** For a step that uses all cores itself, or whose tests are sensitive to other load. */
const ALONE = Infinity;

/**
 * All checks. The build is first, because the most depends on it. Only one of its phases uses
 * several cores, so steps that use one core run beside it.
 *
 * @type {readonly TestStep[]}
 */
export const TEST_STEPS = [
  { name: 'build', slots: 1, run: build },
  { name: 'lint', slots: 1, run: script('lint') },
  { name: 'type check', slots: 1, run: script('typecheck') },
  { name: 'API anchors', slots: 1, run: script('api:check') },
  { name: 'exported demos', slots: 1, run: script('export:check') },
  { name: 'format', slots: 1, run: script('format:check') },
  { name: 'language', slots: 1, run: script('text:check') },
  { name: 'translations', slots: 1, run: script('translate:check') },
  { name: 'unit tests', slots: ALONE, run: jest('test:unit') },
  { name: 'builds that must fail', slots: ALONE, run: jest('test:build') },
  { name: 'files of the site', slots: ALONE, needs: ['build'], run: jest('test:site') },
  { name: 'visits of pages', slots: ALONE, needs: ['build'], run: jest('test:visits') },
  { name: 'browser tests', slots: ALONE, needs: ['build'], run: jest('test:browser') },
];
