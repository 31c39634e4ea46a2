import type { ProductInfo } from './getProductInfo';
import { TREE_IDS } from './types';
import type { TreeId } from './types';

const GENERAL_TREE: TreeId = 'docs';

/**
 * Returns the id of the tree that a product's pages show: the product's own tree, the tree of MUI X
 * for all of its products, or else the general tree.
 */
export function treeOfProduct({ productId, productCategoryId }: ProductInfo): TreeId {
  if (productCategoryId === 'x') {
    return 'x';
  }
  return TREE_IDS.find((id) => id === productId) ?? GENERAL_TREE;
}
