import type { OverviewGroup } from '../shared/types';

/**
 * Returns one message for every thumbnail that belongs to no card of an overview.
 *
 * @param names the names of the thumbnails
 * @param folder the folder that they are in, relative to the site's root
 */
export function checkThumbnails(
  groups: readonly OverviewGroup[],
  names: readonly string[],
  folder: string,
): string[] {
  const known = new Set(
    groups.flatMap(({ cards }) => cards.map(({ thumbnail }) => thumbnail?.replace(/^.*\//, ''))),
  );
  return names
    .filter((name) => !known.has(name))
    .map(
      (name) =>
        `${folder}/${name}.tsx: no component page has this name. Rename or delete the file.`,
    );
}
