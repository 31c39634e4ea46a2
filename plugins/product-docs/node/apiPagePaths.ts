import type { AllContent } from '@docusaurus/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import { apiIndexPath, apiPath } from '@component-docs/api-reference/node/links/apiPath';
import { symbolPath } from '@component-docs/api-reference/node/links/symbolPath';
import { hasApiIndex } from './hasApiIndex';
import type { ProductContent } from './productContent';

/**
 * Returns the site paths of the pages of all API references, without base URL and language, based on
 * what the products' docs plugins have loaded.
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
