// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files and folders in the root that the build doesn't read. */
const NOT_BUILT = /^(tests|\.ci|\.github)\/|^[^/]*\.md$|^(eslint|jest)\.config\.|^\.prettier/;

/** The environment variables that a build reads. A test compares them with what the code reads. */
export const BUILD_VARIABLES = [
  'ADS',
  'ADS_IN_DEVELOPMENT',
  'AD_FEED',
  'AD_PLACEHOLDER',
  'AD_SCRIPT',
  'ANALYTICS_CONSENT',
  'ANALYTICS_ID',
  'ANALYTICS_SCRIPT',
  'DOCS_HOST',
  'ERRORS_SAMPLE',
  'ERRORS_URL',
  'FEEDBACK_URL',
  'NOTIFICATIONS_URL',
  'PRECOMPRESS',
  'REPOSITORY_URL',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
  'SERVICE_WORKER_ON_LOOPBACK',
  'SITE_URL',
];

/**
 * The stamp is in Docusaurus' output folder, which is emptied before each build, so it is always
 * removed together with its build.
 */
const stampOf = (/** @type {string} */ root) => path.join(root, 'build', '.source-hash');

/**
 * @param {string} file
 * @returns {Promise<Buffer | string>} what git would store: for a link, its target path
 */
async function contentOf(file) {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EISDIR') {
      return readlink(file);
    }
    if (code === 'ENOENT') {
      return 'deleted, and git does not know yet';
    }
    throw error;
  }
}

/**
 * Hashes all that a build may read: the environment variables, and the names and contents of files
 * that git tracks, and of untracked ones that it doesn't ignore. These include the lock file, so
 * other dependencies result in another hash.
 *
 * @param {string} root the repository
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @returns {Promise<string | null>} null where git is not available, such as in an unpacked archive
 */
export async function hashSources(root, environment = process.env) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await run('git', list, { cwd: root, maxBuffer: 2 ** 28 }).catch(() => null);
  if (!listed) {
    return null;
  }
  const files = listed.stdout.split('\0').filter((file) => file && !NOT_BUILT.test(file));
  const variables = BUILD_VARIABLES.map((name) => environment[name] ?? null);
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(variables));
  for (const file of files.sort()) {
    const content = await contentOf(path.join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns whether ./build was built from the current sources.
 *
 * @param {string} root
 * @param {string | null} sourceHash from `hashSources`; null is never current
 * @returns {Promise<boolean>}
 */
export async function isBuildCurrent(root, sourceHash) {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => null);
  return stamp !== null && stamp === sourceHash;
}

/**
 * Records the sources of ./build. Get the hash before the build: changes during the build then
 * trigger another one.
 *
 * @param {string} root
 * @param {string | null} sourceHash
 */
export async function stampBuild(root, sourceHash) {
  if (sourceHash) {
    await writeFile(stampOf(root), sourceHash);
  }
}
