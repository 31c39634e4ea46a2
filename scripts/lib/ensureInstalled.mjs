// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runNpmStep } from './runStep.mjs';

/** The supported lines of Node, each from a minor version on; `engines` in package.json has the same. */
const SUPPORTED = [
  { major: 20, minor: 20 },
  { major: 22, minor: 13 },
  { major: 24, minor: 0 },
];

/**
 * Explains why a Node version cannot run this project.
 *
 * @param {string} version such as `20.20.2`, with or without a leading `v`
 * @returns {string | null} a sentence for the terminal, or null if the version is supported
 */
export function whyNodeIsUnsupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (SUPPORTED.some((line) => major === line.major && minor >= line.minor)) {
    return null;
  }
  const lines = SUPPORTED.map((line) => `${line.major}.${line.minor}`).join(', ');
  return (
    `This project needs one of the Node versions ${lines}, or a later one of the same line, but this is Node ${version}. ` +
    'Install one from https://nodejs.org, or with a version manager: nvm install 24.'
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/**
 * Returns whether the installed packages match the lock file. Optional packages may be absent: npm skips
 * packages for other systems. Packages that are not in the lock file are ignored.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, npm's own record of the
 *   installation, written last
 *   (https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles)
 * @returns {boolean}
 */
export function matchesLock(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([folder, wanted]) => {
    if (folder === '') {
      return true;
    }
    const found = installed.packages?.[folder];
    if (!found) {
      return wanted.optional === true;
    }
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Promise<LockFile | null>} null when there is no such file
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/**
 * @param {string} root the repository
 * @returns {Promise<boolean>} whether node_modules has the packages of the lock file
 * @throws {Error} when package-lock.json is missing or unreadable
 */
export async function isInstalled(root) {
  const lock = await readLock(path.join(root, 'package-lock.json'));
  if (!lock) {
    throw new Error('package-lock.json is missing: restore it from the repository.');
  }
  const installed = await readLock(path.join(root, 'node_modules', '.package-lock.json'));
  return installed !== null && matchesLock(lock, installed);
}

/**
 * The command that installs the dependencies. The site is built and tested with development
 * dependencies, regardless of NODE_ENV. The versions are locked, so a reader can do nothing about a
 * warning.
 */
const INSTALL = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

/**
 * Installs the dependencies with `npm ci` if node_modules is missing or doesn't match the lock
 * file. Uses only Node's own modules, since no others may be installed yet.
 *
 * @param {string} root the repository
 * @returns {Promise<number>} 0, or the exit code of the failed installation
 * @throws {Error} when package-lock.json is missing or unreadable
 */
export async function ensureInstalled(root) {
  return (await isInstalled(root)) ? 0 : runNpmStep('install dependencies', INSTALL, root);
}
