import { PRODUCTS } from '../../kit/shared/site/products';
import type { ProductId } from '../../kit/shared/site/products';
import { pathnameToLanguage } from '../../labels/shared/pathnameToLanguage';

/** Stands for missing values. It is a string so that "unset" and "set to null" survive serialization. */
const NONE = 'null';

const X_API_PRODUCTS = ['data-grid', 'date-pickers', 'charts'] as const;

export type ProductCategoryId = 'core' | 'x' | 'toolpad' | typeof NONE;
export type PathProductId =
  | ProductId
  | `x-${string}`
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra'
  | typeof NONE;

/** The product that a path belongs to. */
export interface ProductInfo {
  productCategoryId: ProductCategoryId;
  productId: PathProductId;
}

/** Returns the MUI X product of a page (`/x/react-<slug>`) or of an API page (`/x/api/<slug>/`). */
function xProductOf(path: string): PathProductId {
  const api = X_API_PRODUCTS.find((slug) => `${path}/`.startsWith(`/x/api/${slug}/`));
  const slug = api ?? /^\/x\/react-([^/]+)/.exec(path)?.[1];
  return slug ? `x-${slug}` : NONE;
}

function toolpadProductOf(path: string): PathProductId {
  return /^\/+toolpad\/studio(\/|$)/.test(path) ? 'toolpad-studio' : 'toolpad-core';
}

function infoOfFolder(folder: string | undefined, path: string): ProductInfo {
  const core = PRODUCTS.find(({ basePath, group }) => group === 'core' && basePath === folder);
  if (core) {
    return { productCategoryId: 'core', productId: core.id };
  }
  switch (folder) {
    case 'x':
      return { productCategoryId: 'x', productId: xProductOf(path) };
    case 'toolpad':
      return { productCategoryId: 'toolpad', productId: toolpadProductOf(path) };
    case 'docs':
    case 'versions':
    case 'production-error':
      return { productCategoryId: NONE, productId: 'docs' };
    default:
      return { productCategoryId: NONE, productId: NONE };
  }
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
