import type { SymbolApi } from '../../src/api-symbols/types';
import type { Product } from '../../src/products/products';
import { describeSymbols } from '../api-reference/describeSymbols';
import { highlight } from '../code-blocks/highlight';
import { installedVersion } from '../packages/installedVersion';
import { readLinkTargets } from './readLinkTargets';
import { createLinkResolver } from './resolveLibraryLink';

/** The interfaces and hooks of a product's packages that have pages of their own. */
export async function describeProductSymbols(
  { packageName: mainPackage, apiPackages }: Product,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<SymbolApi[]> {
  const resolveLink = createLinkResolver(await readLinkTargets(siteDir), baseUrl);
  const releaseTag = `v${installedVersion(siteDir, mainPackage)}`;
  const described = await Promise.all(
    apiPackages.map((packageName) =>
      describeSymbols({ siteDir, packageName, resolveLink, highlight, releaseTag }),
    ),
  );
  return described.flat();
}
