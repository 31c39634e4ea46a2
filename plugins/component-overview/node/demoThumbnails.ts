import fs from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { OverviewGroup } from '../shared/types';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import { firstDemo } from './firstDemo';
import type { ThumbnailSource } from './thumbnails';

/** Returns the ids of the thumbnails of written pages, by site path. */
function thumbnailsOfPages(groups: readonly OverviewGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ cards }) =>
      cards.flatMap(({ href, thumbnail }) =>
        href === undefined || thumbnail === undefined ? [] : [[href, thumbnail] as const],
      ),
    ),
  );
}

/**
 * Finds the first demo of each written page of an overview that has no thumbnail file. Pages
 * without a suitable demo are left out: their card shows a generic picture.
 *
 * @param own ids of the thumbnails that are files
 */
export async function demoThumbnails(
  siteDir: string,
  groups: readonly OverviewGroup[],
  own: ReadonlySet<string>,
): Promise<ThumbnailSource[]> {
  const ids = thumbnailsOfPages(groups);
  const documents = await readDocuments(siteDir);
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  const found = await Promise.all(
    documents.map(async ({ path: page, file }): Promise<ThumbnailSource[]> => {
      const id = ids.get(page);
      if (id === undefined || own.has(id)) {
        return [];
      }
      const folder = path.posix.dirname(file).replace(/^docs\//, '');
      const ofPage = await Promise.all(
        demos
          .filter((demo) => demo.page === folder)
          .map(async (demo) => ({ ...demo, code: await fs.readFile(demo.file, 'utf8') })),
      );
      const content = await fs.readFile(path.join(siteDir, file), 'utf8');
      const demo = firstDemo({ content, demos: ofPage });
      return demo === undefined
        ? []
        : [{ id, file: posixPath(path.relative(siteDir, demo)), isDemo: true }];
    }),
  );
  return found.flat();
}
