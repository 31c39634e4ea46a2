import fs from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { OverviewGroup } from '../shared/overviews';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import type { DemoFile } from '@component-docs/demos/node/collectDemos';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';
import type { ThumbnailSource } from './thumbnails';
import { isDrawnInBrowser } from '@component-docs/demos/node/generateModules';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';

/** An English page, and the files of its demos with their code. */
interface PageDemos {
  content: string;
  demos: readonly (Pick<DemoFile, 'name' | 'file' | 'styling'> & { code: string })[];
}

/** The version of a demo with several stylings that needs no style sheet of its page. */
const STYLING = 'system';

/**
 * Returns the file of the first demo that a page shows, or undefined if the page has none, or if the
 * demo has no HTML from the server, because it measures its container first.
 */
export function firstDemo({ content, demos }: PageDemos): string | undefined {
  const [shown] = shownDemos(content);
  const demo = demos.find(
    ({ name, styling }) => name === shown?.name && (styling ?? STYLING) === STYLING,
  );
  return demo && !isDrawnInBrowser(demo.code) ? demo.file : undefined;
}

/** Returns the ids of the thumbnails of written pages, by site path. */
function thumbnailsOfPages(groups: readonly OverviewGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ cards }) =>
      cards.flatMap(({ href, thumbnail }) =>
        thumbnail === undefined ? [] : [[href, thumbnail] as const],
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
