// @ts-check

/** @typedef {{ name: string, minutes: number }} TimedStep what a step does, and about how long it takes */

/** How often a step that prints nothing shows that it still runs, in milliseconds. */
const ON_TERMINAL_MS = 1000;
const IN_LOG_MS = 30_000;

/**
 * @param {number} ms
 * @returns {string} `0:07`, `12:30`: minutes and seconds, rounded
 */
export function durationText(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const minutesText = (/** @type {number} */ count) =>
  `about ${count} minute${count === 1 ? '' : 's'}`;

/**
 * Says what a command is going to do, before it does it.
 *
 * @param {string} command
 * @param {readonly TimedStep[]} steps
 * @param {string} end what is there afterwards
 * @returns {string}
 */
export function planText(command, steps, end) {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const lines = steps.map(({ name, minutes }) => `${name} (${minutesText(minutes)})`);
  return [
    `${command} takes ${minutesText(total)} on a computer with two cores, and less with more:`,
    ...[...lines, end].map((line, index) => `  ${index + 1}. ${line}`),
  ].join('\n');
}

/**
 * Runs a step, and shows meanwhile which one it is and for how long it has run: in the last line of a
 * terminal, elsewhere in a new line each half minute.
 *
 * @param {string} title
 * @param {() => Promise<number>} run returns an exit code; prints nothing unless it fails
 * @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} [output]
 * @returns {Promise<number>} the exit code
 */
export async function runTimed(title, run, output = process.stdout) {
  const start = Date.now();
  const elapsed = () => durationText(Date.now() - start);
  const clear = output.isTTY ? '\r\u001b[2K' : '';
  output.write(output.isTTY ? `▶ ${title}` : `▶ ${title}\n`);
  const timer = setInterval(
    () => output.write(output.isTTY ? `${clear}▶ ${title} ${elapsed()}` : `  ${elapsed()}\n`),
    output.isTTY ? ON_TERMINAL_MS : IN_LOG_MS,
  );
  const code = await run().finally(() => clearInterval(timer));
  output.write(`${clear}${code === 0 ? '✓' : '✗'} ${title} ${elapsed()}\n`);
  return code;
}
