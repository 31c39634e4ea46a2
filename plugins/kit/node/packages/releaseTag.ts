import type { Product } from '../../shared/site/types';
import { installedVersion } from './installedVersion';

/**
 * Returns the tag of a product's release in its repository. Packages in the same repository are
 * released together, under the version of one of them.
 *
 * Throws when that package isn't installed.
 */
export function releaseTag(
  siteDir: string,
  { packageName, releasedWith = packageName }: Pick<Product, 'packageName' | 'releasedWith'>,
): string {
  return `v${installedVersion(siteDir, releasedWith)}`;
}
