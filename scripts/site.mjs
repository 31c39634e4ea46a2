// @ts-check
// Installs, builds, and serves the production site, or that in another folder, also in a fresh clone:
// npm run site [-- --site examples/acme-ui] [--port 4000]
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, isInstalled, whyNodeIsUnsupported } from './lib/ensureInstalled.mjs';
import { readPort } from './lib/portOption.mjs';
import { runNpmStep, runProgram } from './lib/runStep.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const { site, args } = readSite(process.argv.slice(2));

/**
 * Splits the arguments into the folder of another site and the others.
 *
 * @param {readonly string[]} all
 */
function readSite(all) {
  const index = all.findIndex((each) => each === '--site');
  const folder = all[index + 1];
  return index < 0 || folder === undefined
    ? { site: undefined, args: all }
    : { site: path.resolve(root, folder), args: [...all.slice(0, index), ...all.slice(index + 2)] };
}

/**
 * Builds another site: all languages in one process, then the files that hosts need.
 *
 * @param {string} folder
 */
async function buildOther(folder) {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const finish = ['--import', 'tsx', 'scripts/finishBuild.ts', path.join(folder, 'build')];
  return (
    (await runProgram(process.execPath, [docusaurus, 'build'], folder)) ||
    runProgram(process.execPath, finish, root)
  );
}

/**
 * Reads the port option first, so that an invalid one fails before the build, which takes minutes.
 */
function requestedPort() {
  try {
    return readPort(args, process.env.PORT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/**
 * Installs missing packages, builds, and serves. Returns the exit code of the step that failed, or of the
 * server.
 */
async function runSite() {
  const port = requestedPort();
  const install = (await isInstalled(root)) ? '' : 'installs the packages (about 1 minute), ';
  const place = port === 0 ? 'a free port' : `http://localhost:${port}`;
  console.log(
    `npm run site ${install}builds ${site ? path.basename(site) : 'the site'} in both languages ` +
      `(about ${site ? '20 seconds' : '4 minutes'} on a computer with two cores), and serves it on ${place}.`,
  );
  const code =
    (await ensureInstalled(root)) ||
    (site ? await buildOther(site) : await runNpmStep('build the site', ['run', 'build'], root));
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
if (site) {
  process.env.SITE_DIR = site;
  process.env.SITE_FOLDER = path.join(site, 'build');
}
process.exitCode = await runSite();
