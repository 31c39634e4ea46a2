import { PRODUCTS } from '../../kit/shared/site/products';
import type { ProductInfo } from './getProductInfo';

/** Display names by product id or category id, not translated. */
const PRODUCT_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRODUCTS.map(({ id, name }) => [id, name])),
  toolpad: 'Toolpad',
  'toolpad-studio': 'Toolpad Studio',
  'docs-infra': 'Docs Infra',
  docs: 'Home docs',
  core: 'MUI Core',
};

/** Names that differ on the drawer's product button. */
const DRAWER_NAMES: Readonly<Record<string, string>> = { 'docs-infra': 'Docs-infra' };

type NamedProduct = { readonly [Key in keyof ProductInfo]: string };

function nameIn(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

/**
 * Returns the display name of a product, looked up by product id, then by category id. Logs an error
 * and returns undefined when neither has a name.
 */
export function productName(
  { productId, productCategoryId }: NamedProduct,
  logError: (message: string) => void = console.error,
): string | undefined {
  const name = nameIn(PRODUCT_NAMES, productId) ?? nameIn(PRODUCT_NAMES, productCategoryId);
  if (name === undefined) {
    logError(
      `Product "${productId}" of category "${productCategoryId}" has no display name. Add one to PRODUCT_NAMES in plugins/page-tree/shared/productNames.ts.`,
    );
  }
  return name;
}

/** Returns the name on the drawer's product button: that of `productName`, with a few exceptions. */
export function drawerProductName(
  product: NamedProduct,
  logError: (message: string) => void = console.error,
): string | undefined {
  return nameIn(DRAWER_NAMES, product.productId) ?? productName(product, logError);
}
