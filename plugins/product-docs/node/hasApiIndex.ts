import { isPage } from '@component-docs/page-tree/shared/itemKind';
import type { PageTrees } from '@component-docs/page-tree/shared/types';
import { walkPages } from '@component-docs/page-tree/shared/walkPages';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { loadTrees } from '@component-docs/page-tree/node/trees/loadTrees';
import { apiIndexPath } from '@component-docs/api-reference/node/links/apiPath';
import type { DocPage } from './documentedComponents';

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
