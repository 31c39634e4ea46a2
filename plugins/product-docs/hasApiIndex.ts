import { isPage } from '../../src/navigation/itemKind';
import type { PageTrees } from '../../src/navigation/types';
import { walkPages } from '../../src/navigation/walkPages';
import type { ProductId } from '../../src/products/products';
import { loadTrees } from '../page-tree/loadTrees';
import { apiIndexPath } from './apiPath';

/** Whether a product's API reference has an index page: its page tree has a written item for it. */
export function hasApiIndex(product: ProductId, trees: PageTrees = loadTrees()): boolean {
  return walkPages(trees[product]).some(
    ({ item }) => isPage(item) && !item.planned && item.pathname === apiIndexPath('/', product),
  );
}
