import { themedProductOf } from '../shared/themes/themedProducts';
import type { ThemedProduct } from '../shared/themes/themedProducts';

/** Packages whose components read the theme of a product. */
const PACKAGES: readonly [RegExp, ThemedProduct][] = [
  [/^@mui\/joy(?:\/|$)/, 'joy-ui'],
  [/^@mui\/(?:material|lab|x-data-grid)(?:\/|$)|^@toolpad\/core(?:\/|$)/, 'material-ui'],
];

/**
 * Returns the products whose themes edited code needs: that of its demo first, then those of the
 * packages that it imports.
 *
 * @param imports names of modules
 */
export function themesOf(demoId: string, imports: readonly string[]): ThemedProduct[] {
  const own = themedProductOf(demoId);
  const imported = PACKAGES.filter(([names]) => imports.some((name) => names.test(name)));
  return [...new Set([...(own ? [own] : []), ...imported.map(([, product]) => product)])];
}
