import fs from 'node:fs/promises';
import path from 'node:path';
import type { I18n, LoadContext } from '@docusaurus/types';
import { PLANNED_PAGES } from '@component-docs/static-pages/shared/dataFiles';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { PlannedPage } from '../../shared/plannedPage';
import { readWrittenPages } from '@component-docs/api-reference/node/links/readWrittenPages';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import {
  pagesOfTrees,
  plannedPages,
  apiPagesNear,
  relatedPages,
} from '@component-docs/page-tree/node/planned-pages/plannedPages';

type Labels = LoadContext['codeTranslations'];

/** Returns the title of an API page: that of its tab, or the name of its component. */
function apiTitle(path: string, labels: Labels): string {
  if (path.endsWith('/components-api')) {
    return labels['apiTabs.components'] ?? 'Components API';
  }
  if (path.endsWith('/hooks-api')) {
    return labels['apiTabs.hooks'] ?? 'Hooks API';
  }
  return `${pageToTitle({ pathname: path })} API`;
}

/**
 * Returns what the 404 page knows of planned pages, in the language of the build.
 *
 * @param labels the site's label table; empty in the default language
 */
export async function readPlannedPages(
  siteDir: string,
  i18n: Pick<I18n, 'currentLocale' | 'defaultLocale'>,
  labels: Labels,
): Promise<PlannedPage[]> {
  const trees = loadTrees();
  const written = await readWrittenPages(siteDir);
  const { titleOf } = await readTexts(siteDir, i18n);
  const pages = pagesOfTrees(trees, titleOf);
  const titles = new Map(pages.map(({ path: page, title }) => [page, title]));
  return plannedPages(pages, written).map((page) => ({
    path: page.path,
    title: page.title,
    api: apiPagesNear(page, written).map((api) => ({ path: api, title: apiTitle(api, labels) })),
    related: relatedPages(page, trees, written).map((related) => ({
      path: related,
      title: titles.get(related) ?? related,
    })),
  }));
}

/** Writes the file of planned pages into the built site of a language. */
export async function writePlannedPages(
  outDir: string,
  { siteDir, i18n, codeTranslations }: LoadContext,
): Promise<void> {
  const pages = await readPlannedPages(siteDir, i18n, codeTranslations);
  await fs.writeFile(path.join(outDir, PLANNED_PAGES), JSON.stringify(pages));
}
