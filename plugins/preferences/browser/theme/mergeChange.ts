import type { ReaderTheme } from '../../shared/theme/readTheme';

/** Returns the members that this tab has changed, and the stored ones for the rest. */
function merge<Part extends object>(stored: Part, before: Part, after: Part): Part {
  const keys = Object.keys({ ...stored, ...before, ...after }) as (keyof Part)[];
  const entries = keys.map(
    (key) => [key, after[key] === before[key] ? stored[key] : after[key]] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Part;
}

/**
 * Returns the theme to store after a reader's change: other tabs may have stored changes since this tab read
 * the theme, and storing must not undo them where the reader changed nothing here.
 *
 * @param stored the theme that is stored now
 * @param before this tab's theme before the change
 * @param after this tab's theme
 */
export function mergeChange(
  stored: ReaderTheme,
  before: ReaderTheme,
  after: ReaderTheme,
): ReaderTheme {
  return {
    ...merge(stored, before, after),
    schemes: merge(stored.schemes, before.schemes, after.schemes),
    colors: merge(stored.colors, before.colors, after.colors),
  };
}
