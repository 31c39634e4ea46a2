import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';

/** The record of the pages that the site has, relative to the site's root. */
export const LOCK_FILE = 'content/written-pages.txt';

const HEADER = '# The pages of the site. `npm run record -- pages` adds new ones.';

/** A page of the lock. */
export interface LockedPage {
  /** Site path. */
  path: string;
  /** Line in the lock, from 1. */
  line: number;
}

/**
 * Parses the lock: one site path a line, in any order, and comments after `#`.
 *
 * Throws, with file and line, for lines that are neither, such as the lines of a merge conflict.
 */
export function parseLock(text: string): LockedPage[] {
  return text.split('\n').flatMap((content, index) => {
    const path = content.trim();
    if (path === '' || path.startsWith('#')) {
      return [];
    }
    if (!/^\/\S*$/.test(path)) {
      throw new Error(
        `${LOCK_FILE}:${index + 1}: "${path}" isn't a site path. Remove the line, or write a path such as /ui/button.`,
      );
    }
    return [{ path, line: index + 1 }];
  });
}

/** Returns the text of a lock with these pages: sorted, so that branches that add pages merge well. */
export function printLock(paths: Iterable<string>): string {
  return `${[HEADER, ...[...new Set(paths)].sort()].join('\n')}\n`;
}

const redirectOf = (path: string) => redirectTarget(path) ?? officialPageOf(path) ?? null;

/**
 * Returns the pages of the lock that are gone and that no redirect replaces.
 *
 * @param targetOf returns where a path is redirected, here or to an official page; null if it isn't
 */
export function lostPages(
  locked: readonly LockedPage[],
  existing: ReadonlySet<string>,
  targetOf: (path: string) => string | null = redirectOf,
): LockedPage[] {
  return locked.filter(({ path }) => !existing.has(path) && targetOf(path) === null);
}

/** Returns a message, with file, line, and fix, for each page of the lock that is gone. */
export function lostPageProblems(
  ...[locked, existing, targetOf]: Parameters<typeof lostPages>
): string[] {
  return lostPages(locked, existing, targetOf).map(
    ({ path, line }) =>
      `${LOCK_FILE}:${line}: the page ${path} is gone. Restore its file, or add its new path to content/hosting/redirects.ts. If it has no replacement, run npm run record -- pages --remove ${path}`,
  );
}

/** The lock after an update. */
interface LockUpdate {
  text: string;
  added: string[];
  removed: string[];
}

/**
 * Returns the lock with all existing pages, and without pages that have a redirect or that the maintainer
 * removes.
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
