import type { Product } from '../../../src/site/products/products';

/** What says where a product tells of changes. */
export type ChangesPlace = Pick<Product, 'basePath' | 'packageName'>;

/**
 * Site path of the changes of all components of a package: a page of its product has them. A package
 * beside the product's own has a section there, named after the package: `@mui/lab` has `#lab`.
 */
export function changesPath(
  { basePath, packageName: own }: ChangesPlace,
  packageName: string,
): string {
  const section = packageName === own ? '' : `#${packageName.replace(/^.*\//, '')}`;
  return `/${basePath}/api-changes${section}`;
}
