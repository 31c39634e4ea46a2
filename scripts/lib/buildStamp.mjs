// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folders and files at the root that no build reads. */
const NOT_BUILT =
  /^(tests|scripts|\.ci|\.github)\/|^[^/]*\.md$|^(eslint|jest)\.config\.|^\.prettier/;

/** Docusaurus empties its output folder first, so the stamp lives and dies with the build it is of. */
const stampOf = (/** @type {string} */ root) => path.join(root, 'build', '.source-hash');

/**
 * @param {string} file
 * @returns {Promise<Buffer | string>} what git would store: a link's target, not the file behind it
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
 * A hash over the names and contents of all files that a build may read: those git knows and those
 * it does not ignore. The lock file is among them, so other dependencies give another hash.
 *
 * @param {string} root the repository
 * @returns {Promise<string | null>} null where git cannot tell, such as in an unpacked archive
 */
export async function hashSources(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await run('git', list, { cwd: root, maxBuffer: 2 ** 28 }).catch(() => null);
  if (!listed) {
    return null;
  }
  const files = listed.stdout.split('\0').filter((file) => file && !NOT_BUILT.test(file));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    const content = await contentOf(path.join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether ./build was made from the sources as they are.
 *
 * @param {string} root
 * @param {string | null} sourceHash of `hashSources`; null is never current
 * @returns {Promise<boolean>}
 */
export async function isBuildCurrent(root, sourceHash) {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => null);
  return stamp !== null && stamp === sourceHash;
}

/**
 * Notes what ./build was made from. Take the hash before the build: what is changed meanwhile is then
 * built the next time.
 *
 * @param {string} root
 * @param {string | null} sourceHash
 */
export async function stampBuild(root, sourceHash) {
  if (sourceHash) {
    await writeFile(stampOf(root), sourceHash);
  }
}
