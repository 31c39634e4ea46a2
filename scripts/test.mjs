// @ts-check
// Runs all checks, also in a fresh clone: npm test. Independent checks run side by side, each with
// its output in a file below test-results/steps. The last line of output is "N passed, N failed".
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, countOfStep } from './lib/checkCounts.mjs';
import { whyNodeIsUnsupported } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { reportRetries } from './lib/flakyTests.mjs';
import { onOrphaned } from './lib/onOrphaned.mjs';
import { stopAll } from './lib/runLogged.mjs';
import { STOP_SIGNALS } from './lib/runStep.mjs';
import { runSteps } from './lib/schedule.mjs';
import { endLine, slowestList } from './lib/stepReport.mjs';
import { TEST_STEPS } from './lib/testSteps.mjs';

/** @typedef {import('./lib/testSteps.mjs').Outcome} Outcome */
/** @typedef {import('./lib/testSteps.mjs').TestStep} TestStep */

const root = fileURLToPath(new URL('..', import.meta.url));
const LOGS = 'test-results/steps';

/** @type {NodeJS.Signals | undefined} the signal that ends this run */
let stoppedBy;

/** @type {(Outcome & { name: string, ms: number })[]} of the steps that have ended */
const ended = [];

/**
 * Passes a signal on to the running steps, and kills them on a second one.
 *
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  stopAll(stoppedBy ? 'SIGKILL' : signal);
  stoppedBy = signal;
}

/**
 * Runs a step and prints how it ended; for one that failed, its whole output.
 *
 * @param {TestStep} step
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run({ name, run: runStep }) {
  console.log(`▶ ${name}`);
  const started = Date.now();
  const log = path.join(LOGS, `${name.replaceAll(' ', '-')}.log`);
  /** @type {Outcome} */
  const outcome = await runStep({ root, log: path.join(root, log) }).catch((error) => {
    console.error(`${name} crashed:`, error);
    return { counts: countOfStep(1) };
  });
  const ms = Date.now() - started;
  ended.push({ ...outcome, name, ms });
  const hasFailed = outcome.counts.failed > 0;
  if (hasFailed && !stoppedBy) {
    const output = await readFile(path.join(root, log), 'utf8').catch(() => 'It has no output.');
    console.error(`\n▼ output of ${name}, also in ${log}\n${output}`);
  }
  const retried = (outcome.retried ?? []).map((test) => `⚠ passed only after a retry: ${test}`);
  const lines = [endLine(name, outcome.counts, ms), ...(outcome.notes ?? []), ...retried];
  console.log(lines.join('\n  '));
  return !hasFailed;
}

/** @param {TestStep} step one that can't run any more */
function skip({ name, needs = [] }) {
  ended.push({ counts: countOfStep(1), name, ms: 0 });
  console.error(`✗ ${name}: not run, because it needs ${needs.join(', ')}.`);
}

/** Runs all steps, after whatever they depend on, and lists the slowest of them. */
async function runChecks() {
  const unsupported = whyNodeIsUnsupported(process.versions.node);
  if (unsupported) {
    throw new Error(unsupported);
  }
  if ((await ensureInstalled(root)) !== 0) {
    throw new Error('The dependencies could not be installed, so nothing was checked.');
  }
  STOP_SIGNALS.forEach((signal) => process.on(signal, stop));
  onOrphaned(() => stop('SIGTERM'));
  await rm(path.join(root, LOGS), { recursive: true, force: true });
  const isStopped = () => stoppedBy !== undefined;
  await runSteps(TEST_STEPS, { slots: availableParallelism(), run, skip, isStopped });
  STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
  console.log(slowestList('Slowest steps', ended, 5));
  const files = ended.flatMap(({ files: ofStep = [] }) => ofStep);
  console.log(slowestList('Slowest test files', files, 10));
  if (!stoppedBy) {
    const retried = ended.flatMap(({ retried: ofStep = [] }) => ofStep);
    const unreliable = await reportRetries(root, retried);
    ended.push({ counts: { passed: 0, failed: unreliable }, name: 'retries', ms: 0 });
  }
}

await runChecks().catch((error) => {
  console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
  ended.push({ counts: countOfStep(1), name: 'npm test', ms: 0 });
});
const { passed, failed } = addCounts(ended.map(({ counts }) => counts));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
if (stoppedBy) {
  // All steps have ended, so the signal may now end this process, as intended.
  process.kill(process.pid, stoppedBy);
}
