/** How long a file is kept that readers don't need, in ms: 60 days. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/** How many files are kept; those that were kept longest ago go first. */
const MAX_ENTRIES = 400;

export interface KeptEntry {
  path: string;
  /** When it was kept, in ms since 1970. */
  keptAt: number;
}

/**
 * Returns the paths of kept files that are too old or too many.
 *
 * @param now in ms since 1970
 */
export function outdatedPaths(entries: readonly KeptEntry[], now: number): Set<string> {
  const newestFirst = [...entries].sort((a, b) => b.keptAt - a.keptAt);
  return new Set(
    newestFirst
      .filter(({ keptAt }, index) => index >= MAX_ENTRIES || now - keptAt > MAX_AGE_MS)
      .map(({ path }) => path),
  );
}
