import type { OverviewGroup } from '../../../src/demos/component-overview/types';

/**
 * Compares the cards of an overview with the thumbnails that exist. Returns one message for every
 * component page without a thumbnail and for every thumbnail without a page.
 *
 * @param names the names of the thumbnails
 * @param folder the folder that they are in, relative to the site's root
 */
export function checkThumbnails(
  groups: readonly OverviewGroup[],
  names: readonly string[],
  folder: string,
): string[] {
  const fileOf = (name: string) => `${folder}/${name}.tsx`;
  const wanted = new Map(
    groups.flatMap(({ cards }) =>
      cards.flatMap(({ thumbnail, title }) =>
        thumbnail === undefined ? [] : [[thumbnail.replace(/^.*\//, ''), title] as const],
      ),
    ),
  );
  const missing = [...wanted].filter(([name]) => !names.includes(name));
  const unused = names.filter((name) => !wanted.has(name));
  return [
    ...missing.map(
      ([name, title]) =>
        `${fileOf(name)}: the page "${title}" has no thumbnail. Add this file, with a small example of the component as its default export.`,
    ),
    ...unused.map(
      (name) => `${fileOf(name)}: no component page has this name. Rename or delete the file.`,
    ),
  ];
}
