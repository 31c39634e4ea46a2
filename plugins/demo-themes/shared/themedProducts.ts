import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import type { Product } from '@component-docs/kit/shared/site/types';

export type { ThemedProduct };

type WithTheme = Product & { demoTheme: ThemedProduct };

/** The products whose demos run in such a theme: their own, or the theme of the product they are built on. */
export const PRODUCTS_WITH_THEME = PRODUCTS.filter(
  (product): product is WithTheme => 'demoTheme' in product,
);

export const THEMED_PRODUCTS: readonly ThemedProduct[] = [
  ...new Set(PRODUCTS_WITH_THEME.map(({ demoTheme }) => demoTheme)),
];

/**
 * Returns the product whose theme a demo or thumbnail (`<product>/…`) uses; undefined if it uses
 * none.
 */
export function themedProductOf(demoId: string): ThemedProduct | undefined {
  return PRODUCTS_WITH_THEME.find(({ id }) => demoId.startsWith(`${id}/`))?.demoTheme;
}
