import type { ComponentApi } from '../../src/api-reference/types';
import type { Product } from '../../src/products/products';
import { pagesOf } from '../api-reference';
import { describeHooks } from '../api-reference/describeHooks';
import { highlight } from '../code-blocks/highlight';
import { installedVersion } from '../packages/installedVersion';
import { tabPages } from './apiTabs';
import type { TabPage } from './apiTabs';
import type { DocPage } from './documentedComponents';
import { readApiPackages } from './readApiPackages';
import { readLinkTargets } from './readLinkTargets';
import { createLinkResolver } from './resolveLibraryLink';

/** The API tabs of a product's pages; none for a product whose API has pages of its own. */
export async function describeTabs(
  product: Product,
  pages: readonly DocPage[],
  components: readonly ComponentApi[],
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<TabPage[]> {
  const { packageName, apiTabs } = product;
  if (!apiTabs) {
    return [];
  }
  const packages = await readApiPackages(siteDir, product);
  const hooks = await describeHooks({
    siteDir,
    packageName,
    product: product.id,
    resolveLink: createLinkResolver(await readLinkTargets(siteDir), baseUrl),
    componentPages: pagesOf(packages.flatMap((item) => item.components)),
    highlight,
  });
  const version = installedVersion(siteDir, packageName);
  return tabPages(pages, { packageName, version, components, hooks });
}
