import fs from 'node:fs/promises';
import path from 'node:path';
import { readPackage } from '../../plugins/api/reference';
import { findHooks } from '../../plugins/api/reference/extract/findHooks';
import { locatePackage } from '../../plugins/api/reference/extract/locatePackage';
import { loadTrees } from '../../plugins/navigation/page-tree';
import { isPage } from '../../src/site/navigation/itemKind';
import { normalizePathname } from '../../src/site/navigation/normalizePathname';
import { pageToTitle } from '../../src/site/navigation/pageTitle';
import { walkPages } from '../../src/site/navigation/walkPages';
import type { Product } from '../../src/site/products/products';
import type { PackageComponent } from './demo/demoFiles';
import type { PageOutline } from './outline';

/** Where the outlines of a product's pages are, relative to the site's root. */
export function outlineFile({ id }: Pick<Product, 'id'>): string {
  return `content/page-outlines/${id}.json`;
}

/** Reads the outlines of a product's pages by slug; none if the product has no file of them. */
export async function readOutlines(
  siteDir: string,
  product: Pick<Product, 'id'>,
): Promise<Readonly<Record<string, PageOutline>>> {
  const text = await fs
    .readFile(path.join(siteDir, outlineFile(product)), 'utf8')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return '{}';
      }
      throw error;
    });
  return JSON.parse(text) as Record<string, PageOutline>;
}

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
