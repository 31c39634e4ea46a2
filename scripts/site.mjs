// @ts-check
// Installs, builds, and serves the production site, also in a fresh clone: npm run site [-- --port
// 4000]
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNodeIsUnsupported } from './lib/checkNode.mjs';
import { INSTALL, isInstalled } from './lib/ensureInstalled.mjs';
import { onOrphaned } from './lib/onOrphaned.mjs';
import { readPort } from './lib/portOption.mjs';
import { planText, runTimed } from './lib/progress.mjs';
import { runLogged, stopAll } from './lib/runLogged.mjs';
import { npmCommand, runProgram, STOP_SIGNALS } from './lib/runStep.mjs';

/**
 * @typedef {import('./lib/progress.mjs').TimedStep & { args: readonly string[], log: string }} Step of npm,
 *   with its output in a file
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Step} */
const INSTALLATION = {
  name: 'Install the packages',
  minutes: 1,
  args: INSTALL,
  log: 'test-results/site/install.log',
};

/** @type {Step} */
const BUILD = {
  name: 'Build the site in both languages',
  minutes: 4,
  args: ['run', 'build'],
  log: 'test-results/site/build.log',
};

/** @type {NodeJS.Signals | undefined} the signal that ends this command */
let stoppedBy;

/** @param {NodeJS.Signals} signal passed on to the running step */
function stop(signal) {
  stoppedBy = signal;
  stopAll(signal);
}

/**
 * Reads the port option first, so that an invalid one fails before the build, which takes minutes.
 */
function requestedPort() {
  try {
    return readPort(process.argv.slice(2), process.env.PORT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/**
 * Runs a step. Ends this command when the step failed, with its output and exit code.
 *
 * @param {Step} step
 */
async function runOrEnd({ name, args, log }) {
  const code = await runTimed(name, () => runLogged(npmCommand(args), root, path.join(root, log)));
  if (stoppedBy) {
    // The step has ended, so the signal may now end this process, as intended.
    STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
    process.kill(process.pid, stoppedBy);
  } else if (code !== 0) {
    console.error(await readFile(path.join(root, log), 'utf8'));
    console.error(`npm run site stopped: "${name}" failed with exit code ${code} (${log}).`);
  }
  if (code !== 0) {
    process.exit(code);
  }
}

const unsupported = whyNodeIsUnsupported(process.versions.node);
if (unsupported) {
  console.error(unsupported);
  process.exit(1);
}
const port = requestedPort();
const steps = (await isInstalled(root)) ? [BUILD] : [INSTALLATION, BUILD];
const place = port === 0 ? 'a free port' : `http://localhost:${port}`;
console.log(planText('npm run site', steps, `Serve it on ${place}`));
STOP_SIGNALS.forEach((signal) => process.on(signal, stop));
const stopWatching = onOrphaned(() => stop('SIGTERM'));
for (const step of steps) {
  await runOrEnd(step);
}
stopWatching();
STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
const serve = ['--import', 'tsx', 'scripts/serve.ts', `--port=${port}`];
process.exitCode = await runProgram(process.execPath, serve, root);
