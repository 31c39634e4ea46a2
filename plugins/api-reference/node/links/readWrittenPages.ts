import type { Product } from '@component-docs/kit/shared/site/types';
import {
  readDocuments,
  readSitePages,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { readApiPackages } from '..';
import { tabPath, tabsOfNames } from '../../shared/tabs';
import { readFrontMatter } from '@component-docs/page-tree/node/written-pages/readPages';
import { kebabCase } from '../../shared/component-page/anchors';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readSymbols } from '../describe/describeSymbols';
import { apiIndexPath, apiPath, symbolPath } from './apiPath';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the site paths of the API tabs of a product's written pages: `/acme-ui/react-button/hooks-api`.
 * Returns none for a product with separate API pages.
 */
export async function readWrittenTabs(siteDir: string, product: Product): Promise<string[]> {
  if (!product.apiTabs) {
    return [];
  }
  const documents = await readDocuments(siteDir);
  const own = documents.filter(({ path }) => path.startsWith(`/${product.basePath}/`));
  const tabs = await Promise.all(
    own.map(async ({ path, file }) => {
      const { components, hooks } = await readFrontMatter(siteDir, file);
      const names = { components: listOf(components), hooks: listOf(hooks) };
      return tabsOfNames(names).map((tab) => tabPath(path, tab));
    }),
  );
  return tabs.flat();
}

async function referencePages(siteDir: string, product: Product): Promise<string[]> {
  const [packages, symbols] = await Promise.all([
    readApiPackages(siteDir, product),
    Promise.all(product.apiPackages.map((name) => readSymbols(siteDir, name))),
  ]);
  const components = product.apiTabs ? [] : packages.flatMap((read) => read.components);
  return [
    // Generated for every product whose page tree has an item for it.
    apiIndexPath('/', product),
    ...components.map(({ name }) => apiPath('/', product, kebabCase(name))),
    ...(await readWrittenTabs(siteDir, product)),
    ...symbols
      .flatMap((read) => read.symbols)
      .map(({ name }) => symbolPath('/', product, { name, slug: kebabCase(name) })),
  ];
}

/**
 * Reads the site paths of all pages that the site has: documents, pages of `src/pages`, and the API
 * reference.
 */
export async function readWrittenPages(siteDir: string): Promise<ReadonlySet<string>> {
  const pages = await Promise.all([readDocuments(siteDir), readSitePages(siteDir)]);
  const reference = await Promise.all(PRODUCTS.map((product) => referencePages(siteDir, product)));
  return new Set([...pages.flat().map(({ path }) => path), ...reference.flat()]);
}
