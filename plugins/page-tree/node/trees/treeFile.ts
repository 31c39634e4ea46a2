import type { ProductInfo } from '../../shared/getProductInfo';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { TREE_IDS } from '../../shared/types';
import type { TreeId } from '../../shared/types';

/** The page trees, relative to the site's root. */
export const TREES_FOLDER = 'content/navigation';

/** Returns the file of a page tree, relative to the site's root, for messages. */
export function treeFile(treeId: string): string {
  return `${TREES_FOLDER}/${treeId}.ts`;
}

const GENERAL_TREE: TreeId = 'docs';

/**
 * Returns the id of the tree that a product's pages show: the product's own tree, the tree of the product
 * that it is a part of, or else the general tree.
 */
export function treeOfProduct({ productId, productCategoryId }: ProductInfo): TreeId {
  return (
    TREE_IDS.find((id) => id === productId) ??
    PRODUCTS.find(({ group }) => group === productCategoryId)?.id ??
    GENERAL_TREE
  );
}
