import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type {
  ApiIndexData,
  IndexEntries,
} from '@component-docs/api-reference/shared/index-page/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import type { PageLinks } from '@component-docs/page-tree/node/trees';

interface IndexPage extends PageLinks {
  product: Product & { id: ProductId };
  context: LoadContext;
  /** Site path, including the base URL. */
  path: string;
}

/**
 * Creates the route of the index page of a product's API reference, with its data.
 */
export async function createIndexRoute(
  entries: IndexEntries,
  { product, context: { siteDir }, path, previous, next }: IndexPage,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const data: ApiIndexData = {
    productId: product.id,
    product: product.name,
    version: installedVersion(siteDir, product.packageName),
    ...entries,
    previous,
    next,
  };
  const file = 'api-index.json';
  await createData(file, JSON.stringify(data));
  return {
    path,
    component: '@theme/ApiIndexItem',
    exact: true,
    modules: { api: `@generated/docusaurus-plugin-content-docs/${product.id}/${file}` },
    sidebar: product.id,
  };
}
