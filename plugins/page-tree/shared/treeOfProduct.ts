import type { ProductInfo } from './getProductInfo';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { TREE_IDS } from './types';
import type { TreeId } from './types';

const GENERAL_TREE: TreeId = 'docs';

/**
 * Returns the id of the tree that a product's pages show: the product's own tree, that of the product
 * that it is a part of, or else the general tree.
 */
export function treeOfProduct({ productId, productCategoryId }: ProductInfo): TreeId {
  return (
    TREE_IDS.find((id) => id === productId) ??
    PRODUCTS.find(({ group }) => group === productCategoryId)?.id ??
    GENERAL_TREE
  );
}
