// @ts-check

/** @typedef {import('./checkCounts.mjs').Counts} Counts */

/** @typedef {{ name: string, ms: number }} Timed a step or file, and how long it took */

/**
 * @param {number} ms
 * @returns {string} `0:07`, `12:30`: minutes and seconds, rounded
 */
export function durationText(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {number} ms how long the step took
 * @returns {string} the line that says how a step ended
 */
export function endLine(name, { passed, failed }, ms) {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${counts} in ${durationText(ms)}`;
}

/**
 * @param {string} title
 * @param {readonly Timed[]} items
 * @param {number} limit how many to list
 * @returns {string} a list of those that took longest, or '' if there are none
 */
export function slowestList(title, items, limit) {
  const slowest = [...items].sort((a, b) => b.ms - a.ms).slice(0, limit);
  return slowest.length === 0
    ? ''
    : [`\n${title}:`, ...slowest.map(({ name, ms }) => `  ${durationText(ms)}  ${name}`)].join(
        '\n',
      );
}
