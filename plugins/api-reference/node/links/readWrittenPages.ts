import { kebabCase } from '../../shared/component-page/anchors';
import { tabPath, tabsOfNames } from '../../shared/tabs/tabPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  readDocuments,
  readSitePages,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { readSymbols } from '../describe/describeSymbols';
import { apiIndexPath, apiPath } from './apiPath';
import { readApiPackages } from './readApiPackages';
import { readPlannedPages } from './plannedTabs';
import { symbolPath } from './symbolPath';
import { readWrittenTabs } from './writtenTabs';

async function referencePages(siteDir: string, product: Product): Promise<string[]> {
  const [packages, symbols] = await Promise.all([
    readApiPackages(siteDir, product),
    Promise.all(product.apiPackages.map((name) => readSymbols(siteDir, name))),
  ]);
  const planned = await readPlannedPages(siteDir, product);
  const components = product.apiTabs ? [] : packages.flatMap((read) => read.components);
  return [
    // Generated for every product whose page tree has an item for it.
    apiIndexPath('/', product),
    ...components.map(({ name }) => apiPath('/', product, kebabCase(name))),
    ...planned.flatMap((page) => tabsOfNames(page).map((tab) => tabPath(page.path, tab))),
    ...(await readWrittenTabs(siteDir, product)),
    ...symbols
      .flatMap((read) => read.symbols)
      .map(({ name }) => symbolPath('/', product, { name, slug: kebabCase(name) })),
  ];
}

/**
 * Reads the site paths of all pages that the site has: documents, pages of `src/pages`, and the API
 * reference. Items of page trees that aren't among them are planned.
 */
export async function readWrittenPages(siteDir: string): Promise<ReadonlySet<string>> {
  const pages = await Promise.all([readDocuments(siteDir), readSitePages(siteDir)]);
  const reference = await Promise.all(PRODUCTS.map((product) => referencePages(siteDir, product)));
  return new Set([...pages.flat().map(({ path }) => path), ...reference.flat()]);
}
