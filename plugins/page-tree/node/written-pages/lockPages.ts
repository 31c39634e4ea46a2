import { lostPages, printLock } from './pageLock';
import type { LockedPage } from './pageLock';

/** The lock after an update. */
export interface LockUpdate {
  text: string;
  added: string[];
  removed: string[];
}

/**
 * Returns the lock with all existing pages, and without those that have a redirect or that the
 * maintainer removes.
 *
 * Throws when another page is gone, and when a page to remove still exists or isn't in the lock.
 *
 * @param removed site paths of pages that are removed without a replacement
 */
export function lockPages(
  locked: readonly LockedPage[],
  existing: ReadonlySet<string>,
  removed: readonly string[],
): LockUpdate {
  const before = new Set(locked.map(({ path }) => path));
  const problems = [
    ...lostPages(locked, existing)
      .filter(({ path }) => !removed.includes(path))
      .map(({ path }) => `${path} is gone. Restore it, redirect it, or pass --remove ${path}.`),
    ...removed
      .filter((path) => existing.has(path) || !before.has(path))
      .map((path) =>
        existing.has(path)
          ? `${path} still exists. Delete its file, or don't pass --remove ${path}.`
          : `${path} is not in the lock. Correct the path after --remove.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    text: printLock(existing),
    added: [...existing].filter((path) => !before.has(path)).sort(),
    removed: [...before].filter((path) => !existing.has(path)).sort(),
  };
}
