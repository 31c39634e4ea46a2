import { readPackage } from '@component-docs/api-reference';
import { findHooks } from '@component-docs/react-api-model/extract/findComponents';
import { locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { isPage, normalizePathname, walkPages } from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { Product } from '@component-docs/kit/shared/site/types';
import type { PackageComponent } from './demo/demoFiles';

/** Reads the components of a product's packages. */
export async function readComponents(
  siteDir: string,
  { apiPackages }: Product,
): Promise<PackageComponent[]> {
  const packages = await Promise.all(apiPackages.map((name) => readPackage(siteDir, name)));
  return packages.flatMap(({ installed, components }) =>
    components.map((component) => ({ ...component, packageName: installed.name })),
  );
}

/** Returns the hooks of a product that documents them on its pages. */
export function readHooks(siteDir: string, { apiTabs, packageName }: Product): string[] {
  return apiTabs ? findHooks(locatePackage(siteDir, packageName)).map(({ name }) => name) : [];
}

/** Returns the pages of a product that the page trees contain, with their titles, by site path. */
export function pagesInTrees({ basePath }: Product): Map<string, string> {
  const items = Object.values(loadTrees()).flatMap((tree) => walkPages(tree));
  return new Map(
    items
      .filter(({ item }) => isPage(item) && item.pathname.startsWith(`/${basePath}/`))
      .map(({ item }) => [normalizePathname(item.pathname), pageToTitle(item) ?? item.pathname]),
  );
}
