import { isPage } from '../../page-tree/shared/itemKind';
import type { PageTrees } from '../../page-tree/shared/types';
import { walkPages } from '../../page-tree/shared/walkPages';
import type { ProductId } from '../../kit/shared/site/products';
import type { Product } from '../../kit/shared/site/types';
import { loadTrees } from '../../page-tree/node/trees/loadTrees';
import { apiIndexPath } from '../../api-reference/node/links/apiPath';
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
