import type { Product } from '@component-docs/kit/shared/site/types';

/** What determines where a product's changes are described. */
export type ChangesPlace = Pick<Product, 'basePath' | 'packageName'>;

/**
 * Returns the site path where the changes of all components of a package are described: a page of
 * its product. Packages other than the product's main package have a section there: `@mui/lab` has
 * `#lab`.
 */
export function changesPath(
  { basePath, packageName: own }: ChangesPlace,
  packageName: string,
): string {
  const section = packageName === own ? '' : `#${packageName.replace(/^.*\//, '')}`;
  return `/${basePath}/api-changes${section}`;
}
