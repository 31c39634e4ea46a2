import type { AllContent } from '@docusaurus/types';
import { isPage } from '@component-docs/page-tree/shared/items';
import type { PageTrees } from '@component-docs/page-tree/shared/types';
import { walkPages } from '@component-docs/page-tree/shared/items';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { loadTrees } from '@component-docs/page-tree/node/trees/loadTrees';
import {
  apiIndexPath,
  apiPath,
  symbolPath,
} from '@component-docs/api-reference/node/links/apiPath';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import type { DocPage } from './documentedComponents';
import type { ProductContent } from './withAdditions';

/**
 * Returns whether a product's API reference has a generated index page: its page tree has an item
 * for it, and none of the product's documents is that page.
 */
export function hasApiIndex(
  product: Product & { id: ProductId },
  docs: readonly Pick<DocPage, 'permalink'>[],
  trees: PageTrees = loadTrees(),
): boolean {
  const index = apiIndexPath('/', product);
  const isInTree = walkPages(trees[product.id]).some(
    ({ item }) => isPage(item) && item.pathname === index,
  );
  return isInTree && !docs.some(({ permalink }) => permalink.replace(/\/$/, '').endsWith(index));
}

/**
 * Returns the site paths of the pages of all API references, without base URL and language, based on the
 * content that the products' docs plugins have loaded.
 */
export function apiPagePaths(allContent: AllContent, baseUrl: string): string[] {
  return PRODUCTS.flatMap((product: Product & { id: ProductId }) => {
    const content = allContent['docusaurus-plugin-content-docs']?.[product.id] as
      ProductContent | undefined;
    const { apis = [], symbols = [], tabs = [], loadedVersions = [] } = content ?? {};
    const docs = loadedVersions.flatMap((version) => version.docs);
    return [
      ...(hasApiIndex(product, docs) ? [apiIndexPath('/', product)] : []),
      ...tabs.map(({ path }) => sitePathOfPermalink(path, baseUrl)),
      ...(product.apiTabs ? [] : apis.map(({ slug }) => apiPath('/', product, slug))),
      ...symbols.map((symbol) => symbolPath('/', product, symbol)),
    ];
  });
}
