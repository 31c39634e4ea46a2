import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ReadText } from '@component-docs/kit/node/readText';

/** The branches that a change is compared with; the first that the clone knows. */
const MAIN_BRANCHES = ['origin/main', 'main'] as const;

/** Runs git in a folder and returns its output; undefined when git fails or isn't installed. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)('git', args, options)).stdout;
  } catch {
    return undefined;
  }
}

/** Returns the hash of a commit, given by any of its names; undefined when there is none. */
async function commitOf(folder: string, name: string): Promise<string | undefined> {
  const hash = await git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return hash?.trim();
}

async function mergeBase(folder: string, name: string): Promise<string | undefined> {
  const commit = await commitOf(folder, name);
  return commit && (await git(folder, 'merge-base', commit, 'HEAD'))?.trim();
}

async function firstDefined<T>(
  values: readonly string[],
  find: (value: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const value of values) {
    const found = await find(value);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the commit that the working tree is compared with: where its branch left the given branch
 * or commit. Without one, it is where the branch left `origin/main` or `main`; on that branch
 * itself, the parent of the last commit. Undefined when there is no such commit: in the first
 * commit, in a clone without history or without the main branch, and without git.
 *
 * Throws when the given name isn't a commit with a shared history.
 */
export async function findBase(folder: string, name?: string): Promise<string | undefined> {
  if (name) {
    const base = await mergeBase(folder, name);
    if (!base) {
      throw new Error(
        `${name} isn't a commit that this branch shares history with. Fetch it, or pass another one.`,
      );
    }
    return base;
  }
  const base = await firstDefined(MAIN_BRANCHES, (branch) => mergeBase(folder, branch));
  const isMain = base !== undefined && base === (await commitOf(folder, 'HEAD'));
  return isMain ? commitOf(folder, 'HEAD^1') : base;
}

/** Returns a reader of the files of a commit, by their path relative to a folder of the repository. */
export function textsAt(folder: string, commit: string): ReadText {
  return (file) => git(folder, 'cat-file', 'blob', `${commit}:./${file}`);
}
