import { FAMILIES_PER_FILE, fileOf } from '../shared/drawingsFile';
import { componentName } from '../shared/names';
import { ICON_STYLES } from '../shared/types';
import type { DrawingsFile, IconFamily } from '../shared/types';

/**
 * Returns the files with the drawings, by name.
 *
 * @param drawings the markup of each component
 */
export function printFiles(
  families: readonly IconFamily[],
  drawings: ReadonlyMap<string, string>,
): Map<string, string> {
  const starts = families.map((_, index) => index).filter((i) => i % FAMILIES_PER_FILE === 0);
  return new Map(
    ICON_STYLES.flatMap((style) =>
      starts.map((start) => {
        const found: DrawingsFile = families
          .slice(start, start + FAMILIES_PER_FILE)
          .map(({ name, styles }) =>
            styles.includes(style) ? (drawings.get(componentName(name, style)) ?? null) : null,
          );
        return [fileOf(start, style).file, JSON.stringify(found)] as const;
      }),
    ),
  );
}
