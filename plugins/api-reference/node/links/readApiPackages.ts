import type { Product } from '@component-docs/kit/shared/site/types';
import { readPackage } from '..';
import type { PackageComponents } from '..';

/**
 * Reads the packages of a product, each with the components whose API page belongs to the product
 * according to the page's URL in the packages' own comments.
 */
export async function readApiPackages(
  siteDir: string,
  { basePath, apiPackages }: Product,
): Promise<PackageComponents[]> {
  const belongs = ({ pageUrl }: { pageUrl: string }) =>
    new URL(pageUrl).pathname.startsWith(`/${basePath}/`);
  return Promise.all(
    apiPackages.map(async (packageName) => {
      const { installed, components } = await readPackage(siteDir, packageName);
      return { installed, components: components.filter(belongs) };
    }),
  );
}
