import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  withHistory,
  withSymbolHistory,
  withHookHistory,
} from '@component-docs/api-history/node/withHistory';
import { describeComponents, readApiPackages } from '@component-docs/api-reference';
import { withInheritedProps } from '@component-docs/api-reference/node/describe/inheritedProps';
import { highlight } from '@component-docs/written-pages/node/code-blocks/highlight';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { releaseTag, installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { readPropIndex } from '@component-docs/demos/node/prop-index';
import { withUses } from '@component-docs/demos/node/prop-index/usesOnApiPages';
import type { SymbolApi } from '@component-docs/api-reference/shared/pages';
import {
  describeSymbols,
  describeHooks,
} from '@component-docs/api-reference/node/describe/describeSymbols';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { keepComponents } from '@component-docs/docs-checks/node/live-checks/livePages';
import { unknownComponents } from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import type { KnownComponents } from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import { addHistories, readSiteContext } from './readSiteContext';
import { documentedComponents } from './documentedComponents';
import type { ComponentsOfPage, DocPage } from './documentedComponents';
import { tabPages } from './apiTabs';
import type { TabPage } from './apiTabs';
import { statSync } from 'node:fs';
import { PACKAGES, tableFile } from '@component-docs/api-reference/node/translation/readEntries';
import { readingsFile } from '@component-docs/demos/node/prop-index/cache';

type Site = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>;

/** Returns a message for each documented component that isn't known. Reads the pages that have one, for its line. */
async function problemsOf(
  siteDir: string,
  pages: readonly ComponentsOfPage[],
  known: KnownComponents,
): Promise<string[]> {
  const wrong = pages.filter(({ components }) => components.some((name) => !known.names.has(name)));
  const problems = wrong.map(async ({ file, components }) => {
    const content = await fs.readFile(path.join(siteDir, file), 'utf8');
    return unknownComponents(file, content, components, known);
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Describes the API reference of a product, sorted by name: every component of its packages whose
 * page belongs to the product, with the pages that document it and the demos that set its props.
 *
 * Throws when a page documents a component that no package of the product has, or when a comment in
 * a package has a broken link.
 */
export async function describeApi(
  product: Product,
  docs: readonly DocPage[],
  site: Site,
): Promise<ComponentApi[]> {
  const { siteDir, baseUrl } = site;
  const { apiPackages } = product;
  const { pages, problems } = documentedComponents(docs);
  failWith('Front matter is not valid', problems);
  const context = await readSiteContext(product, site);
  const packages = await readApiPackages(siteDir, product);
  const described = packages.flatMap((components) =>
    describeComponents(components, {
      ...context,
      demoPages: pages,
      releaseTag: releaseTag(siteDir, product),
      highlight,
    }),
  );
  const known = { names: new Set(described.map(({ name }) => name)), packages: apiPackages };
  keepComponents(product.id, known);
  failWith("Pages don't match the packages", await problemsOf(siteDir, pages, known));
  const uses = await readPropIndex(siteDir);
  const used = withInheritedProps(described).map((api) => withUses(api, uses, { baseUrl, pages }));
  const complete = await addHistories(used, withHistory, product, site);
  return complete.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Describes a product's interfaces and hooks that have their own page, with their histories. */
export async function describeProductSymbols(product: Product, site: Site): Promise<SymbolApi[]> {
  const { siteDir } = site;
  const context = await readSiteContext(product, site);
  const tag = releaseTag(siteDir, product);
  const described = await Promise.all(
    product.apiPackages.map((packageName) =>
      describeSymbols({ ...context, siteDir, packageName, highlight, releaseTag: tag }),
    ),
  );
  return addHistories(described.flat(), withSymbolHistory, product, site);
}

/** Describes the API tabs of a product's pages. Returns none for a product with separate API pages. */
export async function describeTabs(
  product: Product & { id: ProductId },
  pages: readonly DocPage[],
  components: readonly ComponentApi[],
  site: Site,
): Promise<TabPage[]> {
  const { siteDir } = site;
  const { packageName, apiTabs } = product;
  if (!apiTabs) {
    return [];
  }
  const described = await describeHooks({
    ...(await readSiteContext(product, site)),
    siteDir,
    packageName,
    highlight,
  });
  const hooks = await addHistories(described, withHookHistory, product, site);
  const version = installedVersion(siteDir, packageName);
  return tabPages(pages, { packageName, version, components, hooks });
}

function lastChange(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Returns a key of what a product's reference depends on while the development server runs: its
 * pages without their content, the readings of demos, and the translations. Packages stay the same.
 */
export function referenceKey(siteDir: string, pages: readonly DocPage[]): string {
  return JSON.stringify([
    pages.map(({ title, permalink, source, frontMatter }) => ({
      title,
      permalink,
      source,
      frontMatter,
    })),
    lastChange(readingsFile(siteDir)),
    PACKAGES.map((name) => lastChange(path.join(siteDir, tableFile(name)))),
  ]);
}
