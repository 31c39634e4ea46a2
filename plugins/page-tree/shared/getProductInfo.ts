import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';

/** Stands for missing values. It is a string so that "unset" and "set to null" survive serialization. */
const NONE = 'null';

/** The product that a path belongs to. */
export interface ProductInfo {
  /** Id of the product's group. */
  productCategoryId: string;
  /** Id of the product or of its part, or of the tree of pages that belong to no product. */
  productId: string;
}

/** Returns the part of a product that a page belongs to; the product itself if it has no parts, or is one. */
function partOf({ id, parts, partPaths = [] }: Product, path: string): string {
  for (const [pattern, part] of partPaths) {
    const expression = RegExp(pattern);
    if (expression.test(path)) {
      return path.replace(expression, part);
    }
  }
  return !parts || parts.some((part) => part.id === id) ? id : NONE;
}

function infoOfFolder(folder: string | undefined, path: string): ProductInfo {
  const product = MENU_PRODUCTS.find(({ basePath }) => basePath.split('/', 1)[0] === folder);
  if (product) {
    return { productCategoryId: product.group, productId: partOf(product, path) };
  }
  const isGeneral = folder === 'docs' || folder === 'versions' || folder === 'production-error';
  return { productCategoryId: NONE, productId: isGeneral ? 'docs' : NONE };
}

/**
 * Returns the product and category of a page by its path, with or without language, query, and hash.
 * The first folder only counts if a slash follows it: `/versions` has no product.
 */
export function getProductInfoFromUrl(url: string): ProductInfo {
  const path = pathnameToLanguage(url).canonicalAsServer;
  const info = infoOfFolder(/^\/+([^/]+)\//.exec(path)?.[1], path);
  // Overrides the rest: the docs-infra manual is among the experiments.
  return path.startsWith('/experiments/docs/') ? { ...info, productId: 'docs-infra' } : info;
}
