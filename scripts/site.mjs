// @ts-check
// Installs, builds, and serves the production site, also in a fresh clone: npm run site [-- --port
// 4000]
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNodeIsUnsupported } from './lib/checkNode.mjs';
import { ensureInstalled, isInstalled } from './lib/ensureInstalled.mjs';
import { readPort } from './lib/portOption.mjs';
import { runNpmStep, runProgram } from './lib/runStep.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

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

/** Installs what is missing, builds, and serves. Returns the exit code of what failed, or of the server. */
async function runSite() {
  const port = requestedPort();
  const install = (await isInstalled(root)) ? '' : 'installs the packages (about 1 minute), ';
  const place = port === 0 ? 'a free port' : `http://localhost:${port}`;
  console.log(
    `npm run site ${install}builds the site in both languages (about 4 minutes on a computer with two ` +
      `cores), and serves it on ${place}.`,
  );
  const code =
    (await ensureInstalled(root)) || (await runNpmStep('build the site', ['run', 'build'], root));
  return (
    code ||
    runProgram(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', `--port=${port}`], root)
  );
}

const unsupported = whyNodeIsUnsupported(process.versions.node);
if (unsupported) {
  console.error(unsupported);
  process.exit(1);
}
process.exitCode = await runSite();
