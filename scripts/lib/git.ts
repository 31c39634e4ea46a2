import { execFileSync } from 'node:child_process';
import type { ReadText } from '@component-docs/kit/node/readText';

/** The branches that a change is compared with; the first that the clone knows. */
const MAIN_BRANCHES = ['origin/main', 'main'] as const;

/** Runs git in a folder and returns its output; undefined when git fails or isn't installed. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
  try {
    return execFileSync('git', args, options);
  } catch {
    return undefined;
  }
}

/** Returns the hash of a commit, given by any of its names; undefined when there is none. */
const commitOf = (folder: string, name: string) =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();

const mergeBase = (folder: string, name: string) => git(folder, 'merge-base', name, 'HEAD')?.trim();

/**
 * Returns the commit that the working tree is compared with: where its branch left the given branch
 * or commit. Without one, it is where the branch left `origin/main` or `main`; on that branch
 * itself, the parent of the last commit. Undefined when there is no such commit: in the first
 * commit, in a clone without history or without the main branch, and without git.
 *
 * Throws when the given name isn't a commit with a shared history.
 */
export function findBase(folder: string, name?: string): string | undefined {
  if (name) {
    const base = mergeBase(folder, name);
    if (!base) {
      throw new Error(
        `${name} isn't a commit that this branch shares history with. Fetch it, or pass another one.`,
      );
    }
    return base;
  }
  const base = MAIN_BRANCHES.map((branch) => mergeBase(folder, branch)).find(Boolean);
  return base === commitOf(folder, 'HEAD') ? commitOf(folder, 'HEAD^1') : base;
}

/** Returns a reader of the files of a commit, by their path relative to a folder of the repository. */
export function textsAt(folder: string, commit: string): ReadText {
  return (file) => Promise.resolve(git(folder, 'cat-file', 'blob', `${commit}:./${file}`));
}

/**
 * Returns the files that differ from where the current branch left the main branch: committed, changed,
 * and new ones. On the main branch, and without one, they are compared with the commit before the last.
 * Without a repository there are none.
 */
export function changedFiles(root: string): string[] {
  const list = (...args: readonly string[]) =>
    (git(root, ...args) ?? '').split('\0').flatMap((line) => line.trim() || []);
  return [
    ...list('diff', '--name-only', '-z', findBase(root) ?? 'HEAD~1'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
