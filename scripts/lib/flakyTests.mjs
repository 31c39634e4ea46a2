// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The tests that needed a retry, by run, the latest run last.
 *
 * @typedef {string[][]} RetryHistory
 */

/** How many runs count. */
const RUNS = 10;
/** A test that needed a retry in so many of these runs must be fixed. */
const TOO_OFTEN = 2;
/** How many tests are named at the end of a run. */
const NAMED = 3;

/** Outside git: each machine has its own history. */
const fileOf = (/** @type {string} */ root) => path.join(root, '.cache', 'retried-tests.json');

/**
 * @param {RetryHistory} history
 * @param {readonly string[]} retried the tests of the latest run that needed a retry
 * @returns {RetryHistory} the history with the latest run, without runs that no longer count
 */
export function addRun(history, retried) {
  return [...history, [...new Set(retried)]].slice(-RUNS);
}

/**
 * @param {RetryHistory} history
 * @returns {{ flakiest: string[], unreliable: string[] }} lines about the tests that needed a retry
 *   most often, and the tests of the latest run that needed one too often
 */
export function judgeRetries(history) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of history.flat()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const flakiest = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([name, count]) => `${count} of the last ${history.length} runs: ${name}`);
  // A test that was fixed meanwhile no longer fails, although the history still has it.
  const unreliable = (history.at(-1) ?? []).filter((name) => (counts.get(name) ?? 0) >= TOO_OFTEN);
  return { flakiest, unreliable };
}

/**
 * @param {unknown} value
 * @returns {RetryHistory} empty if the value has another form
 */
function toHistory(value) {
  const isRun = (/** @type {unknown} */ run) =>
    Array.isArray(run) && run.every((name) => typeof name === 'string');
  return Array.isArray(value) && value.every(isRun) ? value : [];
}

/**
 * Adds a run to the history of retries and prints the tests that needed one most often.
 *
 * @param {string} root the repository
 * @param {readonly string[]} retried the tests of this run that passed only after a retry
 * @returns {Promise<number>} how many of them needed a retry too often, and must be fixed
 */
export async function reportRetries(root, retried) {
  const file = fileOf(root);
  const read = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const history = addRun(toHistory(read), retried);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(history));
  const { flakiest, unreliable } = judgeRetries(history);
  if (flakiest.length > 0) {
    console.warn(`\n⚠ needed a retry most often:\n  ${flakiest.join('\n  ')}`);
  }
  for (const name of unreliable) {
    console.error(`✗ needed a retry again, so it must be fixed: ${name}`);
  }
  return unreliable.length;
}
