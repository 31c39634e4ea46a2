// @ts-check
// Installs, builds, and serves the production site, also in a fresh clone: npm run site [-- --port
// 4000]
import { fileURLToPath } from 'node:url';
import { whyNodeIsUnsupported } from './lib/checkNode.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { readPort } from './lib/portOption.mjs';
import { runNpmStep, runProgram } from './lib/runStep.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Ends this command when a step failed, with the step's exit code.
 *
 * @param {string} step
 * @param {number} code
 */
function stopIfFailed(step, code) {
  if (code !== 0) {
    console.error(`\nnpm run site stopped: the step "${step}" failed with exit code ${code}.`);
    process.exit(code);
  }
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

const unsupported = whyNodeIsUnsupported(process.versions.node);
if (unsupported) {
  console.error(unsupported);
  process.exit(1);
}
const port = requestedPort();
stopIfFailed('install dependencies', await ensureInstalled(root));
stopIfFailed('build', await runNpmStep('build', ['run', 'build'], root));
console.log('\n▶ serve');
const serve = ['--import', 'tsx', 'scripts/serve.ts', `--port=${port}`];
stopIfFailed('serve', await runProgram(process.execPath, serve, root));
