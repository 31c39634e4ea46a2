import {
  PRODUCTS_WITH_THEME,
  themedProductOf,
} from '@component-docs/demo-themes/shared/themedProducts';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

const themesOfModules = (modules: readonly string[]): ThemedProduct[] =>
  PRODUCTS_WITH_THEME.filter(({ apiPackages }) =>
    apiPackages.some((name) => modules.some((module) => `${module}/`.startsWith(`${name}/`))),
  ).map(({ demoTheme }) => demoTheme);

/**
 * Returns the products whose themes edited code needs: the product of its demo first, then the products of
 * the packages that it imports.
 *
 * @param imports names of modules
 */
export function themesOf(demoId: string, imports: readonly string[]): ThemedProduct[] {
  const own = themedProductOf(demoId);
  return [...new Set([...(own ? [own] : []), ...themesOfModules(imports)])];
}
