import { PRODUCTS } from '../../../src/site/products/products';
import type { Product } from '../../../src/site/products/products';

/**
 * Returns whether a package's hooks are documented next to its components, in tabs of their pages.
 */
export function documentsHooks(packageName: string): boolean {
  return PRODUCTS.some(
    (product: Product) => product.apiTabs && product.packageName === packageName,
  );
}
