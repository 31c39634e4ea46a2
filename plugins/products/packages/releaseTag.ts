import type { Product } from '../../../src/site/products/products';
import { installedVersion } from './installedVersion';

/**
 * The tag of a product's release in its repository. Packages of one repository are released together,
 * under the version of one of them.
 *
 * Throws when that package is not installed.
 */
export function releaseTag(
  siteDir: string,
  { packageName, releasedWith = packageName }: Pick<Product, 'packageName' | 'releasedWith'>,
): string {
  return `v${installedVersion(siteDir, releasedWith)}`;
}
