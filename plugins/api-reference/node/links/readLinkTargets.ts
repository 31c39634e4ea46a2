import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { linkTargets } from './linkTargets';
import type { LinkTargets } from './linkTargets';
import { readApiPackages } from './readApiPackages';
import { readWrittenPages } from './readWrittenPages';

/**
 * Reads the pages that links in packages' comments can lead to, across products. API tabs aren't
 * among the API pages: a link to a tab leads to a written page.
 */
export async function readLinkTargets(siteDir: string): Promise<LinkTargets> {
  const withPages = PRODUCTS.filter(({ apiTabs }: Product) => !apiTabs);
  const apis = await Promise.all(
    withPages.map(async (product) => {
      const packages = await readApiPackages(siteDir, product);
      return { product, components: packages.flatMap(({ components }) => components) };
    }),
  );
  return linkTargets(loadTrees(), await readWrittenPages(siteDir), apis);
}
