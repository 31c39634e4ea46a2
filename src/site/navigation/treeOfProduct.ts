import type { ProductInfo } from './getProductInfo';
import { TREE_IDS } from './types';
import type { TreeId } from './types';

const GENERAL_TREE: TreeId = 'docs';

/**
 * The tree a product's pages show: its own one, that of MUI X for all of its products, and else
 * the general tree (behaviours §3; the trees of MUI X and Toolpad are part of this site).
 */
export function treeOfProduct({ productId, productCategoryId }: ProductInfo): TreeId {
  if (productCategoryId === 'x') {
    return 'x';
  }
  return TREE_IDS.find((id) => id === productId) ?? GENERAL_TREE;
}
