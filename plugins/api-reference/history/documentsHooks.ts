import { PRODUCTS } from '../../../src/products/shared/products';
import type { Product } from '../../../src/products/shared/types';

/**
 * Returns whether a package's hooks are documented next to its components, in tabs of their pages.
 */
export function documentsHooks(packageName: string): boolean {
  return PRODUCTS.some(
    (product: Product) => product.apiTabs && product.packageName === packageName,
  );
}
