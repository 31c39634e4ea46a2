import type { PackageComponent } from './demo/demoFiles';
import { readPackage } from '@component-docs/api-reference';
import { findHooks } from '@component-docs/react-api-model/extract/findComponents';
import { locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { isPage, normalizePathname, walkPages } from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { Product } from '@component-docs/kit/shared/site/types';

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

/** The exports of a product's installed packages. */
export interface Exports {
  components: readonly PackageComponent[];
  hooks: readonly string[];
}

/** The known facts about a page: its short title, and the components and hooks that it documents. */
export interface KnownPage extends Exports {
  title: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the known facts about an existing page.
 *
 * @param frontMatter of the page, which lists the components and hooks that it documents
 */
export function writtenPage(
  title: string,
  frontMatter: Readonly<Record<string, unknown>>,
  { components, hooks }: Exports,
): KnownPage {
  return {
    title,
    components: listOf(frontMatter.components).flatMap(
      (name) => components.find((component) => component.name === name) ?? [],
    ),
    hooks: hooks.filter((name) => listOf(frontMatter.hooks).includes(name)),
  };
}

/**
 * Returns the known facts about a page before it is written: it documents the exports that have the name of
 * its title.
 */
export function newPageOf(title: string, { components, hooks }: Exports): KnownPage {
  const name = title.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const names = [name, name.replace(/s$/, ''), `${name}group`];
  return {
    title,
    components: components.filter((component) => names.includes(component.name.toLowerCase())),
    hooks: hooks.filter((hook) => hook.toLowerCase() === `use${name}`),
  };
}
